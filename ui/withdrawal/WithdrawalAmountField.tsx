import { useState, type ComponentProps } from 'react'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { AmountInput } from '../money/AmountInput.tsx'
import { Money } from '../money/Money.tsx'
import { readTyped } from '../money/read-typed.ts'
import { Field } from '../primitives/Field.tsx'
import * as m from './messages.ts'
import { availableOf, exceeds, openFigures } from './withdrawal-amount.ts'
import { isPayable, type WithdrawalTerms } from './withdrawal-fee.ts'

type Props = Omit<ComponentProps<typeof AmountInput>, 'max'> & {
  /** The error of the form’s schema. This component checks the available amount. */
  error: string | undefined
  /** The conditions of a withdrawal, from the server’s latest response. */
  terms: WithdrawalTerms
  /** When clicked, the field says if the account can't withdraw yet. */
  showsThreshold?: boolean
}

/** The amount with a Max button and what is available (WDR-5). Reports an amount above the profit while the customer types (WDR-2). */
export function WithdrawalAmountField({ error, terms, showsThreshold = false, value, ...rest }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const [clicked, setClicked] = useState(false)
  const available = availableOf(terms)
  const figures = openFigures(value, terms, t, locale)
  return (
    <Field
      label={t(m.amountIn, { currency: locale.currency ?? 'USD' })}
      hint={t(m.availableAmount, { amount: <Money amount={available} /> })}
      error={problem()}
      onClick={() => setClicked(true)}
      onFocus={() => setClicked(true)}
      // The available amount is directly below the input, above the line that says how the amount was read.
      className="flex flex-col"
    >
      <AmountInput
        value={value}
        max={available}
        aria-required
        large
        readLast
        // On a phone, the summary is below the payees.
        result={
          isPayable(figures) && (
            <span className="lg:hidden">
              {t(m.whatYouReceive, { amount: <Money amount={figures.payout} /> })}
            </span>
          )
        }
        {...rest}
      />
    </Field>
  )

  /** One reason at a time: while nothing can be withdrawn, the amount isn't the problem. */
  function problem() {
    if (terms.allowed === false) return showsThreshold && clicked ? t(m.belowThreshold) : undefined
    return exceeds(readTyped(value, locale).value, terms.tradeProfit) ? t(m.overProfit) : error
  }
}
