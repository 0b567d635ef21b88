import type { MoneyPlace as Place } from '#contract/capabilities/payouts.ts'
import type { Decimal } from '#contract/money.ts'
import { type ComponentProps, type ReactNode } from 'react'
import { MoneyText } from '../money/Money.tsx'

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** Where the money is, as the server says. `null` if it didn’t say. */
  place: Place | null
  /** The amount that was requested, in US dollars. */
  amount: Decimal | null
  /** The amount less the fee, in US dollars. */
  payout: Decimal | null
}

/** Says where the money of a payout is (CAP-2). */
export function MoneyPlace({ place, amount, payout, ...rest }: Props) {
  const whole = amount === null ? 'amount' : <MoneyText amount={amount} />
  const words: Record<Place, ReactNode> = {
    reserved: <>Set aside. The {whole} has left your Trade Profit and has not been paid out.</>,
    'paid out': <>Paid out. The {payout === null ? 'payout' : <MoneyText amount={payout} />} has left us.</>,
    'back in your profit': <>Back in your Trade Profit: the whole {whole}. No fee was kept.</>,
  }
  return (
    <section data-slot="money-place" data-place={place ?? 'unknown'} {...rest}>
      <h3 className="text-base">Where your money is</h3>
      <p className="mt-1">
        {place === null ? 'The server did not say. Contact support if you need to know.' : words[place]}
      </p>
    </section>
  )
}
