import { DepositRow } from '#ui/deposit/DepositRow.tsx'
import meta, { WithoutDate } from './DepositRow.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'DepositRow says what a row of the history has in common with a deposit that got no answer.',
  use: ['Inside DepositStatus, where a row of the history may be the deposit in question.'],
  avoid: [
    'To show a row of the history, use TransactionTable.',
    'To say that the row is this deposit: only the customer can know.',
  ],
  examples: [
    {
      do: (
        <p>
          <DepositRow {...meta.args} />
        </p>
      ),
      dont: <p>This is your deposit.</p>,
      because:
        'Say what is the same. That two rows have the same amount doesn’t prove that they are one deposit.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['“Same amount, dated” and the date, as a part of the text around it.'],
  content: ['A date that can’t be read is left out: “Same amount.”'],
  layout: ['Inline sentences that wrap with the message around them.'],
  states: {
    'With a date': (
      <p>
        <DepositRow {...meta.args} />
      </p>
    ),
    'Without a readable date': (
      <p>
        <DepositRow {...meta.args} {...WithoutDate.args} />
      </p>
    ),
  },
  related: ['deposit/DepositStatus', 'money/SentBefore', 'money/When'],
}
