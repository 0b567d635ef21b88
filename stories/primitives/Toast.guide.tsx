import { X } from 'lucide-react'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A toast is a short message at the edge of the window that disappears after a while.',
  use: ['To confirm something that has just worked: “Profile updated”.', 'For news that needs no answer.'],
  avoid: [
    'For a failure that the customer must act on, use Callout or FormError. They stay where the problem is.',
    'For a question, use AlertDialog.',
    'For something that must be read, use the page.',
    'As the only place of a piece of news. Toasts are missed: they are gone after 6 seconds, and far from what was pressed.',
  ],
  examples: [
    {
      do: (
        <p>
          <code>{"show({ title: 'Profile updated', tone: 'success' })"}</code>
        </p>
      ),
      dont: (
        <p>
          <code>{"show({ title: 'Your withdrawal of $250.00 was rejected' })"}</code>
        </p>
      ),
      because: 'News about money must not disappear. Put it into the page.',
    },
    {
      do: (
        <p>
          <code>{"show({ title: 'The receipt was not recorded', tone: 'danger' })"}</code>
        </p>
      ),
      dont: (
        <p>
          <code>{"show({ title: 'Error', duration: 2000 })"}</code>
        </p>
      ),
      because: 'A problem stays until it is closed. Don’t set a short time.',
    },
    {
      do: (
        <p>
          <code>{"show({ title: 'Deposit recorded', tone: 'success', about: deposit.id })"}</code>
        </p>
      ),
      dont: (
        <p>
          <code>{"show({ title: 'Deposit recorded', tone: 'success' })"}</code>
        </p>
      ),
      because:
        'An earlier toast may still say that the deposit is not confirmed. With the same `about`, the new one replaces it. If the page reports it instead, close the toast with `useCloseToast`.',
    },
  ],
  anatomy: [
    ['Icon', 'That of the tone. It isn’t read.'],
    ['Title', 'What happened.'],
    ['Text', 'Optional: one sentence.'],
    ['Close button', 'Always there.'],
  ],
  keyboard: [
    ['F8', 'Moves to the toasts.'],
    ['Tab', 'Moves between the toasts and their buttons.'],
    ['Escape', 'Closes the focused toast.'],
  ],
  announced: [
    'A word for the tone, the title and the text. A `danger` toast interrupts, others wait until the reader pauses.',
    'Toasts are announced while a dialog is open too.',
    'The timer pauses while the pointer or the focus is on a toast.',
  ],
  content: [
    'The title says what has happened, in two to five words.',
    'The text is one sentence. Don’t put a link into it that is found nowhere else.',
  ],
  layout: [
    'At the bottom of the window, at its end, 384 px wide. Below 640 px it takes the whole width at the top, below a navigation bar of 60 px, because a form’s button is often at the bottom.',
    'Text wraps. At most three toasts are above one another, the newest at the bottom.',
    'It covers what is behind it. Don’t open one while a customer fills in a form.',
  ],
  states: {
    'The close button': <IconButton icon={<X />} label="Close notification" />,
    'All tones': (
      <span className="text-muted">See the snapshots below. At most three toasts are shown at a time.</span>
    ),
  },
  pressable: <IconButton icon={<X />} label="Close notification" />,
  related: ['primitives/Callout', 'primitives/AlertDialog', 'primitives/LiveRegion'],
}
