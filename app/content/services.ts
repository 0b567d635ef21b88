import { brand } from './brand.ts'

export const services = {
  title: 'Services',
  lead: 'What you can do here, who helps you with it, and how your account is protected.',
  investments: {
    title: 'Investments',
    intro: 'Each has a page of its own that says what it costs and whom it does not suit.',
    risks: {
      title: 'Before any of them',
      text: 'The risks, in two minutes. You can lose all the money you invest.',
      href: brand.riskWarning.href,
    },
  },
  support: {
    title: 'Client support',
    text: [
      `Support answers by e-mail, by phone and, where it is set up, by WhatsApp. Hours: ${brand.hours}.`,
      'Write from the e-mail address of your account and, for a payment, give its transaction id or reference. Leave out your password and your seed phrase: support does not need them and will not ask.',
      'For a complaint, put the word “complaint” in the subject. You can also take it to the ombudsman or the financial authority of your country.',
    ],
  },
  security: {
    title: 'Security',
    intro: 'What the website does for your account. No measure makes an account impossible to break into.',
    list: [
      {
        title: 'Passwords that are hard to guess',
        text: 'At least eight characters, with a letter, a digit and a special character. The rule is checked while you type.',
      },
      {
        title: 'A seed phrase to reset it',
        text: 'You get it once, when you register. The form for a forgotten password asks for it and sets no new one without it.',
      },
      {
        title: 'No foreign scripts in the page',
        text: 'Charts from another provider run in closed frames that cannot read this page. Fonts and drawings come from this site.',
      },
      {
        title: 'Signed out means signed out',
        text: 'Signing out removes your details from this browser, in every open tab, and asks the server to end the session.',
      },
    ],
    note: 'While you are signed in, your details and a sign-in token are kept in this browser. On a shared computer, sign out when you are done.',
  },
  contact: {
    title: 'Write to us',
    text: 'For anything about your account, use the e-mail address you registered with.',
    action: 'Contact us',
  },
} as const
