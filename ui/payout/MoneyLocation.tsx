import type { MoneyLocation as Location } from '#contract/capabilities/payouts.ts'
import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { useTranslate } from '../lib/locale-context.ts'
import { MoneyText } from '../money/Money.tsx'
import * as m from './messages.ts'
import { contradicts } from './payout-steps.ts'

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The location of the money, as the server sent it. `null` if it didn’t say. */
  location: Location | null
  /** The current stage. If the location contradicts it, neither is trusted. */
  stage?: string | null | undefined
  /** The amount that was requested, in the currency of the `LocaleProvider`. */
  amount: Decimal | null
  /** The amount less the fee, in the currency of the `LocaleProvider`. */
  payout: Decimal | null
}

/** Says where the money of a payout is (CAP-2). */
export function MoneyLocation({ location, stage, amount, payout, ...rest }: Props) {
  const t = useTranslate()
  const figure = location === 'paid out' ? payout : amount
  const contradicted = location !== null && contradicts(stage, location)
  const named = { amount: figure === null ? null : <MoneyText amount={figure} /> }
  return (
    <section
      data-slot="money-location"
      data-location={contradicted ? 'unknown' : (location ?? 'unknown')}
      {...rest}
    >
      <h3 className="text-base">{t(m.whereMoneyIs)}</h3>
      <p className="mt-1">
        {location === null
          ? t(m.locationNotSaid)
          : contradicted
            ? t(m.locationContradicted)
            : t(sentences[location], named)}
      </p>
    </section>
  )
}

const sentences = {
  reserved: m.setAside,
  'paid out': m.paidOut,
  'back in your profit': m.backInProfit,
} satisfies Record<Location, unknown>
