import { FieldSample } from '../form/FieldSample.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { BankWithdrawalForm } from '#ui/withdrawal/BankWithdrawalForm.tsx'
import meta, { Filled, UsedBefore, NotAllowed, RefusedField } from './BankWithdrawalForm.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'BankWithdrawalForm is the form for a withdrawal to a bank account, which leads to the review.',
  use: [
    'On the withdrawal page, for the method “Bank transfer”.',
    'Store the values from `onValues`, so that a reload loses nothing.',
  ],
  avoid: [
    'For a wallet, use CryptoWithdrawalForm.',
    'It sends nothing: open WithdrawalReview in `onReview`.',
  ],
  examples: [
    {
      do: (
        <FieldSample>
          {(control) => (
            <TextField
              control={control}
              name="value"
              label="Account number"
              hint="An account number or an IBAN."
            />
          )}
        </FieldSample>
      ),
      dont: (
        <FieldSample>
          {(control) => (
            <TextField control={control} name="value" label="Account number *" placeholder="DE89 3704 …" />
          )}
        </FieldSample>
      ),
      because:
        'A hint says what is accepted, and stays while the customer types. A printed IBAN with spaces is accepted.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the amount, Max, the payees or the fields, to the submit button.'],
    ['Enter', 'In a field: checks the form and opens the review.'],
    ['Arrow keys', 'In Pay to: choose a payee.'],
  ],
  announced: [
    'A form “Bank transfer”. Each field has its hint as description.',
    'After a failed attempt: the error summary, which takes the focus.',
    'A disabled submit button with its reason, for example that the minimum isn’t reached.',
  ],
  content: [
    'An error says what is wrong with the number: that an IBAN has a wrong check digit, or how long a SWIFT code is.',
    'The submit button is fixed: “Review bank withdrawal”.',
  ],
  wide: true,
  layout: [
    'One column. From 640 px of window, short fields of the account are beside one another.',
    'SummaryAndSubmit is beside the fields from 1024 px of window.',
  ],
  states: {
    Empty: <BankWithdrawalForm {...meta.args} />,
    Filled: <BankWithdrawalForm {...meta.args} {...Filled.args} />,
    'With payees': <BankWithdrawalForm {...meta.args} {...UsedBefore.args} />,
    'Withdrawals not allowed': <BankWithdrawalForm {...meta.args} {...NotAllowed.args} />,
    'Rejected at a field': <BankWithdrawalForm {...meta.args} {...RefusedField.args} />,
  },
  related: [
    'withdrawal/CryptoWithdrawalForm',
    'withdrawal/WithdrawalReview',
    'withdrawal/PayTo',
    'form/ContractForm',
  ],
}
