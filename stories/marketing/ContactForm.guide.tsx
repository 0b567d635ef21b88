import { Callout } from '#ui/primitives/Callout.tsx'
import { ContactForm } from '#ui/marketing/ContactForm.tsx'
import meta from './ContactForm.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ContactForm lets a visitor write a message, and opens it in their mail program.',
  use: ['On the help page.'],
  avoid: [
    'For a customer’s receipt, use DepositReceipt.',
    'For a message that the server sends: this form sends nothing.',
  ],
  examples: [
    {
      do: <Callout title="Your mail program should be open now">Send it from there.</Callout>,
      dont: <Callout tone="success" title="Message sent. Thank you!" />,
      because: 'The page can’t find out whether the mail program opened or whether the message was sent.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through Name, Subject, Message and Submit.'],
    ['Enter', 'In Name or Subject: submits the form. In Message: starts a new line.'],
  ],
  announced: [
    'Each field with its error and hint as description.',
    'After a failed attempt: the error summary, which takes the focus.',
    'After Submit: “Your mail program should be open now”, once the reader pauses.',
  ],
  content: [
    'A sentence at the button says that nothing is sent from this page.',
    'The hint of the message says what to leave out.',
  ],
  layout: ['One column at every width.'],
  states: { Empty: <ContactForm {...meta.args} /> },
  pressable: <ContactForm {...meta.args} />,
  related: ['marketing/ContactMethods', 'form/ContractForm', 'form/TextareaField'],
}
