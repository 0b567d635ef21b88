import type { Decimal } from '#contract/money.ts'
import { use, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { AmountsHidden, MASK } from './amounts-hidden-context.ts'
import { formatMoney } from './format.ts'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** US dollars. `null` if the amount is missing or could not be read. */
  amount: Decimal | null | undefined
}

/** An amount in US dollars. A missing amount is a dash, never zero. If amounts are hidden, it shows a mask. */
export function Money({ amount, className, ...rest }: Props) {
  const hidden = use(AmountsHidden)
  return (
    <span
      data-slot="money"
      data-state={amount == null ? 'missing' : hidden ? 'hidden' : 'known'}
      className={cn('tabular-nums', className)}
      {...rest}
    >
      {amount == null ? <Missing /> : hidden ? <Masked /> : formatMoney(amount)}
    </span>
  )
}

/** A dash for a missing value. Screen readers say 'not available'. */
export function Missing() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">not available</span>
    </>
  )
}

/** An amount as plain text inside a sentence. */
export const MoneyText = ({ amount }: { amount: Decimal }) =>
  use(AmountsHidden) ? <Masked /> : formatMoney(amount)

/** Replaces an amount that the customer has hidden. The amount isn't in the page (FAIR-9). */
export function Masked() {
  return (
    <span title="Amount hidden">
      <span aria-hidden="true" className="tracking-widest">
        {MASK}
      </span>
      <span className="sr-only">Amount hidden</span>
    </span>
  )
}
