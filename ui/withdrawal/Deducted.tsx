import type { Decimal } from '#contract/money.ts'
import type { ComponentProps } from 'react'
import { Money } from '../money/Money.tsx'

type Props = Omit<ComponentProps<typeof Money>, 'amount'> & {
  /** In the currency of the `LocaleProvider`, without a sign. `null` or `undefined` if it isn’t known. */
  fee: Decimal | null | undefined
}

/** A fee with a minus sign, because it is deducted from the amount (FAIR-4). A fee of zero has none. */
export const Deducted = ({ fee, ...rest }: Props) => (
  <>
    {fee != null && /[1-9]/.test(fee) && '−'}
    <Money amount={fee} {...rest} />
  </>
)
