import { brand } from '../brand.ts'
import { storedInBrowser } from '../stored.ts'
import type { LegalText } from './document.ts'

export const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: `What ${brand.name} knows about you, why, for how long, and what you can do about it.`,
  inForce: { iso: '2026-11-23', text: 'November 23, 2026' },
  changes: [
    {
      date: { iso: '2026-11-23', text: 'November 23, 2026' },
      what: 'Shorter sentences, and a complete list of what is stored in your browser. What we collect, why and for how long has not changed.',
    },
    { date: { iso: '2026-11-21', text: 'November 21, 2026' }, what: 'First version.' },
  ],
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
        'We collect only what you enter and what results from using your account:',
        [
          'When you register: name, email, address, zip code, investment goal and password. The server should keep only a hash of the password.',
          'In your profile, if you add them: phone number and gender.',
          'When you verify your identity: the copy of your government ID that you send to support.',
          'For payments: amounts, dates, references, status and wallet addresses. For bank transfers also account number, SWIFT code and bank name.',
          'From the connection: IP address and time of each request, in the server log.',
        ],
        'You can read the public pages without an account. They set no advertising identifiers and run no scripts from other companies.',
      ],
    },
    {
      id: 'purposes',
      title: 'What we use it for',
      blocks: [
        [
          'To run your account and carry out your requests. The basis is our contract with you.',
          'To verify your identity and keep records against money laundering. The law requires it.',
          'To protect accounts from password guessing and abuse. The basis is our legitimate interest.',
          'To answer when you write to us.',
        ],
        'We do not sell your data, build advertising profiles or make automated decisions about you.',
      ],
    },
    {
      id: 'browser',
      title: 'What is stored in your browser',
      blocks: [
        'The site uses no cookies. It uses your browser’s storage:',
        storedInBrowser.map(({ until, what }) => `${until}: ${what}`),
        'A message you type in the Help Center is passed to your mail program. We don’t store it in your browser.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      blocks: [
        [
          'The companies that run our servers and our email, under contract and only for this purpose.',
          'Banks and blockchain networks, if a payment needs it. A blockchain is public and can’t be erased.',
          'Authorities, if the law requires it.',
        ],
        'Charts on some pages come from TradingView in an isolated frame. When you scroll to one, your browser connects to that company. It sees your IP address and applies its own privacy rules. It receives nothing about your account.',
        'Price data by CoinGecko comes to you through our server, so CoinGecko does not see your IP address.',
      ],
    },
    {
      id: 'abroad',
      title: 'Transfers to other countries',
      blocks: [
        'If a provider works outside the country you live in, the law or a contract must give your data comparable protection. You can ask us for a copy of these safeguards.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        [
          'Anti-money-laundering records (proof of identity, payments, notes on them): 5 years after the account is closed or the payment is made, whichever is later.',
          'Account and profile data: while your account exists, and then until no legal claim can arise from it.',
          'Messages to support: 2 years after the last one.',
          'Server logs: 30 days. Longer only to investigate an incident.',
        ],
        'After that we erase the data or make it anonymous.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        [
          'To know what we hold about you, and to get a copy that a program can read.',
          'To have errors corrected. You can change most of your details under Account.',
          'To have data erased, unless the law requires us to keep it.',
          'To object to a use of your data, or to have it restricted while we check your objection.',
          'To complain to the data protection authority of your country.',
        ],
        `Write to ${brand.supportEmail}. It is free, and we answer within one month. We ask for proof of identity only if we are in doubt.`,
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        'The site is designed for an encrypted connection and allows the browser to run only its own scripts. Only people who need customer data have access to it.',
        'No protection is complete. If a data breach puts you at risk, we tell you and the authority without undue delay and say what you can do.',
      ],
    },
    {
      id: 'minors',
      title: 'Minimum age',
      blocks: [
        'You must be at least 18 years old to have an account. If we learn that a younger person has registered, we close the account and erase all data that the law does not require us to keep.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'If we change how we use data, we update this page and its change log. If the change affects customers, we email them before it applies.',
      ],
    },
  ],
}
