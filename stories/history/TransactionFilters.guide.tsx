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
    'Statuses have the words of StatusBadge. “Cancelled” and “Other”, which names the statuses that the app doesn’t know, are offered only if a row has them.',
    'The labels are fixed.',
  ],
  wide: true,
  layout: [
    'In less than 640 px, reference and status have a line each, and the dates are beside one another.',
    'In more space they share lines, and from 960 px one line. The space is that of TransactionBrowser: outside it, the arrangement is always the narrow one.',
  ],
  states: {
    Empty: <TransactionFilters {...meta.args} />,
    Filled: <TransactionFilters {...meta.args} {...Filled.args} />,
    'Ends before it begins': <TransactionFilters {...meta.args} {...BackwardRange.args} />,
  },
  related: ['history/FilterSheet', 'history/TransactionBrowser', 'primitives/Field'],
}
