import { FormError } from '#ui/form/FormError.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'A form error shows why the server rejected a form or gave no answer, and whether to try again.',
  use: [
    'Below the submit button, inside the form.',
    'Add `advice` if the message alone doesn’t say what to do.',
  ],
  avoid: [
    'For an error of one field, use `error` of Field.',
    'For data that couldn’t be loaded, use LoadError.',
  ],
  examples: [
    {
      do: (
        <FormError
          title="You are not signed in"
          failure={{ message: 'The email or the password is not right.' }}
        />
      ),
      dont: <FormError title="Error 401" failure={{ message: 'Unauthorized' }} />,
      because: 'Say what didn’t happen, then why.',
    },
    {
      do: (
        <FormError
          title="We don’t know whether your order was placed"
          failure={{ message: 'No answer came.', effect: 'unknown' }}
          advice="Look at your history before you send it again."
        />
      ),
      dont: <FormError title="Failed" failure={{ message: 'Please retry.' }} />,
      because: 'Without an answer, the order may have been placed. Don’t tell the customer to send it twice.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Try again, if there is one.'],
    ['Enter or Space', 'On Try again: submits the form, and moves the focus to its submit button.'],
  ],
  announced: [
    '“Problem:”, the title and the message, at once when the error appears.',
    'A countdown is announced once and not every second.',
  ],
  content: [
    'The title says what didn’t happen: “You are not signed in”.',
    'The message is that of the server, as a sentence.',
    'Nothing that was typed is lost. Don’t say “start again”.',
  ],
  layout: ['It fills the width of the form, below or above the submit button. Text and request id wrap.'],
  states: {
    'With a title': (
      <FormError
        title="You are not signed in"
        failure={{ message: 'The email or the password is not right.' }}
      />
    ),
    'Message only': <FormError failure={{ message: 'The email or the password is not right.' }} />,
    'Can be tried again': (
      <FormError title="You are not signed in" failure={{ message: 'You are offline.', kind: 'offline' }} />
    ),
    'With an id for support': (
      <FormError
        title="You are not signed in"
        failure={{ message: 'Something failed on our side.', requestId: 'sample-0001' }}
      />
    ),
    'Counting down': (
      <FormError failure={{ message: 'Too many attempts. Try again in 30 s.', retryAfter: 30, left: 12 }} />
    ),
  },
  pressable: <FormError failure={{ message: 'You are offline.', kind: 'offline' }} />,
  related: ['primitives/Callout', 'form/ErrorSummary', 'form/PauseText', 'form/RequestId'],
}
