import type { MoneyPlace as Place } from '#contract/capabilities/payouts.ts'
import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { MoneyText } from '../money/Money.tsx'
import * as m from './messages.ts'

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
  const t = useTranslate()
  return (
    <section data-slot="money-place" data-place={place ?? 'unknown'} {...rest}>
      <h3 className="text-base">{t(m.whereMoneyIs)}</h3>
      <p className="mt-1">{sentence()}</p>
    </section>
  )

  function sentence() {
    if (place === null) return t(m.placeNotSaid)
    const [unnamed, named] = sentences[place]
    const figure = place === 'paid out' ? payout : amount
    return figure === null ? t(unnamed) : t(named, { amount: <MoneyText amount={figure} /> })
  }
}

/** For each place, the sentence without and with the amount. */
const sentences = {
  reserved: [m.setAside, m.amountSetAside],
  'paid out': [m.paidOut, m.amountPaidOut],
  'back in your profit': [m.backInProfit, m.amountBackInProfit],
} as const satisfies Record<Place, unknown>
