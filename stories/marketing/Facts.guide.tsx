import { Facts } from '#ui/marketing/Facts.tsx'
import meta, { LongText } from './Facts.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Facts are terms with their details beside them, as plain texts.',
  use: ['In AssetCard, and for facts that come from a content file.'],
  avoid: [
    'For details with components in them, use DescriptionList.',
    'For figures of a customer, use LedgerRow or WalletBox.',
  ],
  examples: [
    {
      do: <Facts facts={[{ term: 'Launched', detail: 'January 2009' }]} />,
      dont: <Facts facts={[{ term: 'Info', detail: 'Launched in January 2009 by an unknown person' }]} />,
      because: 'The term says what the detail is.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['A list of terms with their details.'],
  content: ['Terms are nouns without a colon. Details are short, without a full stop.'],
  layout: [
    'Terms and details are beside one another from 640 px of window, and below one another on a phone.',
  ],
  states: { Default: <Facts {...meta.args} />, 'Long text': <Facts {...meta.args} {...LongText.args} /> },
  related: ['primitives/DescriptionList', 'marketing/AssetCard'],
}
