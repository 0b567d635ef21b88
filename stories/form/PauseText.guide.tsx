import { PauseText } from '#ui/form/PauseText.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A pause text counts down how long the customer must wait before the next try.',
  use: ['For the message of a server that asks for a pause. FormError uses it already.'],
  avoid: ['For a deadline or an offer. Never use a countdown to put pressure on a customer.'],
  examples: [
    {
      do: (
        <p>
          <PauseText sentence="Too many attempts. Try again in 30 s." retryAfter={30} left={12} />
        </p>
      ),
      dont: <p>Try again later.</p>,
      because: 'Say exactly how long the wait is.',
    },
  ],
  keyboard: 'A text can’t be operated.',
  announced: [
    'The first sentence, with the whole pause. The seconds that follow aren’t announced.',
    'At the end of the pause: “You can try again now.”',
  ],
  content: ['The sentence contains the pause as the server wrote it: “30 s”.'],
  layout: ['Inline text that wraps with the line around it. It changes each second, so don’t center it.'],
  states: {
    'Counting down': <PauseText sentence="Try again in 30 s." retryAfter={30} left={12} />,
    'Without a pause': <PauseText sentence="Try again." />,
  },
  related: ['form/FormError', 'form/SubmitButton'],
}
