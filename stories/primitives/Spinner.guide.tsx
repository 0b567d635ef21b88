import { Spinner } from '#ui/primitives/Spinner.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A spinner shows that work is running.',
  use: [
    'For waiting of a few seconds, beside a text that says what is running.',
    'Set `label` if there is no text beside it.',
  ],
  avoid: [
    'For a button that was pressed, use `loading` of Button.',
    'For content with a known shape, use Skeleton. For work with a known end, use Progress.',
  ],
  examples: [
    {
      do: (
        <p className="flex items-center gap-2">
          <Spinner /> Checking the address
        </p>
      ),
      dont: <Spinner label="Please wait" />,
      because: 'Say what is running.',
    },
  ],
  keyboard: 'A spinner can’t be operated.',
  announced: ['The label when the spinner appears, once the reader pauses. Without a label, nothing.'],
  content: [
    'Use the form “Checking the address”, without “please”.',
    'If it takes longer than five seconds, say that it is still running.',
  ],
  layout: ['It is slightly larger than the text around it and grows with it. It never shrinks.'],
  states: {
    'Beside a text': (
      <p className="flex items-center gap-2">
        <Spinner /> Checking
      </p>
    ),
    Large: <Spinner label="Checking" className="text-3xl" />,
    'Reduced motion': <span className="text-muted">It stands still.</span>,
  },
  related: ['primitives/Button', 'primitives/Skeleton', 'primitives/Progress'],
}
