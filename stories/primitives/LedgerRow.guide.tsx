import { DescriptionList } from '#ui/primitives/DescriptionList.tsx'
import { LedgerRow } from '#ui/primitives/LedgerRow.tsx'
import { Missing } from '#ui/money/Money.tsx'
import meta, { LongText } from './LedgerRow.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'LedgerRow is a line of a DescriptionList with the layout `ledger`: the label at the start, the figure at the end.',
  use: [
    'With `className="ruled"` on the list, as in DepositSummary and WhatYouCanWithdraw.',
    'Without it, set the lines between the rows with `className`, as in WithdrawalSummary.',
  ],
  avoid: [
    'For facts that aren’t figures, use DescriptionList with another layout.',
    'For several entries of the same kind, use Table.',
  ],
  examples: [
    {
      do: (
        <DescriptionList layout="ledger" className="ruled">
          <LedgerRow label="Withdrawal fee">2.5% of the amount</LedgerRow>
        </DescriptionList>
      ),
      dont: (
        <DescriptionList layout="ledger" className="ruled">
          <LedgerRow label="Fee (%)">2.5</LedgerRow>
        </DescriptionList>
      ),
      because: 'The unit belongs to the figure, together with what it is a part of.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['The label as a term and the content as its definition.'],
  content: [
    'The label is a noun without a colon.',
    'A label and a figure that don’t fit in one line are stacked.',
  ],
  layout: [
    'The label is at the start and the figure at the end of the line. If both don’t fit, the figure goes to the end of the next line.',
    'A long figure breaks anywhere and is never shortened.',
  ],
  states: {
    Default: (
      <DescriptionList layout="ledger" className="ruled">
        <LedgerRow {...meta.args} />
      </DescriptionList>
    ),
    'Long text': (
      <DescriptionList layout="ledger" className="ruled">
        <LedgerRow {...meta.args} {...LongText.args} />
      </DescriptionList>
    ),
    'No value': (
      <DescriptionList layout="ledger" className="ruled">
        <LedgerRow label="Network">
          <Missing />
        </LedgerRow>
      </DescriptionList>
    ),
  },
  related: ['primitives/DescriptionList', 'deposit/DepositSummary', 'withdrawal/WithdrawalSummary'],
}
