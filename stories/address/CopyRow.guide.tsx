import { Copy } from 'lucide-react'
import { CopyRow } from '#ui/address/CopyRow.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import meta, { AmountRefused, Disabled } from './CopyRow.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'CopyRow is a text with a button that copies it, and that checks what the clipboard then holds.',
  use: ['For a text that the customer takes to another app: an address, an amount, an email address.'],
  avoid: ['For a deposit address, use CopyAddressRow.', 'For a transaction’s reference, use CopyReference.'],
  examples: [
    {
      do: <CopyRow {...meta.args} />,
      dont: (
        <p className="flex items-center gap-2">
          support@sample.test <IconButton icon={<Copy />} label="Copy" />
        </p>
      ),
      because: 'The button says what it copies: “Copy support’s address”. A page may have several.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button. A disabled button can be focused, so that its reason is announced.'],
    ['Enter or Space', 'Copies the text. If the browser refuses, the text is selected instead.'],
  ],
  announced: [
    'The button: “Copy” and what it copies. For 3 seconds after a press: “Copied” is added.',
    'After copying: the text of `announced`.',
    'At once: that copying failed, or that the clipboard holds something else.',
  ],
  content: [
    '`what` fits after “Copy”: “the amount in BTC”.',
    '`announced` is a short sentence without a full stop: “Amount in BTC copied”.',
  ],
  layout: [
    'The button is at the end of the line. If the text needs more space, it goes onto the next line.',
    'The text breaks anywhere. The button is at least 100 px wide, so that “Copied” doesn’t move anything.',
  ],
  states: {
    Default: <CopyRow {...meta.args} />,
    'With a note': <CopyRow {...meta.args} {...AmountRefused.args} />,
    Disabled: <CopyRow {...meta.args} {...Disabled.args} />,
  },
  pressable: <CopyRow {...meta.args} />,
  related: ['address/CopyAddressRow', 'deposit/SendAmount', 'history/CopyReference'],
}
