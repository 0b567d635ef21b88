import { brand } from '../brand.ts'
import type { LegalText } from './document.ts'

export const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: `What ${brand.name} knows about you, why, for how long, and what you can do about it.`,
  inForce: { iso: '2026-11-21', text: 'November 21, 2026' },
  changed: { iso: '2026-11-21', text: 'November 21, 2026' },
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        `${brand.legalName}, ${brand.address}, decides how your data is used. Write to ${brand.supportEmail} with any question about it.`,
      ],
    },
    {
      id: 'data',
      title: 'What we collect',
      blocks: [
        'Only what you enter or what arises from using your account:',
        [
          'From registration: name, e-mail address, address, zip code, investment goal, and your password, of which the server should keep a hash only.',
          'From your profile, if you add them: phone number and gender.',
          'From verification: the copy of your government ID that you send to support.',
          'From payments: amounts, dates, references, status, wallet addresses, and for bank transfers the account number, SWIFT code and bank name.',
          'From the connection: IP address and time of each request, in the server’s log.',
        ],
        'The public pages can be read without an account. They set no advertising identifiers, and no script of another company runs in them.',
      ],
    },
    {
      id: 'purposes',
      title: 'What we use it for',
      blocks: [
        [
          'To run your account and carry out your requests: this is the contract with you.',
          'To verify your identity and keep records against money laundering: this is a legal duty.',
          'To protect accounts from guessing and abuse: this is our legitimate interest, and yours.',
          'To answer when you write to us.',
        ],
        'We do not sell your data, do not build advertising profiles, and make no decision about you by machine alone.',
      ],
    },
    {
      id: 'browser',
      title: 'What is stored in your browser',
      blocks: [
        'No cookies are needed. The site uses the browser’s own storage:',
        [
          'While you are signed in: your account details and a sign-in token. Signing out removes both.',
          'While a deposit is being recorded: its amount, your e-mail address, the time and a key for it, until the server has confirmed it.',
          'Your choice of a light or dark look, if you make one.',
          'Until you close the browser tab: which notices you have closed, whether you hide amounts, how far down a page you had scrolled, and a mark of a withdrawal that was sent and not answered, so that it is not made twice.',
          'For the moment of a reload: what you have typed into the registration form, without passwords.',
        ],
        'A message typed into the form of the Help Center is handed to your mail program. It is not stored here.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      blocks: [
        [
          'The companies that run our servers and our e-mail, under contract and only for that.',
          'Banks and blockchain networks, as far as a payment needs it. A blockchain is public and cannot be erased.',
          'Authorities, where the law obliges us.',
        ],
        'Charts on some pages come from TradingView in a closed frame. When you scroll to one, your browser connects to that company, which sees your IP address and uses its own rules. It receives nothing about your account.',
        'Price data by CoinGecko reaches you through our server, so CoinGecko does not see you.',
      ],
    },
    {
      id: 'abroad',
      title: 'Transfers to other countries',
      blocks: [
        'If a provider works outside the country you live in, we make sure that a comparable level of protection applies by law or by contract. You can ask us for a copy of the safeguards.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        [
          'Anti-money-laundering records (proof of identity, payments, notes on them): 5 years after the account is closed or the payment is made, whichever is later.',
          'Account and profile data: as long as the account exists, then until no claim can arise from it.',
          'Messages to support: 2 years after the last one.',
          'Server logs: 30 days, longer only for a single incident.',
        ],
        'After that the data is erased or made anonymous.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        [
          'To know what we hold about you, and to receive a copy that a program can read.',
          'To have errors corrected. Most of your details can be changed under Account.',
          'To have data erased that no law obliges us to keep.',
          'To object to a use, or to have it restricted while it is disputed.',
          'To complain to the data protection authority of your country.',
        ],
        `Write to ${brand.supportEmail}. We answer within one month and ask for proof of identity only where we have doubts. It costs nothing.`,
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        'The site is meant to be served over an encrypted connection only, and tells the browser to run nothing but its own scripts. Access to customer data is limited to those who need it.',
        'No protection is complete. If a breach puts you at risk, we tell you and the authority without undue delay, and say what you can do.',
      ],
    },
    {
      id: 'minors',
      title: 'Minimum age',
      blocks: [
        'Accounts are for people of at least 18 years. If we learn that a younger person has registered, we close the account and erase what the law does not oblige us to keep.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'If we change how we use data, we change this page and its date, and tell customers by e-mail before it applies where the change matters to them.',
      ],
    },
  ],
}
