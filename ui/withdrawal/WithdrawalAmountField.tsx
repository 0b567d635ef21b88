import { readAmount } from '#contract/money.ts'
import { useState, type ComponentProps } from 'react'
import { AmountInput } from '../money/AmountInput.tsx'
import { Field } from '../primitives/Field.tsx'
import { BELOW_THRESHOLD, exceeds, OVER_PROFIT } from './withdrawal-amount.ts'
import type { WithdrawalTerms } from './withdrawal-fee.ts'

type Props = Omit<ComponentProps<typeof AmountInput>, 'max'> & {
  error: string | undefined
  terms: WithdrawalTerms
  /** When clicked, the field says if the account can't withdraw yet (WDR-3). */
  tellsThreshold?: boolean
}

/** The amount with a Max button. Reports an amount above the profit while the customer types (WDR-2). */
export function WithdrawalAmountField({ error, terms, tellsThreshold = false, value, ...rest }: Props) {
  const [clicked, setClicked] = useState(false)
  const over = exceeds(readAmount(value).value, terms.tradeProfit)
  const below = tellsThreshold && clicked && terms.allowed === false
  return (
    <Field
      label="Amount in USD"
      error={below ? BELOW_THRESHOLD : over ? OVER_PROFIT : error}
      onClick={() => setClicked(true)}
      onFocus={() => setClicked(true)}
    >
      <AmountInput value={value} max={terms.tradeProfit} aria-required {...rest} />
    </Field>
  )
}
