import { Button } from '#ui/primitives/Button.tsx'
import { Pagination } from '#ui/primitives/Pagination.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Pagination moves between the pages of a long list.',
  use: [
    'Below a list that has more entries than fit on one page.',
    'Move the focus or the scroll position to the top of the list after a change.',
    'Keep the page in the address, so that a reload and the browser’s back button work.',
    'Go to page 1 when a filter or the order changes.',
  ],
  avoid: [
    'For steps of a task, use links “Back” and “Continue”.',
    'For a list of fewer than two pages. It shows nothing then.',
    'Where all entries fit well on one page. About 20 to 25 rows are a good start for a longer list.',
    'Don’t load more by itself at the end instead: keyboard users would never reach what is below the list.',
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
  anatomy: [
    ['Previous, Next', 'Buttons that stay in place. At the end of the list they say why they do nothing.'],
    ['Page', 'A button for each page, with a frame around the current one.'],
    ['Gap', '“…” for pages that are left out.'],
    ['Position', '“Page 2 of 5”, in place of the pages in a narrow space.'],
  ],
  keyboard: [
    ['Tab', 'Moves to Previous, each page and Next.'],
    ['Enter or Space', 'Goes to that page. Previous on the first page and Next on the last ignore it.'],
  ],
  announced: [
    'The landmark with its label: “Pages of the deposit history, navigation”.',
    'Each page: “Page 2, button”. The current one: “current page”.',
    'Previous on the first page: “This is the first page”.',
    'Pages are buttons, because the list changes in place.',
    'A new page isn’t announced. Move the focus to the list, or pass the position to `announce()`.',
  ],
  content: [
    'The label names the list: “Pages of the deposit history”.',
    'Previous, Next and the position are fixed messages, which a translation can replace.',
  ],
  layout: [
    'It fills the width: Previous at the start, Next at the end, the pages between them.',
    'In a space of less than 544 px, “Page 2 of 5” takes the place of the numbers. Customers then go from page to page.',
    'It shows at most seven entries: the first page, the last, the neighbors of the current one, and “…” for the rest.',
    'Put it below the list, at the same width.',
  ],
  states: {
    'First page': <Pagination label="First" page={1} pageCount={3} onPageChange={() => {}} />,
    'In the middle': <Pagination label="Middle" page={2} pageCount={3} onPageChange={() => {}} />,
    'Last page': <Pagination label="Last" page={3} pageCount={3} onPageChange={() => {}} />,
  },
  pressable: <Pagination label="Pressed" page={2} pageCount={3} onPageChange={() => {}} />,
  related: ['primitives/Table', 'primitives/Button'],
}
