import { HistoryLinks } from '#ui/history/HistoryLinks.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import meta, { Withdrawals } from './HistoryLinks.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'HistoryLinks are the links between the history of deposits and that of withdrawals.',
  use: ['Below the heading of both history pages.'],
  avoid: [
    'For views of one page, use Tabs. These are two pages, each with its own address.',
    'For the main navigation, use NavBar.',
  ],
  examples: [
    {
      do: <HistoryLinks {...meta.args} />,
      dont: (
        <div className="flex gap-3">
          <Button size="sm">Deposits</Button>
          <Button size="sm" variant="secondary">
            Withdrawals
          </Button>
        </div>
      ),
      because: 'A change of the page is a link. It can be opened in a new tab, and Back returns.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to each of the two links.'],
    ['Enter', 'Opens the page.'],
  ],
  announced: ['A navigation “Histories” with two links. The current one: “current page”.'],
  content: ['The names are plurals: “Deposits”, “Withdrawals”.'],
  layout: ['Links in a row, each 44 px high. They wrap if they don’t fit.'],
  states: {
    Deposits: <HistoryLinks {...meta.args} />,
    Withdrawals: <HistoryLinks {...meta.args} {...Withdrawals.args} />,
  },
  pressable: <HistoryLinks {...meta.args} />,
  related: ['primitives/Tabs', 'history/TransactionHistory', 'shell/NavBar'],
}
