import { brand } from './brand.ts'

/** The section 'How to recognise a scam', and the advice after it. */
export const scams = {
  id: 'scams',
  title: 'How to recognise a scam',
  intro:
    'Investment fraud follows a handful of patterns. One of these signs is enough to stop and check; two are enough to walk away.',
  signs: [
    {
      title: 'Someone knows what you will earn',
      text: 'No honest person can say what a market will pay. “Guaranteed”, “risk-free” and a fixed percentage a week are the words of a fraud, whoever says them.',
    },
    {
      title: 'You must pay to be paid',
      text: 'A “tax”, an “unlocking fee”, a “deposit to verify your wallet” before a withdrawal: this money is gone, and so is the rest. A real fee is deducted from the payout.',
    },
    {
      title: 'They came to you',
      text: 'A wrong number that turns friendly, a match on a dating app, a teacher in a chat group, a celebrity in an advertisement. The investment is mentioned late, and as a favor.',
    },
    {
      title: 'You have to be quick or quiet',
      text: 'A bonus that is gone tomorrow, or the request not to tell your bank or your family. Honest offers survive a night’s sleep and a second opinion.',
    },
    {
      title: 'They ask for your seed phrase, your password or your screen',
      text: 'Nobody needs them to help you. Remote-control software lets a stranger do what you can do.',
    },
    {
      title: 'The first small withdrawal works',
      text: 'It is bait. Fraudulent platforms pay a little to bring in a lot, and the balance on the screen is only a number that they typed.',
    },
    {
      title: 'The address is nearly right',
      text: 'One letter more, another ending, a link in a message. Type the address yourself, or use your own bookmark.',
    },
    {
      title: 'Somebody offers to get lost money back',
      text: 'Recovery firms that write to victims are often the same people again. Nobody can reverse a crypto payment for a fee.',
    },
  ],
  act: {
    title: 'If it has happened',
    steps: [
      'Stop paying, whatever they say happens if you do.',
      'Call your bank at once: some card and bank payments can still be stopped.',
      'Keep everything: messages, addresses, transaction ids, dates.',
      'Report it to the police and to the financial authority of your country.',
      'Change the passwords that they could have learned, starting with your e-mail.',
    ],
  },
  ours: {
    title: `What ${brand.name} never does`,
    text: `We never ask for your seed phrase, except in the field on the sign-in page in which you reset your own password. We never ask you to send money in order to receive money, never write to you first about an investment, and never promise a return. If a message in our name does, it is not ours: tell ${brand.supportEmail}.`,
  },
} as const

export const habits = {
  id: 'account',
  title: 'Keep your account yours',
  points: [
    {
      title: 'Write the seed phrase on paper',
      text: 'It is shown once, when you register, and can reset your password. A photograph or a note in the cloud can be copied without your noticing.',
    },
    {
      title: 'Use a password that you use nowhere else',
      text: 'When another site is broken into, the first thing tried is the same password elsewhere. A password manager remembers for you.',
    },
    {
      title: 'Protect your e-mail first',
      text: 'Whoever reads your mail can pass for you. Switch on a second factor there.',
    },
    {
      title: 'Sign out on shared devices',
      text: 'Signing out in one tab signs out the others, and removes what this site stored about you.',
    },
  ],
} as const

export const transfers = {
  id: 'transfers',
  title: 'Send crypto so that it arrives',
  steps: [
    {
      title: 'Match the network',
      text: 'The deposit page names the network of each address. Choose the same one in your wallet. A coin sent over another network is usually lost.',
    },
    {
      title: 'Copy, then compare',
      text: 'Compare the first and the last six characters after pasting. Some malware replaces addresses in the clipboard.',
    },
    {
      title: 'Send a small amount first',
      text: 'It costs a second network fee, and it is the only test there is.',
    },
    {
      title: 'Keep the receipt',
      text: 'The transaction id is what support needs to find a payment. The deposit page opens an e-mail for it.',
    },
  ],
} as const

export const words = {
  id: 'words',
  title: 'Words you will meet',
  terms: [
    {
      term: 'Spread',
      detail: 'The gap between the price at which you can buy and the price at which you can sell.',
    },
    { term: 'Leverage', detail: 'Trading a multiple of the money you set aside. It multiplies losses.' },
    {
      term: 'Margin',
      detail: 'The money set aside for a position with leverage. When it runs out, the position is closed.',
    },
    { term: 'Slippage', detail: 'The difference between the price you saw and the price you got.' },
    {
      term: 'Liquidity',
      detail: 'How much can be bought or sold before the price moves. It vanishes when it is needed.',
    },
    {
      term: 'Market cap',
      detail: 'Price times the number of coins or shares. It is not money that is there.',
    },
    { term: 'Volatility', detail: 'How far and how fast a price swings, up and down.' },
    {
      term: 'Seed phrase',
      detail:
        'A list of words that opens a wallet or, here, resets a password. Like a key, it serves whoever holds it.',
    },
    { term: 'Stablecoin', detail: 'A token meant to keep the value of a currency. Some have failed to.' },
    {
      term: 'Contract for difference (CFD)',
      detail: 'A bet on a price with your provider. You never own the asset.',
    },
  ],
} as const
