import type { MoneyLocation as Place } from '#contract/capabilities/payouts.ts'
import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { MoneyText } from '../money/Money.tsx'
import * as m from './messages.ts'
import { contradicts } from './payout-steps.ts'

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The place of the money, as the server sent it. `null` if it didn’t say. */
  place: Place | null
  /** The current stage. If the place contradicts it, neither is trusted. */
  stage?: string | null | undefined
  /** The amount that was requested, in US dollars. */
  amount: Decimal | null
  /** The amount less the fee, in US dollars. */
  payout: Decimal | null
}

/** Says where the money of a payout is (CAP-2). */
export function MoneyLocation({ place, stage, amount, payout, ...rest }: Props) {
  const t = useTranslate()
  const figure = place === 'paid out' ? payout : amount
  const contradicted = place !== null && contradicts(stage, place)
  const named = { amount: figure === null ? null : <MoneyText amount={figure} /> }
  return (
    <section
      data-slot="money-location"
      data-place={contradicted ? 'unknown' : (place ?? 'unknown')}
      {...rest}
    >
      <h3 className="text-base">{t(m.whereMoneyIs)}</h3>
      <p className="mt-1">
        {place === null
          ? t(m.placeNotSaid)
          : contradicted
            ? t(m.placeContradicted)
            : t(sentences[place], named)}
      </p>
    </section>
  )
}

const sentences = {
  reserved: m.setAside,
  'paid out': m.paidOut,
  'back in your profit': m.backInProfit,
} satisfies Record<Place, unknown>
