import { Description, DescriptionList } from '#ui/primitives/DescriptionList.tsx'
import { LedgerRow } from '#ui/primitives/LedgerRow.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A description list shows terms with their details, such as the figures of an order.',
  use: [
    'For a few facts about one thing: a withdrawal, a profile, an address.',
    'Choose the layout by the space: `stacked` in narrow places, `columns` in a page, `box` for texts to copy, `ledger` with LedgerRow for figures, `compact` for a few figures in a card.',
  ],
  avoid: ['To compare several things, use Table.', 'For a plain list, use `ul`.'],
  examples: [
    {
      do: (
        <DescriptionList layout="columns">
          <Description term="You receive">$97.00</Description>
          <Description term="Fee">$3.00</Description>
        </DescriptionList>
      ),
      dont: <p>You receive: $97.00 – Fee: $3.00</p>,
      because: 'A list lines figures up, and screen readers know which figure belongs to which term.',
    },
    {
      do: (
        <DescriptionList layout="stacked">
          <Description term="Gender">—</Description>
        </DescriptionList>
      ),
      dont: (
        <DescriptionList layout="stacked">
          <Description term="Gender">0</Description>
        </DescriptionList>
      ),
      because: 'A missing value is a dash, never zero and never left out.',
    },
  ],
  anatomy: [
    ['DescriptionList', 'The list with its layout.'],
    ['Description', 'A pair of term and detail, with an optional note.'],
  ],
  keyboard: 'A description list can’t be operated.',
  announced: [
    'Each term and its detail as a pair. Some screen readers also announce the length of the list.',
  ],
  content: ['Use a noun as term, without a colon.', 'Use `note` for one short remark below the detail.'],
  layout: [
    'It fills the width. `columns` and `box` put the details beside the terms from 640 px of window, and below them on a phone.',
    '`ledger`, `compact` and `wrapping` put a detail that doesn’t fit onto the next line. `spacious` has as many columns of 320 px as fit.',
    'Long details break anywhere, so that an address stays inside. In `compact` and `wrapping` only words wrap.',
  ],
  states: {
    Stacked: (
      <DescriptionList layout="stacked">
        <Description term="Network">Bitcoin</Description>
      </DescriptionList>
    ),
    Columns: (
      <DescriptionList layout="columns">
        <Description term="Network">Bitcoin</Description>
      </DescriptionList>
    ),
    Spacious: (
      <DescriptionList layout="spacious">
        <Description term="Network">Bitcoin</Description>
      </DescriptionList>
    ),
    Wrapping: (
      <DescriptionList layout="wrapping">
        <Description term="Network">Bitcoin</Description>
      </DescriptionList>
    ),
    Box: (
      <DescriptionList layout="box">
        <Description term="Subject">Deposit Receipt</Description>
      </DescriptionList>
    ),
    Ledger: (
      <DescriptionList layout="ledger">
        <LedgerRow label="You receive">$97.00</LedgerRow>
        <LedgerRow label="Fee">$3.00</LedgerRow>
      </DescriptionList>
    ),
    Compact: (
      <DescriptionList layout="compact">
        <Description term="You receive">$97.00</Description>
        <Description term="Fee">$3.00</Description>
      </DescriptionList>
    ),
    'With a note': (
      <DescriptionList layout="columns">
        <Description term="Fee" note="Taken from the payout">
          $3.00
        </Description>
      </DescriptionList>
    ),
  },
  related: ['primitives/LedgerRow', 'primitives/Table', 'money/Money'],
}
