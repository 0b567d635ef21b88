import { LedgerRow } from '#ui/primitives/LedgerRow.tsx'
import { Missing } from '#ui/money/Money.tsx'
import meta, { LongText } from './LedgerRow.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'LedgerRow is a line of a `dl`: the label at the start, the figure at the end.',
  use: [
    'Inside a `<dl className="ruled">`, as in DepositSummary and WhatYouCanWithdraw.',
    'Inside another `dl`, set the lines between the rows with `className`, as in WithdrawalSummary.',
  ],
  avoid: [
    'For facts that aren’t figures, use DescriptionList.',
    'For several entries of the same kind, use Table.',
  ],
  examples: [
    {
      do: (
        <dl className="ruled">
          <LedgerRow label="Withdrawal fee">2.5% of the amount</LedgerRow>
        </dl>
      ),
      dont: (
        <dl className="ruled">
          <LedgerRow label="Fee (%)">2.5</LedgerRow>
        </dl>
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
  states: {
    Default: (
      <dl className="ruled">
        <LedgerRow {...meta.args} />
      </dl>
    ),
    'Long text': (
      <dl className="ruled">
        <LedgerRow {...meta.args} {...LongText.args} />
      </dl>
    ),
    'No value': (
      <dl className="ruled">
        <LedgerRow label="Network">
          <Missing />
        </LedgerRow>
      </dl>
    ),
  },
  related: ['primitives/DescriptionList', 'deposit/DepositSummary', 'withdrawal/WithdrawalSummary'],
}
