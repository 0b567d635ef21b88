import { PictureRows } from '#ui/marketing/PictureRows.tsx'
import meta from './PictureRows.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PictureRows are the figures in a picture of a screen: label at the start, value at the end.',
  use: ['Inside ProductPicture.'],
  avoid: ['On a real screen, use LedgerRow or DescriptionList.'],
  examples: [
    {
      do: <PictureRows rows={[{ label: 'Fee (2.5%)', value: '−$3.00' }]} />,
      dont: <PictureRows rows={[{ label: 'Fees', value: 'none!' }]} />,
      because: 'A picture shows what customers will really see.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['Nothing inside a ProductPicture. Elsewhere: terms with their values.'],
  content: ['Labels and their order are those of the real screen.'],
  layout: ['Label and value are at both ends of a line. A value that doesn’t fit goes to the next line.'],
  states: { Default: <PictureRows {...meta.args} /> },
  related: ['marketing/ProductPicture', 'primitives/LedgerRow'],
}
