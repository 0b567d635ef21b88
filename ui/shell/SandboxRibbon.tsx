import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'
import type { ComponentProps } from 'react'

/** Says on every page that all money is simulated (FAIR-6). */
export function SandboxRibbon({ className, ...rest }: Omit<ComponentProps<'p'>, 'children'>) {
  const t = useTranslate()
  return (
    <p
      data-slot="sandbox-ribbon"
      className={cn(
        'bg-sandbox px-4 py-1 text-center text-xs leading-4.5 font-semibold text-sandbox-ink forced-colors:border-t',
        className,
      )}
      {...rest}
    >
      {t(m.simulatedMoney)}
    </p>
  )
}
