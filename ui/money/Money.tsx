import type { Decimal } from '#contract/money.ts'
import { use, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { AmountsHidden, MASK } from './amounts-hidden.ts'
import { formatMoney } from './format.ts'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** US dollars as an exact decimal; `null` is a figure that could not be read. */
  amount: Decimal | null | undefined
}

/** US dollars to the cent, as the server sent them; a missing amount is a dash, never zero (FAIR-1), a hidden one a mask (FAIR-9). */
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

export function Missing() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">not available</span>
    </>
  )
}

/** An amount inside a sentence, in the sentence's own figures. */
export const MoneyText = ({ amount }: { amount: Decimal }) =>
  use(AmountsHidden) ? <Masked /> : formatMoney(amount)

/** In place of a figure that the customer has hidden; nothing of the figure is behind it. */
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
