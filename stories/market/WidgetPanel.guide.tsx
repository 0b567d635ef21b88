import { WidgetPanel } from '#ui/market/WidgetPanel.tsx'
import meta from './WidgetPanel.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'WidgetPanel takes the place of a market widget that is blocked, offline, slow or empty.',
  use: ['Inside MarketWidget.'],
  avoid: ['For our own data, use LoadError or EmptyState.'],
  examples: [
    {
      do: <WidgetPanel {...meta.args} trouble="offline" />,
      dont: <p className="text-sm text-muted">Widget error</p>,
      because: 'Each kind of failure has its own text: being offline passes, but a block doesn’t.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Try again, Show the widget anyway and Open TradingView.'],
    ['Enter or Space', 'Presses the focused button. The link opens a new tab.'],
  ],
  announced: [
    'Its title and text, in their place on the page.',
    'The buttons by their text. The figure around the panel has the widget’s name, so it isn’t repeated.',
  ],
  content: [
    'It says what is known. “may be blocking it”, because nobody can know why a frame is silent.',
    'With a stand-in it says where those figures come from.',
  ],
  layout: [
    'It has the height of its widget. Text is centered, at most 44 characters in a line. A low panel is one line, whose actions wrap.',
  ],
  states: {
    'It doesn’t answer': <WidgetPanel {...meta.args} />,
    'It takes long': <WidgetPanel {...meta.args} trouble="slow" />,
    Offline: <WidgetPanel {...meta.args} trouble="offline" />,
    Blocked: <WidgetPanel {...meta.args} trouble="blocked" />,
    'No data': <WidgetPanel {...meta.args} trouble="empty" />,
    'In one line': <WidgetPanel {...meta.args} low />,
    'With our own chart': <WidgetPanel {...meta.args} standIn={<p>Our own chart</p>} />,
  },
  pressable: <WidgetPanel {...meta.args} />,
  related: ['market/MarketWidget', 'primitives/LoadError'],
}
