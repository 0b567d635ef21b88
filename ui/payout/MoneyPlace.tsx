import type { MoneyPlace as Place } from '#contract/capabilities/payouts.ts'
import type { Decimal } from '#contract/money.ts'
import { useId, type ComponentProps } from 'react'
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
  const id = useId()
  return (
    <section data-slot="money-place" data-place={place ?? 'unknown'} aria-labelledby={id} {...rest}>
      <h3 id={id} className="text-base">
        Where your money is
      </h3>
      <p className="mt-1">
        <Words {...{ place, amount, payout }} />
      </p>
    </section>
  )
}

function Words({ place, amount, payout }: Pick<Props, 'place' | 'amount' | 'payout'>) {
  const whole =
    amount === null ? (
      'The amount'
    ) : (
      <>
        The <MoneyText amount={amount} />
      </>
    )
  if (place === 'reserved')
    return (
      <>
        Set aside. {whole} {amount === null ? 'has' : 'have'} left your Trade Profit and{' '}
        {amount === null ? 'has' : 'have'} not been paid out.
      </>
    )
  if (place === 'paid out')
    return (
      <>
        Paid out.{' '}
        {payout === null ? (
          'The payout'
        ) : (
          <>
            The payout of <MoneyText amount={payout} />
          </>
        )}{' '}
        has left us.
      </>
    )
  if (place === 'back in your profit')
    return (
      <>
        Back in your Trade Profit:{' '}
        {amount === null ? (
          'the whole amount'
        ) : (
          <>
            the whole <MoneyText amount={amount} />
          </>
        )}
        . No fee was kept.
      </>
    )
  return <>The server did not say where it is. Contact support if you need to know.</>
}
