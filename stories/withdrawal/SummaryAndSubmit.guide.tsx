import { SummaryAndSubmit } from '#ui/withdrawal/SummaryAndSubmit.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import meta, { NothingTyped } from './SummaryAndSubmit.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SummaryAndSubmit is the second column of a withdrawal form: what the customer receives, and the button that leads to the review.',
  use: ['As `renderActions` of the form, with `formColumns` as its class.'],
  avoid: [
    'In a form without a fee, let ContractForm place the button.',
    'To send an order: its button leads to WithdrawalReview.',
  ],
  examples: [
    {
      do: <SummaryAndSubmit {...meta.args} />,
      dont: <SummaryAndSubmit {...meta.args} submit={<Button>Withdraw now</Button>} />,
      because:
        'The button names the next step, which is a review. “Withdraw now” would be alarming and wrong.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter or Space', 'Leads to the review, if the form is valid.'],
  ],
  announced: [
    'The figures of WithdrawalSummary, an error of the server, then the button and “You see everything once more before anything is sent.”',
  ],
  content: ['The button starts with “Review” and names the method: “Review bank withdrawal”.'],
  wide: true,
  layout: [
    'From 1024 px of window it is beside the fields, and stays in view while they scroll. In less space it is below them.',
  ],
  states: {
    'An amount typed': <SummaryAndSubmit {...meta.args} />,
    'Nothing typed': <SummaryAndSubmit {...meta.args} {...NothingTyped.args} />,
    'With an error': (
      <SummaryAndSubmit
        {...meta.args}
        error={
          <Callout tone="danger" title="Nothing was sent.">
            You are offline.
          </Callout>
        }
      />
    ),
  },
  related: [
    'withdrawal/WithdrawalSummary',
    'withdrawal/BankWithdrawalForm',
    'withdrawal/CryptoWithdrawalForm',
    'form/ContractForm',
  ],
}
