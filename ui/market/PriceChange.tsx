import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Change } from '../money/Change.tsx'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  change: Decimal | null | undefined
  /** The time it happened in: '24 h'. Left out where a column's header says it. */
  period?: string
}

/** How much a price changed, with the time that it happened in. */
export function PriceChange({ change, period, className, ...rest }: Props) {
  return (
    <span
      data-slot="price-change"
      className={cn('inline-flex flex-wrap items-baseline gap-x-1.5', className)}
      {...rest}
    >
      <Change change={change} />
      {period !== undefined && <span className="text-sm text-muted">in {period}</span>}
    </span>
  )
}
