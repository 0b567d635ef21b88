import { Callout } from '#ui/primitives/Callout.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'RemovePasskeyDialog asks whether to remove a passkey, and says why that failed.',
  use: ['For Remove in PasskeyList. Close it once the passkey is gone.'],
  avoid: ['For other questions, use AlertDialog.'],
  examples: [
    {
      do: <p>If your device still offers it, delete it there too.</p>,
      dont: <p>It is deleted everywhere.</p>,
      because: 'Only some browsers tell the device. The server no longer accepts it in any case.',
    },
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the two buttons. “Keep it” has the focus first.'],
    ['Escape', 'Closes it without removing. While the request is being sent, it does nothing.'],
  ],
  announced: ['The question with its consequences.', 'A refusal or an unknown outcome at once.'],
  content: ['The question names the passkey.'],
  wide: true,
  layout: ['As AlertDialog. A long name breaks anywhere.'],
  states: {
    Refused: (
      <Callout tone="danger" title="It was not removed">
        You seem to be offline. Check your connection and try again.
      </Callout>
    ),
    Unknown: (
      <Callout tone="warning" title="Sent, answer unknown">
        No answer came back from the server. It is still in your list.
      </Callout>
    ),
  },
  related: ['primitives/AlertDialog', 'security/PasskeyList'],
}
