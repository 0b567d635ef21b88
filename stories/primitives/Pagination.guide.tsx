import { Button } from '#ui/primitives/Button.tsx'
import { Pagination } from '#ui/primitives/Pagination.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Pagination moves between the pages of a long list.',
  use: [
    'Below a list that has more entries than fit on one page.',
    'Move the focus or the scroll position to the top of the list after a change.',
  ],
  avoid: [
    'For steps of a task, use links “Back” and “Continue”.',
    'For a list of fewer than two pages. It shows nothing then.',
  ],
  examples: [
    {
      do: <Pagination label="Pages of the first sample" page={2} pageCount={5} onPageChange={() => {}} />,
      dont: (
        <div className="flex gap-2">
          <Button variant="secondary">Previous</Button>
          <Button variant="secondary">Next</Button>
        </div>
      ),
      because: 'Show where the customer is and how many pages there are.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Previous, each page and Next.'],
    ['Enter or Space', 'Goes to that page. Previous on the first page and Next on the last ignore it.'],
  ],
  announced: [
    'The landmark with its label: “Pages of the deposit history, navigation”.',
    'Each page: “Page 2, button”. The current one: “current page”.',
    'Previous on the first page: “This is the first page”.',
  ],
  content: ['The label names the list: “Pages of the deposit history”.'],
  states: {
    'First page': <Pagination label="First" page={1} pageCount={3} onPageChange={() => {}} />,
    'In the middle': <Pagination label="Middle" page={2} pageCount={3} onPageChange={() => {}} />,
    'Last page': <Pagination label="Last" page={3} pageCount={3} onPageChange={() => {}} />,
  },
  pressable: <Pagination label="Pressed" page={2} pageCount={3} onPageChange={() => {}} />,
  related: ['primitives/Table', 'primitives/Button'],
}
