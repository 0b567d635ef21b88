import { Money } from '#ui/money/Money.tsx'
import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Money shows an amount in the currency of the LocaleProvider, to the cent, as the server sent it.',
  use: [
    'For every amount of a customer: balances, deposits, fees, payouts.',
    'Pass `null` if the amount is missing or can’t be read.',
  ],
  avoid: [
    'For a price in the market, use the components of Market.',
    'For a percentage, use Percent. For a change, use Change.',
    'Don’t format an amount yourself: Money also hides it if the customer wants that.',
  ],
  examples: [
    {
      do: <Money amount={null} />,
      dont: <Money amount="0" />,
      because: 'A missing amount is a dash. $0.00 would be a false statement about a customer’s money.',
    },
    {
      do: <Money amount="3250.179999" />,
      dont: <span>$3,250.18</span>,
      because: 'Fractions of a cent are dropped. Nothing is rounded up.',
    },
  ],
  anatomy: [
    ['Money', 'An amount in the customer’s currency.'],
    ['MoneyText', 'The same as plain text, for a sentence or a name.'],
    ['Masked', 'Takes the place of an amount while amounts are hidden.'],
    ['Missing', 'Takes the place of a value that isn’t known: a dash, read as “not available”.'],
  ],
  keyboard: 'An amount can’t be operated.',
  announced: [
    'The amount as displayed: “$1,000.50”.',
    'A missing amount: “not available”. A hidden one: “Amount hidden”.',
  ],
  content: ['Put a word beside the amount that says what it is.', 'Align amounts of a column at the end.'],
  layout: [
    'Inline text in the size of the text around it. It is never rounded or shortened to fit.',
    'Leave space for long amounts, or let the cell break with `wrap-anywhere`. WalletBox makes its text smaller instead.',
  ],
  states: {
    Amount: <Money amount="1000.5" />,
    Zero: <Money amount="0" />,
    Negative: <Money amount="-0.07" />,
    'Very large': <Money amount="12345678901234567.89" />,
    Missing: <Money amount={null} />,
    Hidden: (
      <AmountsHidden value>
        <Money amount="1000.5" />
      </AmountsHidden>
    ),
  },
  related: ['money/Percent', 'money/Change', 'money/AmountInput'],
}
