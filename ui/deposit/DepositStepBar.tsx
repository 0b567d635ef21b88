import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

const steps = [m.amountStep, m.transferStep]

type Props = Omit<ComponentProps<'ol'>, 'children'> & {
  /** The current step, 1 or 2. */
  current: 1 | 2
}

/** The two steps of a deposit, with the current one marked. */
export function DepositStepBar({ current, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <ol data-slot="deposit-step-bar" className={cn('grid grid-cols-2 gap-3 text-sm', className)} {...rest}>
      {steps.map((step, index) => {
        const number = index + 1
        const done = number < current
        return (
          <li
            key={number}
            aria-current={number === current ? 'step' : undefined}
            className={cn(
              'flex items-start gap-2 border-t-2 pt-2',
              number <= current ? 'border-accent' : 'border-line',
              number === current ? 'font-medium' : 'text-muted',
            )}
          >
            {done && <Check aria-hidden className="mt-0.75 size-4 shrink-0 text-link" />}
            <span>
              {t(m.stepOfTwo, { number, name: t(step) })}
              {done && <span className="sr-only">{t(m.stepDone)}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
