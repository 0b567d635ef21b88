import { brand } from './brand.ts'
import { rules } from './rules.ts'

export const services = {
  title: 'Services',
  lead: 'The markets, how support helps you, and how your account is protected.',
  investments: {
    title: 'Investments',
    intro:
      'Each page explains how a market works, what it costs, what can go wrong, and who it does not suit.',
    risks: {
      title: 'Risks first',
      text: 'Read the risks in two minutes. You can lose all the money you invest.',
      href: brand.riskWarning.href,
    },
  },
  support: {
    title: 'Client support',
    text: [
      `You can reach support by email, by phone${brand.whatsApp ? ' and by WhatsApp' : ''}. Hours: ${brand.hours}.`,
      'Write from the email of your account. If it is about a payment, include its reference or transaction ID. Never send your password or your seed phrase. Support doesn’t need them.',
      'To complain, put the word “complaint” in the subject. You can also complain to the ombudsman or the financial authority of your country.',
    ],
  },
  security: {
    title: 'Security',
    intro: 'What we do to protect your account. No protection is complete.',
    list: [
      {
        title: 'Passwords that are hard to guess',
        text: 'A password needs at least eight characters, with a letter, a digit and a special character. We check it while you type.',
      },
      {
        title: 'A seed phrase to reset your password',
        text: `${rules.phraseShown} You need it to set a new password.`,
      },
      {
        title: 'No scripts from other companies',
        text: 'Charts from another provider run in isolated frames that can’t read this page.',
      },
      {
        title: 'Signing out removes your account details',
        text: 'When you sign out, your account details are removed from this browser in every open tab, and this site asks us to end the session. Deposits and withdrawals that are not settled stay.',
      },
    ],
    note: 'While you are signed in, this browser keeps your details and a sign-in token. On a shared computer, sign out when you are done.',
  },
  contact: {
    title: 'Write to us',
    text: 'If it is about your account, write from the email you registered with.',
    action: 'Contact us',
  },
} as const
