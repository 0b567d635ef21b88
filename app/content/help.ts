import { mailtoHref } from '#ui/lib/mailto.ts'
import { paths } from '../paths.ts'
import { brand } from './brand.ts'

export type ContactMethod = {
  id: 'whatsapp' | 'phone' | 'ticket' | 'email' | 'guides' | 'help'
  name: string
  info: string
  prompt: string
  href: string
}

const whatsApp: ContactMethod[] = brand.whatsApp
  ? [
      {
        id: 'whatsapp',
        name: 'WhatsApp',
        info: 'Write to support from your phone. Send no documents and no passwords there.',
        prompt: 'Open WhatsApp',
        href: `https://wa.me/${brand.whatsApp}`,
      },
    ]
  : []

/** The cards of the Help Center page (HLP-1). */
export const contactMethods: readonly ContactMethod[] = [
  ...whatsApp,
  {
    id: 'phone',
    name: 'Phone Support',
    info: brand.hours,
    prompt: 'See the numbers',
    href: paths.contact,
  },
  {
    id: 'ticket',
    name: 'Ticket request',
    info: 'Opens an e-mail to support with the subject filled in, so that your case can be followed.',
    prompt: 'Request a ticket',
    href: mailtoHref({ to: brand.supportEmail, subject: 'Ticket request' }),
  },
]

/** The ways to get help on the home page, each with name, info, link, prompt and, by `id`, its icon (HOME-7). */
export const helpOptions: readonly ContactMethod[] = [
  {
    id: 'help',
    name: 'Help Center',
    info: 'Answers to common questions, and a form to leave a message.',
    prompt: 'Go to the Help Center',
    href: paths.helpCenter,
  },
  {
    id: 'email',
    name: 'E-mail',
    info: brand.supportEmail,
    prompt: 'Write to support',
    href: mailtoHref({ to: brand.supportEmail }),
  },
  {
    id: 'phone',
    name: 'Phone Support',
    info: brand.hours,
    prompt: 'See the numbers',
    href: paths.contact,
  },
  {
    id: 'guides',
    name: 'Guides',
    info: 'Risks, coins, and how fraud is recognized, at your own pace.',
    prompt: 'Read the guides',
    href: paths.guides,
  },
]

export const help = {
  title: 'Help Center',
  lead: 'Ask a person, or look here first.',
  message: {
    title: 'Leave a Message',
    intro: `This form has no inbox of its own. Submit opens your own mail program with the message addressed to ${brand.supportEmail}; it is sent when you send it there.`,
  },
  questions: {
    title: 'Common questions',
    list: [
      {
        question: 'When can I withdraw?',
        answer:
          'The withdrawal page says whether your account can withdraw now, and why not if it cannot. The amount must not exceed your trade profit, and fee and payout are shown before you confirm.',
      },
      {
        question: 'What does a withdrawal cost?',
        answer:
          'A percentage that is set for your account. It is calculated to the cent, shown before you confirm, and deducted from the payout. You never pay it in advance.',
      },
      {
        question: 'I sent a deposit. Why is it not there?',
        answer:
          'Networks need time to confirm, and support checks each deposit against its receipt. The deposit history shows its status. If it does not appear, write to support with the transaction id and the network.',
      },
      {
        question: 'I sent a coin over the wrong network. What now?',
        answer:
          'Write to support at once with the transaction id. In many cases such a payment cannot be recovered, and nobody can recover it for a fee paid in advance.',
      },
      {
        question: 'I have forgotten my password.',
        answer:
          'Choose ‘Forgot password?’ on the sign-in page and enter your seed phrase, your e-mail address and a new password.',
      },
      {
        question: 'I have lost my seed phrase.',
        answer:
          'It is shown once, and this site keeps no copy that it could show you again. While you know your password you can go on signing in. Without both, write to support: they will have to verify who you are.',
      },
      {
        question: 'How is my identity verified?',
        answer:
          'Send a photo of a government ID to support, with your username in the subject line. Your dashboard shows ‘Verified’ once it has been checked.',
      },
      {
        question: 'How do I close my account?',
        answer:
          'Withdraw what is yours and write to support. Some records have to be kept by law; the privacy policy says which, and for how long.',
      },
    ],
  },
} as const

export const contact = {
  title: 'Contact',
  lead: 'Call during the hours below, or write at any time.',
  phones: 'Phone',
  hours: 'Hours',
  address: 'Address',
  email: 'E-mail',
  caution:
    'We never call you to offer an investment. If someone does so in our name, hang up and dial the number on this page yourself.',
} as const
