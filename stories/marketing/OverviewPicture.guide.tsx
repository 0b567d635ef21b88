import { OverviewPicture } from '#ui/marketing/OverviewPicture.tsx'
import meta from './OverviewPicture.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'OverviewPicture is a picture of the top of the dashboard, with sample figures.',
  use: ['On the home page, as a slide or beside a text.'],
  avoid: [
    'For a customer’s own figures, use WalletHeadline.',
    'With figures that look like a promise of profit.',
  ],
  examples: [
    {
      do: <OverviewPicture {...meta.args} />,
      dont: <OverviewPicture {...meta.args} label="Dashboard" mark="" />,
      because: 'The mark in the picture and the label both say that the figures are samples.',
    },
  ],
  keyboard: 'It can’t be operated: its buttons are part of the picture.',
  announced: ['One image with the label.'],
  content: ['The words and their order are those of the dashboard.'],
  layout: ['It fills its column. Its parts wrap like those of the dashboard.'],
  states: { Default: <OverviewPicture {...meta.args} /> },
  related: ['marketing/ProductPicture', 'marketing/ReviewPicture', 'wallet/WalletHeadline'],
}
