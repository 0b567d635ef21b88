import { StatTile } from '#ui/marketing/StatTile.tsx'
import meta, { OperatorsOwn, WithIcon } from './StatTile.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'StatTile is a large figure with a description and its source.',
  use: [
    'For figures that can be checked: how many markets, which fee.',
    'A figure of the operator needs `source` and `asOf`.',
  ],
  avoid: ['For a customer’s money, use WalletBox.', 'For figures without a source that nobody can check.'],
  examples: [
    {
      do: <StatTile {...meta.args} {...OperatorsOwn.args} />,
      dont: <StatTile value="1M+" text="happy customers" />,
      because: 'A figure about the operator has a source and a date, or it isn’t shown.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['The figure, its description, then “Source:” and the date. The icon isn’t announced.'],
  content: ['The description completes the figure: “12 years in business”.'],
  layout: ['It fills its column. The figure is smaller on a phone. Text and source wrap.'],
  states: {
    'A fact of the product': <StatTile {...meta.args} />,
    'A figure of the operator': <StatTile {...meta.args} {...OperatorsOwn.args} />,
    'With an icon': <StatTile {...meta.args} {...WithIcon.args} />,
  },
  related: ['marketing/FeatureCard', 'wallet/WalletBox'],
}
