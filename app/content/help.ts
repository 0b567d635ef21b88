import { mailtoHref } from '#ui/lib/mailto.ts'
import { paths } from '../paths.ts'
import { brand } from './brand.ts'
import { rules } from './rules.ts'

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

/** `keywords`: other words that customers search for. They aren’t shown. */
type Question = {
  question: string
  keywords?: string
  answer: string
  /** The last sentence of the answer, with a backend that holds withdrawals after a password was reset by phrase (CAP-3). */
  held?: string
}

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
    list: [
      {
        question: 'What can I withdraw, and when?',
        keywords: 'minimum threshold least amount limit',
        answer: `${rules.withdrawing} ${rules.minimum} ${rules.minimumUnknown} The withdrawal page shows how much is available now. If you can’t withdraw, it says why.`,
      },
      {
        question: 'How long does a withdrawal take?',
        keywords: 'how long time days arrive received pending approved payout late delayed slow',
        answer:
          'We don’t know how long it takes. Your withdrawal history shows the status of each withdrawal. Approved alone does not mean that the money has arrived. If the status does not change, write to support with the reference.',
      },
      {
        question: 'Who trades, and how?',
        keywords: 'start trading trade position order bot operator',
        answer: `${brand.legalName} carries out the trades. This site doesn’t place trades: after you sign in, you see your figures, deposit, and withdraw trade profit. Before you deposit, ask support how trades are decided for your account.`,
      },
      {
        question: 'Do I pay tax on my profit?',
        keywords: 'tax taxes',
        answer:
          'You report your gains and pay the tax on them yourself. We give no tax advice. You can save and print both histories.',
      },
      {
        question: 'What does a withdrawal cost?',
        answer: `The fee is a percentage that is set for your account. You see it, and what you receive, before you confirm. ${rules.fee}`,
      },
      {
        question: 'Why has my deposit not arrived?',
        answer:
          'Networks need time to confirm. A deposit counts once it has arrived and we have confirmed it. Your deposit history shows the status. If your deposit is not listed, write to support with the transaction ID and the network.',
      },
      {
        question: 'I sent a coin over the wrong network. What can I do?',
        answer: `Write to support immediately with the transaction ID. ${rules.otherNetwork} If someone asks for a fee to recover them, it is a scam.`,
      },
      {
        question: 'I forgot my password. How do I reset it?',
        keywords: 'lost password',
        answer: `Select ‘Forgot password?’ on the sign-in page. Enter your seed phrase, your email and a new password. ${rules.phraseHolder}`,
        held: 'So withdrawals are held for 48 hours after a reset.',
      },
      {
        question: 'What if I lose my seed phrase?',
        keywords: 'lost phrase forgot forgotten recovery words',
        answer: `${rules.phraseShown} ${rules.phraseLost} If you think that someone else knows your password, tell support immediately.`,
      },
      {
        question: 'How do I verify my identity?',
        keywords: 'kyc identification document passport verification',
        answer:
          'Send a photo of your government ID to support, with your name and the email of your account in the subject line. After we have checked it, your dashboard shows ‘Verified’.',
      },
      {
        question: 'How do I get a statement?',
        keywords: 'export csv json print document',
        answer:
          'Open the history of your deposits or of your withdrawals. There you can print a statement, or save the rows as a file.',
      },
      {
        question: 'Can I change my email?',
        keywords: 'address new edit',
        answer:
          'Not on this site. You can change your other details under Account. Ask support about your email, and write from the email of your account.',
      },
      {
        question: 'How do I close my account?',
        answer: `${rules.closing} To close it, write to support from the email of your account. The law requires us to keep some records. The privacy policy says which ones and for how long.`,
      },
    ] satisfies Question[] as readonly Question[],
  },
} as const

/** The common questions with their answers. `holds`: whether the backend holds withdrawals after a password was reset. */
export const commonQuestions = (holds: boolean): readonly Question[] =>
  help.questions.list.map((each) =>
    holds && each.held ? { ...each, answer: `${each.answer} ${each.held}` } : each,
  )

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
