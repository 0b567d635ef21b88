import { TransactionFilters } from '#ui/history/TransactionFilters.tsx'
import meta, { BackwardRange, Filled } from './TransactionFilters.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'TransactionFilters are the fields that filter a history by reference, status and date.',
  use: ['Above a history. Every change takes effect at once, so there is no button.'],
  avoid: ['On a phone, use FilterSheet, which contains it.', 'For a form that is sent, use ContractForm.'],
  examples: [
    {
      do: <TransactionFilters {...meta.args} {...BackwardRange.args} />,
      dont: <p className="text-sm text-danger">Invalid date range</p>,
      because:
        'A period that ends before it begins is explained at its field, with the date it conflicts with.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from Search by reference to Status, From and To.'],
    ['Arrow up, Arrow down', 'In Status and the dates: change the value, as the browser does.'],
    ['Escape', 'In the search: clears it, in most browsers.'],
  ],
  announced: [
    'A search region “Filter deposits” or “Filter withdrawals”.',
    'Each field with its label. It announces no result: TransactionBrowser says how many rows match.',
  ],
  content: [
    'Statuses have the words of StatusBadge, and “Other” for those the app doesn’t know.',
    'The labels are fixed.',
  ],
  wide: true,
  layout: [
    'Fields in a row that wraps: the reference has a line of its own in less than 640 px, the dates are beside one another.',
    'From 960 px all are on one line.',
  ],
  states: {
    Empty: <TransactionFilters {...meta.args} />,
    Filled: <TransactionFilters {...meta.args} {...Filled.args} />,
    'Ends before it begins': <TransactionFilters {...meta.args} {...BackwardRange.args} />,
  },
  related: ['history/FilterSheet', 'history/TransactionBrowser', 'primitives/Field'],
}
