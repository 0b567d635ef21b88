import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { formatMoney } from './format.ts'

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  /** US dollars as an exact decimal; `null` is a figure that could not be read. */
  amount: Decimal | null | undefined
}

/** US dollars to the cent, as the server sent them; a missing amount is a dash, never zero (FAIR-1). */
export function Money({ amount, className, ...rest }: Props) {
  return (
    <span
      data-slot="money"
      data-state={amount == null ? 'missing' : 'known'}
      className={cn('tabular-nums', className)}
      {...rest}
    >
      {amount == null ? <Missing /> : formatMoney(amount)}
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
