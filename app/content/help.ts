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
        info: 'Message support from your phone. Don’t send documents or passwords there.',
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
    info: 'Opens an email to support with the subject filled in, so that we can track your case.',
    prompt: 'Request a ticket',
    href: mailtoHref({ to: brand.supportEmail, subject: 'Ticket request' }),
  },
]

/** The ways to get help on the home page, each with name, info, link, prompt and, by `id`, its icon (HOME-7). */
export const helpOptions: readonly ContactMethod[] = [
  {
    id: 'help',
    name: 'Help Center',
    info: 'Search answers and guides, or leave a message.',
    prompt: 'Go to the Help Center',
    href: paths.helpCenter,
  },
  {
    id: 'email',
    name: 'Email',
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
    info: 'Read about risks, coins and how to recognize fraud.',
    prompt: 'Read the guides',
    href: paths.guides,
  },
]

export const help = {
  title: 'Help Center',
  lead: 'Search for an answer, or ask a person.',
  search: { contact: 'email support' },
  message: {
    title: 'Leave a Message',
    intro: `When you submit this form, your mail program opens with a message to ${brand.supportEmail}. Send it from there.`,
  },
  questions: {
    title: 'Common questions',
  },
} as const

export const contact = {
  title: 'Contact',
  lead: 'Call during the hours below, or write at any time.',
  phones: 'Phone',
  hours: 'Hours',
  address: 'Address',
  email: 'Email',
  prepare: {
    title: 'Before you call or write',
    points: [
      {
        title: 'Use the email of your account',
        text: 'If it is about your account, write from the email you registered with.',
      },
      {
        title: 'Include the reference',
        text: 'If it is about a payment, tell us its reference or transaction ID.',
      },
      {
        title: 'Keep your password and seed phrase to yourself',
        text: 'Support doesn’t need them and never asks for them.',
      },
    ],
  },
  answers: {
    title: 'Find an answer now',
    text: 'The Help Center answers questions about deposits, withdrawals and passwords at any hour.',
    action: { label: 'Search the Help Center', href: paths.helpCenter },
  },
  caution:
    'We never call you to offer an investment. If someone calls in our name, hang up and dial the number on this page.',
} as const
