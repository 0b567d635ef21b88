import { riskWarning } from './sample.ts'
import { Button } from '#ui/primitives/Button.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'TradeNoticeDialog is the notice about the risks that is shown when the site opens.',
  use: ['Once at the start, as a part of the prerendered page.'],
  avoid: ['For the warning that is always visible, use RiskNotice.', 'For other dialogs, use Dialog.'],
  examples: [
    {
      do: <p>Prices fall as well as rise. Past results don’t predict future results.</p>,
      dont: <p>Start earning today!</p>,
      because: 'It warns. It isn’t a place for offers.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves through the close button, the link and Close, and stays inside.'],
    ['Escape', 'Closes it.'],
    ['Enter', 'On the link: closes it and opens the page about the risks.'],
  ],
  announced: ['“Dialog, Before you trade” and the risk warning, when it opens.'],
  content: ['The warning is the same as in RiskNotice. Nothing is asked, so there is only Close.'],
  layout: [
    'At most 544 px wide, 16 px from each edge of the window. It scrolls if the window is low. Not printed.',
  ],
  states: {
    'The warning': <p className="text-muted">{riskWarning.text}</p>,
    'The button': <Button>Close</Button>,
  },
  related: ['shell/RiskNotice', 'primitives/Dialog', 'primitives/AlertDialog'],
}
