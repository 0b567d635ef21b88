import { WhatsAppMark } from '#ui/marketing/WhatsAppMark.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'WhatsAppMark is the WhatsApp logo in the color of the text around it.',
  use: ['Beside the word WhatsApp, as a way to contact support.'],
  avoid: ['On its own: screen readers skip it.', 'For chats that aren’t WhatsApp.'],
  examples: [
    {
      do: (
        <p className="flex items-center gap-2">
          <WhatsAppMark className="size-5" /> WhatsApp
        </p>
      ),
      dont: (
        <p className="flex items-center gap-2">
          <WhatsAppMark className="size-5" /> Chat with us
        </p>
      ),
      because: 'The name is beside the logo, so that everyone knows which company is used.',
    },
  ],
  keyboard: 'It can’t be operated.',
  announced: ['Nothing. The name beside it is announced.'],
  content: ['It has no text. Set its size with a class.'],
  layout: ['It has the size that `className` sets.'],
  states: {
    Default: <WhatsAppMark className="size-6" />,
    'In the color of a link': <WhatsAppMark className="size-8 text-link" />,
  },
  related: ['marketing/ContactMethods', 'marketing/HelpOptions'],
}
