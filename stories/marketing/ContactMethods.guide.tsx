import { ContactMethods } from '#ui/marketing/ContactMethods.tsx'
import meta, { LongText } from './ContactMethods.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'ContactMethods are the ways to contact support, as cards.',
  use: ['On the help page.'],
  avoid: ['In a section of another page, use HelpOptions.', 'For a form, use ContactForm.'],
  examples: [
    {
      do: <ContactMethods methods={meta.args.methods.slice(1, 2)} />,
      dont: (
        <ContactMethods
          methods={meta.args.methods
            .slice(1, 2)
            .map((method) => ({ ...method, info: 'Call anytime, 24/7!' }))}
        />
      ),
      because: 'List only methods and times that the operator actually offers.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button of each card.'],
    ['Enter', 'Opens the app, the page or the email program.'],
  ],
  announced: ['A list, each entry with a heading and a text, then the link with the heading as description.'],
  content: ['The prompt says what opens: “Open WhatsApp”.'],
  wide: true,
  layout: [
    'As many cards of 208 px or more as fit: one column on a phone. The cards of a row have the same height.',
    'Long addresses break anywhere.',
  ],
  states: {
    Default: <ContactMethods {...meta.args} />,
    'Long text': <ContactMethods {...meta.args} {...LongText.args} />,
  },
  pressable: <ContactMethods methods={meta.args.methods.slice(0, 1)} />,
  related: ['marketing/HelpOptions', 'marketing/ContactForm', 'marketing/WhatsAppMark'],
}
