import { PayoutTrace } from '#ui/payout/PayoutTrace.tsx'
import meta from './PayoutTrace.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'PayoutTrace shows the number by which a bank or a network identifies a payment.',
  use: ['In the details of a withdrawal that was sent.'],
  avoid: ['For our own reference, use CopyReference.', 'For a wallet address, use CopyAddressRow.'],
  examples: [
    {
      do: <PayoutTrace {...meta.args} />,
      dont: <p>Tx: SANDBOX-WDR…0003</p>,
      because: 'A bank needs the whole number, so it is never shortened.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link, then to the copy button.'],
    ['Enter or Space', 'On the button: copies the number.'],
  ],
  announced: ['“Payment number copied”, or that copying failed.'],
  content: ['The label is the server’s own.'],
  layout: ['As CopyRow: the button goes onto the next line if the number needs the space.'],
  states: {
    'With a link': <PayoutTrace {...meta.args} />,
    'Without a link': <PayoutTrace {...meta.args} url={null} />,
  },
  related: ['address/CopyRow', 'history/CopyReference'],
}
