import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#ui/primitives/Button.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import { FilterSheet } from '#ui/history/FilterSheet.tsx'
import meta, { Open } from './FilterSheet.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'FilterSheet is a button for phones that shows how many filters are on, and opens the filters and the sort order.',
  use: ['Where TransactionFilters don’t fit in a line, below a width of 640 px of the history.'],
  avoid: ['On a wide screen, show TransactionFilters and let the column headers sort.'],
  examples: [
    {
      do: <Button variant="secondary">Filters: 2 on</Button>,
      dont: <IconButton icon={<SlidersHorizontal />} label="Filters" />,
      because: 'A list that is filtered must say so while the filters are closed.',
    },
  ],
  keyboard: [
    ['Enter or Space', 'Opens the sheet, and the focus moves inside.'],
    ['Tab, Shift + Tab', 'Moves through the filters, Order and the buttons, and stays inside.'],
    ['Escape', 'Closes the sheet. The filters keep their values, and the button has the focus again.'],
  ],
  announced: [
    'The button: “Filters: 2 on, has popup dialog, collapsed”.',
    '“Dialog, Filters” when it opens.',
    'Clear filters without a filter: “unavailable, No filter is on”.',
  ],
  content: ['The main button says what closing shows: “Show 5 withdrawals”.'],
  layout: [
    'A button as wide as its text. Its drawer is 448 px wide, and as wide as the window on a phone.',
    'Fields and order are below one another. The button that shows the result stays in view.',
  ],
  states: {
    'No filter on': <FilterSheet {...meta.args} />,
    'Two filters on': <FilterSheet {...meta.args} {...Open.args} />,
  },
  pressable: <FilterSheet {...meta.args} />,
  related: ['history/TransactionFilters', 'history/TransactionBrowser', 'primitives/Drawer'],
}
