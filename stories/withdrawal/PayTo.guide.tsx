import { PayTo } from '#ui/withdrawal/PayTo.tsx'
import meta, { Many, UnreadableDate } from './PayTo.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PayTo lets the customer choose a payee of an earlier withdrawal, or a new one.',
  use: [
    'In a withdrawal form, if there is at least one payee. Show the fields for a new one while `ANOTHER` is chosen.',
    'Preselect nobody: a payment to the wrong payee can’t be undone.',
  ],
  avoid: ['For other choices, use RadioGroup.', 'For a deposit method, use DepositMethods.'],
  examples: [
    {
      do: <PayTo {...meta.args} />,
      dont: (
        <PayTo
          {...meta.args}
          options={[
            {
              id: 'a',
              label: 'Sample Bank, account 00012345, SWIFT SAMPUS33',
              lastUsed: null,
              failed: false,
            },
          ]}
        />
      ),
      because:
        'Mask the account in the label, and pass the whole one as `details`. It is shown once it is chosen, to be compared.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the chosen entry, then to Show all.'],
    ['Arrow keys', 'Move to the next or previous entry and choose it.'],
    ['Enter or Space', 'On Show all: shows the other payees and moves the focus to the first of them.'],
  ],
  announced: [
    '“Pay to, group”, then the entry, its position and its hint: the network, the last use, and that the last withdrawal failed or was cancelled.',
    'A chosen entry has the whole account in its hint.',
  ],
  content: [
    'The label ends with the last digits: “Sample Bank, account ending 2345”.',
    'Without a readable date the hint is “Used before”.',
    'The last entry is “Another bank account” or “Another address”.',
  ],
  layout: ['The payees are below one another at every width. Long names and hints wrap.'],
  states: {
    'New payee': <PayTo {...meta.args} />,
    Chosen: <PayTo {...meta.args} value="bank-1" />,
    Many: <PayTo {...meta.args} {...Many.args} />,
    'Date unreadable': <PayTo {...meta.args} {...UnreadableDate.args} />,
  },
  pressable: <PayTo {...meta.args} />,
  related: ['primitives/RadioGroup', 'withdrawal/BankWithdrawalForm', 'withdrawal/CryptoWithdrawalForm'],
}
