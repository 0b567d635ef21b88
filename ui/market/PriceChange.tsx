import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Change } from '../money/Change.tsx'
import * as m from './messages.ts'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** In percent, with a minus for a fall. `null` or `undefined` if it isn’t known. */
  change: Decimal | null | undefined
  /** The period, such as '24 h'. Leave it out if the header of the column names it. */
  period?: string
}

/** A price change in percent, with the period it covers. */
export function PriceChange({ change, period, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <span
      data-slot="price-change"
      className={cn('inline-flex flex-wrap items-baseline gap-x-1.5', className)}
      {...rest}
    >
      <Change change={change} />
      {period !== undefined && <span className="text-sm text-muted">{t(m.inPeriod, { period })}</span>}
    </span>
  )
}
