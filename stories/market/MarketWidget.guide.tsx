import { WidgetPanel } from '#ui/market/WidgetPanel.tsx'
import type { Guide } from '../guide.ts'

const panel = {
  what: 'The chart',
  low: false,
  onRetry: () => {},
  onShow: () => {},
}

export const guide: Guide = {
  since: '0.1.0',
  what: 'MarketWidget is a widget of TradingView in a frame of fixed height, with a panel of our own if it doesn’t answer.',
  use: [
    'For market data that we don’t have: charts, technical analysis, currencies.',
    'Give our own chart as `standIn` where we have the prices.',
  ],
  avoid: [
    'For coin prices of our list, use MarketTable or CoinLine: they need no other company.',
    'More than a few on a page. The browser loads each as a separate page.',
  ],
  examples: [
    {
      do: <WidgetPanel {...panel} trouble="unknown" />,
      dont: <div className="h-40 border border-line" />,
      because:
        'A frame that is blocked stays empty without an error. The panel says what is wrong and offers a next step.',
    },
  ],
  keyboard: [
    [
      'Tab',
      'First shows Skip this widget, then moves into the frame once it works, or to the buttons of the panel.',
    ],
    ['Enter', 'On Skip this widget: moves past the frame, which may have many tab stops.'],
    ['Enter or Space', 'On Try again: loads a new frame, and the focus stays at the widget.'],
  ],
  announced: [
    'A figure with the label, and a frame “…: market widget by TradingView”. While it is covered, the frame can’t be reached. The name is heard at most twice.',
    'The panel’s title and text are read in their place. They aren’t announced when they appear.',
    '“End of the widget” after skipping.',
  ],
  content: [
    'The label says what is shown: “Bitcoin to US dollar, 12 months”.',
    'The credit and “Prices may be delayed.” are always there. Technical analysis adds that it is not advice.',
  ],
  layout: [
    'It fills the width. Each kind of widget has a fixed height, also while it loads or fails, so that nothing below it moves.',
    'A panel of low height scrolls inside its frame if its text needs more space.',
  ],
  states: {
    'It doesn’t answer': <WidgetPanel {...panel} trouble="unknown" />,
    'It takes long': <WidgetPanel {...panel} trouble="slow" />,
    Offline: <WidgetPanel {...panel} trouble="offline" />,
    'In one line': <WidgetPanel {...panel} trouble="unknown" low />,
  },
  related: ['market/WidgetPanel', 'market/PriceChart', 'market/MarketTable'],
}
