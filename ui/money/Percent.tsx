import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale } from '../lib/locale-context.ts'
import { formatPercent } from './format.ts'
import { Missing } from './Money.tsx'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** `2.5` is shown as `2.5%`. */
  percent: Decimal | null | undefined
}

/** A percentage. A missing value is a dash. */
export function Percent({ percent, className, ...rest }: Props) {
  const locale = useLocale()
  return (
    <span data-slot="percent" className={cn('tabular-nums', className)} {...rest}>
      {percent == null ? <Missing /> : formatPercent(percent, locale)}
    </span>
  )
}
