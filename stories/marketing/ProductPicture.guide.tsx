import { ProductPicture } from '#ui/marketing/ProductPicture.tsx'
import meta from './ProductPicture.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ProductPicture is a picture of a screen, made of the library’s own components.',
  use: ['To show the product on a public page. It is sharp at every size and follows the theme.'],
  avoid: [
    'For something that can be used: nothing in it is interactive.',
    'With figures that aren’t marked as samples.',
  ],
  examples: [
    {
      do: (
        <ProductPicture label="Picture of a deposit, with sample figures">
          <p className="flex justify-between text-sm text-muted">
            Amount <span>Sample figures</span>
          </p>
          <p>$250.00</p>
        </ProductPicture>
      ),
      dont: (
        <ProductPicture label="Picture">
          <p>Profit</p>
          <p>+$48,302.11</p>
        </ProductPicture>
      ),
      because:
        'Sample figures are marked as samples, in the picture and in its name. They show the product, not a profit.',
    },
  ],
  keyboard: 'It can’t be operated: its content gets no focus.',
  announced: ['One image with the label. Its content isn’t announced.'],
  content: [
    'The label says what is shown and that the figures are samples.',
    'Words in the picture are those of the real screen.',
  ],
  layout: ['It fills its column. In less than 480 px the drawing behind its content is left out.'],
  states: { Default: <ProductPicture {...meta.args} /> },
  related: ['marketing/OverviewPicture', 'marketing/ReviewPicture', 'marketing/PictureRows'],
}
