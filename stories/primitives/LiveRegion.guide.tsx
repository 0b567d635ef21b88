import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A live region passes the messages of `announce()` to screen readers. It shows nothing.',
  use: [
    'Once per page, at the end of the app.',
    'Call `announce()` for a change that doesn’t move the focus: “Address copied”.',
  ],
  avoid: [
    'For a message that is visible too, use Callout with `live`, or Toast.',
    'For a change that moves the focus, announce nothing: the focused element is read anyway.',
  ],
  examples: [
    {
      do: (
        <p>
          <code>announce('Address copied')</code>
        </p>
      ),
      dont: (
        <p>
          <code>announce('Success! The address was copied to your clipboard successfully.')</code>
        </p>
      ),
      because: 'Each announcement interrupts someone’s reading. Keep it to a few words.',
    },
    {
      do: (
        <p>
          <code>announce('12 transactions')</code>, once a filter has been applied
        </p>
      ),
      dont: (
        <p>
          <code>announce('…')</code> at each letter typed into a search
        </p>
      ),
      because: 'Announce the result, not each step to it.',
    },
  ],
  keyboard: 'A live region can’t be operated.',
  announced: [
    'The latest message: a `polite` one once the reader pauses, an `assertive` one at once.',
    'The same message twice in a row is announced twice.',
    'Messages are announced while a dialog is open too.',
  ],
  content: ['Say what has changed, in two to five words.'],
  layout: ['It takes no space.'],
  states: {
    'It shows nothing': <span className="text-muted">Only screen readers get its messages.</span>,
  },
  related: ['primitives/Callout', 'primitives/Toast'],
}
