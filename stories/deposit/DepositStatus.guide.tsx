import { DepositStatus } from '#ui/deposit/DepositStatus.tsx'
import meta, { Named, UnknownSendAgain, Checking, UnknownForGood } from './DepositStatus.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'DepositStatus shows the state of a reported deposit: being recorded, waiting, recorded, refused, or not known.',
  use: [
    'On the deposit page. Leave it in the page with `status={null}` while there is nothing to say.',
    'For `unknown`, pass `onRepeat` only if the customer may send it again.',
  ],
  avoid: [
    'For the status of a recorded deposit, use StatusBadge.',
    'For a form that failed before it was sent, use FormError.',
  ],
  examples: [
    {
      do: <DepositStatus {...meta.args} {...UnknownSendAgain.args} />,
      dont: <p className="text-danger">Deposit failed. Please try again.</p>,
      because:
        'A missing answer isn’t a refusal. If the deposit was recorded, a second attempt may count twice.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves to the button that copies the reference, to the link to the history, then to what is passed as `next` and to the button, if there is one.',
    ],
    ['Enter', 'On the link: opens the deposit history.'],
    [
      'Enter or Space',
      'On Copy: copies the reference. On the button: sends the deposit again, or closes the report.',
    ],
  ],
  announced: [
    'Every new state, once the reader pauses: its kind (“Problem:”, “Warning:” …), title and text.',
    'The close button has the amount in its name, so that each report’s button has a different name.',
  ],
  content: [
    'Titles and texts come from `depositMessages`: what happened, what it means for the money, what to do.',
    'A recorded deposit says so in a whole sentence with its amount. The reference has a row of its own.',
    '`reason` is a sentence with a full stop. It is shown between the amount and the text.',
  ],
  wide: true,
  layout: ['It fills the width and wraps, as Callout does.'],
  states: {
    'Being recorded': <DepositStatus {...meta.args} status={{ state: 'waiting', amount: '250.00' }} />,
    'Not sent yet': <DepositStatus {...meta.args} status={{ state: 'delayed', amount: '250.00' }} />,
    'Trying again': <DepositStatus {...meta.args} {...Checking.args} />,
    Recorded: <DepositStatus {...meta.args} />,
    'Recorded, with its reference': <DepositStatus {...meta.args} {...Named.args} />,
    Refused: (
      <DepositStatus
        {...meta.args}
        status={{ state: 'refused', amount: '250.00', reason: 'Sample reason.' }}
      />
    ),
    'Not known, may be sent again': <DepositStatus {...meta.args} {...UnknownSendAgain.args} />,
    'Not known, stays until it is read': <DepositStatus {...meta.args} {...UnknownForGood.args} />,
  },
  related: ['deposit/DepositReceipt', 'deposit/DepositRow', 'primitives/Callout', 'form/RequestId'],
}
