import { entriesOf } from '#ui/history/entries.ts'
import { manyRows } from './transaction-samples.ts'
import { EmptyState } from '#ui/primitives/EmptyState.tsx'
import { TransactionBrowser } from '#ui/history/TransactionBrowser.tsx'
import meta, { NothingMatches, UnknownRow } from './TransactionBrowser.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'TransactionBrowser filters, sorts, pages, saves and prints the loaded rows of a history.',
  use: [
    'Inside TransactionHistory, once rows are there.',
    'Keep `view` and `openKey` in the address of the page, so that Back and links work.',
  ],
  avoid: ['Without rows, use TransactionHistory: it has the loading, error and empty states.'],
  examples: [
    {
      do: <EmptyState title="Nothing matches" text="None of your deposits matches these filters." />,
      dont: <EmptyState title="No transaction history" />,
      because: 'Filters that hide every row must not look like an empty history.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves through the filters, Save or print, Clear filters, the column headers, the rows and the pages.',
    ],
    [
      'Enter or Space',
      'Sorts, opens a row, turns the page or clears the filters. After clearing, the focus moves to the sentence that says what is shown.',
    ],
    ['Escape', 'Closes the menu or the details, and the focus returns to what opened it.'],
  ],
  announced: [
    'After each filter: how many rows match and what is shown.',
    'After sorting: the new order in a sentence.',
    'A link to a row that isn’t in the list: “This deposit is not in the list”.',
  ],
  content: [
    'One sentence above the table says how many rows are shown and by which filters.',
    'With hidden amounts it says so too.',
  ],
  wide: true,
  layout: [
    'In 640 px or more, the filters are above the table. In less space, one button opens them in FilterSheet.',
    'The space counts, not the window.',
  ],
  states: {
    Ready: <TransactionBrowser {...meta.args} />,
    'Nothing matches': <TransactionBrowser {...meta.args} {...NothingMatches.args} />,
    'Several pages': <TransactionBrowser {...meta.args} entries={entriesOf(manyRows(30))} />,
    'A link to a row that is gone': <TransactionBrowser {...meta.args} {...UnknownRow.args} />,
  },
  related: [
    'history/TransactionHistory',
    'history/TransactionTable',
    'history/TransactionFilters',
    'history/SaveOrPrint',
    'primitives/Pagination',
  ],
}
