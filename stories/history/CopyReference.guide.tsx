import { CopyReference } from '#ui/history/CopyReference.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'CopyReference shows the reference of a transaction with a button that copies it, because support asks for it.',
  use: ['In the details of a transaction, at the end of a line.'],
  avoid: [
    'For an address or an amount to pay, use CopyRow: it also checks what the clipboard then holds.',
    'In a table: one button per row is too many. The details have it.',
  ],
  examples: [
    {
      do: <CopyReference reference="WDR-SAMPLE-0003" />,
      dont: <CopyReference reference="WDR-…0003" />,
      because: 'Show and copy the whole reference. Support can’t find anything by a part of it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    [
      'Enter or Space',
      'Copies the reference. If the browser refuses, the text is selected, so that it can be copied by hand.',
    ],
  ],
  announced: [
    'The reference, then “Copy the reference, button”.',
    'After copying: the reference and “copied”. If it failed: “Copying failed. The reference is selected …”, at once.',
  ],
  content: ['The reference is shown as the server sent it.'],
  layout: ['The button is after the reference, which breaks anywhere.'],
  states: {
    Default: <CopyReference reference="WDR-SAMPLE-0003" />,
    Long: <CopyReference reference={'WDR-SAMPLE-'.repeat(6)} />,
  },
  pressable: <CopyReference reference="WDR-SAMPLE-0003" />,
  related: ['address/CopyRow', 'history/TransactionDetails', 'form/RequestId'],
}
