import { riskWarning } from './sample.ts'
import { RiskNotice } from '#ui/shell/RiskNotice.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'RiskNotice is the risk warning at the top of a page.',
  use: ['On every public page, in a sticky parent, with the words that the operator’s country requires.'],
  avoid: ['For a warning about an action, use Callout.', 'In smaller or paler text, or behind a press.'],
  examples: [
    {
      do: <RiskNotice {...riskWarning} />,
      dont: <p className="text-xs text-muted">T&amp;Cs apply. Capital at risk.</p>,
      because:
        'The warning is prominent and complete. Some countries prescribe its words and position by law.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Opens the page about the risks.'],
  ],
  announced: ['A region “Risk warning” with the text and the link. The icon isn’t announced.'],
  content: [
    'The text comes from the operator’s settings. Don’t shorten it.',
    'The link says what it offers: “Take 2 mins to learn more”.',
  ],
  wide: true,
  layout: [
    'It fills the window. On a phone the icon is left out and the letters are closer, so that it takes fewer lines.',
    'With large text it takes at most 40 % of the window’s height, and scrolls.',
  ],
  states: { Default: <RiskNotice {...riskWarning} /> },
  pressable: <RiskNotice {...riskWarning} />,
  related: ['shell/TradeNoticeDialog', 'shell/Footer', 'shell/SandboxRibbon'],
}
