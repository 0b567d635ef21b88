import { Printer } from 'lucide-react'
import { Button } from '#ui/primitives/Button.tsx'
import { Progress } from '#ui/primitives/Progress.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PrintDialog says how many pages a long statement takes before it is printed, and shows the progress of its preparation.',
  use: ['Before printing more rows than fit on a few pages. SaveOrPrint decides this.'],
  avoid: ['For a short statement: print it at once.', 'For other questions, use AlertDialog.'],
  examples: [
    {
      do: (
        <Button>
          <Printer aria-hidden className="size-4" /> Print 280 pages
        </Button>
      ),
      dont: <Button>OK</Button>,
      because: 'The button repeats the number, so that nobody prints hundreds of pages by mistake.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between Cancel and Print, and stays inside.'],
    ['Escape', 'Cancels, even while the rows are being prepared.'],
    ['Enter or Space', 'Presses the focused button.'],
  ],
  announced: [
    '“Dialog”, the title with the number of pages, and how to print less.',
    '“Rows prepared” as a progress bar while it works. The line below it isn’t announced.',
  ],
  content: ['The number of pages is an estimate: “about”.', 'A failure says that nothing was printed.'],
  layout: ['As Dialog: 16 px from each edge of the window, and it scrolls if the window is low.'],
  states: {
    'To confirm': (
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary">Cancel</Button>
        <Button>
          <Printer aria-hidden className="size-4" /> Print 280 pages
        </Button>
      </div>
    ),
    Preparing: (
      <div className="grid gap-3">
        <Progress label="Rows prepared" value={2500} max={10000} />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary">Cancel</Button>
          <Button loading>Print 280 pages</Button>
        </div>
      </div>
    ),
    Failed: (
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary">Cancel</Button>
        <Button>Try again</Button>
      </div>
    ),
  },
  related: ['history/SaveOrPrint', 'history/StatementPrint', 'primitives/Dialog', 'primitives/Progress'],
}
