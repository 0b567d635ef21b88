import { brand } from './brand.ts'
import { rules } from './rules.ts'

/** The section 'How to recognize a scam', and the advice after it. */
export const scams = {
  id: 'scams',
  title: 'How to recognize a scam',
  summary: 'Eight signs of fraud, and what to do if it has happened to you.',
  intro: 'If you notice one of these signs, stop and check. If you notice two, don’t invest.',
  signs: [
    {
      title: 'Someone knows what you will earn',
      text: 'Markets can’t be predicted. If somebody names the profit you will make, such as a fixed percentage a week, that is a sign of fraud.',
    },
    {
      title: 'You must pay to be paid',
      text: 'They ask for a “tax”, an “unlocking fee” or a “deposit to verify your wallet” before you can withdraw. If you pay, you lose that money too. A real fee is deducted from the payout.',
    },
    {
      title: 'They came to you',
      text: 'They wrote to you first: a wrong number, a match on a dating app, a teacher in a chat group, or a celebrity in an advertisement. They mention the investment only after they have gained your trust.',
    },
    {
      title: 'You have to be quick or quiet',
      text: 'They offer a bonus that ends tomorrow, or ask you not to tell your bank or your family. Take your time, and ask somebody you trust.',
    },
    {
      title: 'They ask for your seed phrase, your password or your screen',
      text: 'Nobody needs these to help you. With remote-control software, a stranger can do everything you can do.',
    },
    {
      title: 'The first small withdrawal works',
      text: 'Fraudulent platforms pay out a small amount so that you deposit a large one. The balance on the screen is a number they made up.',
    },
    {
      title: 'The web address is slightly different',
      text: 'The web address has one letter more or another ending. Type the address yourself, or use your own bookmark.',
    },
    {
      title: 'Somebody offers to get lost money back',
      text: 'Firms that write to victims are often run by the same people. Nobody can reverse a crypto payment for a fee.',
    },
  ],
  act: {
    title: 'If it has happened to you',
    steps: [
      'Stop paying, even if they threaten you.',
      'Call your bank immediately. It may still be able to stop a card or bank payment.',
      'Keep all messages, addresses, transaction IDs and dates.',
      'Report it to the police and to the financial authority of your country.',
      'Change the passwords they may know, starting with your email.',
    ],
  },
  ours: {
    title: `What ${brand.name} never does`,
    text: `We never ask for your seed phrase or your password by email, phone or message. You enter them only on this site. We never ask you to send money to receive money. We never contact you first about an investment, and we never promise a return. If a message in our name does any of this, report it to ${brand.supportEmail}.`,
  },
} as const

export const habits = {
  id: 'account',
  title: 'Protect your account',
  summary: 'Habits for your seed phrase, passwords and email.',
  intro: 'Four habits that make it harder for someone else to get in.',
  points: [
    {
      title: 'Write the seed phrase on paper',
      text: `${rules.phraseShown} ${rules.phraseLost} Don’t keep it as a photo or in the cloud, where somebody can copy it without your knowledge.`,
    },
    {
      title: 'Use a different password for each site',
      text: 'When a site is hacked, criminals try the stolen passwords on other sites. A password manager can remember them for you.',
    },
    {
      title: 'Protect your email first',
      text: 'Anyone who can read your email can pretend to be you. Turn on a second step for signing in to it.',
    },
    {
      title: 'Sign out on shared devices',
      text: 'When you sign out in one tab, you are signed out in all of them, and your account details are removed from this browser. Deposits and withdrawals that are not settled stay, with the amount, where a withdrawal goes, and your email. So do refused ones until you close the message about them.',
    },
  ],
} as const

export const transfers = {
  id: 'transfers',
  title: 'How to send crypto',
  summary: 'Four checks before each payment.',
  intro: 'Nobody can reverse a payment in crypto. Check these points each time.',
  steps: [
    {
      title: 'Match the network',
      text: `The deposit page shows the network of each address. Choose the same network in your wallet. ${rules.otherNetwork}`,
    },
    {
      title: 'Copy, then compare',
      text: 'After you paste the address, compare its first and last characters. Some malware replaces copied addresses.',
    },
    {
      title: 'Send a small amount first',
      text: 'You pay the network fee twice, but you can check that the first payment arrives before you send the rest.',
    },
    {
      title: 'Keep the receipt',
      text: 'Support needs the transaction ID to find a payment. You can email the receipt from the deposit page.',
    },
  ],
} as const

export const words = {
  id: 'words',
  title: 'Words explained',
  summary: 'Spread, leverage, margin and other terms.',
  intro: 'What the words of trading mean, in plain English.',
  terms: [
    {
      term: 'Spread',
      detail: 'The gap between the price at which you can buy and the price at which you can sell.',
    },
    {
      term: 'Leverage',
      detail: 'Trading with a multiple of the money you set aside. It multiplies gains and losses.',
    },
    {
      term: 'Margin',
      detail:
        'The money you set aside for a position with leverage. When it runs out, the position is closed.',
    },
    { term: 'Slippage', detail: 'The difference between the price you saw and the price you got.' },
    {
      term: 'Liquidity',
      detail: 'How much can be bought or sold before the price moves. In a crisis it can disappear.',
    },
    {
      term: 'Market cap',
      detail:
        'The price multiplied by the number of coins or shares. It is not an amount of money that anybody holds.',
    },
    { term: 'Volatility', detail: 'How far and how fast a price moves, up and down.' },
    {
      term: 'Seed phrase',
      detail:
        'A list of words. Here it resets your password. In a wallet, it gives access to all coins. Anyone who has it can use it.',
    },
    { term: 'Stablecoin', detail: 'A token designed to keep the value of a currency. Some have failed.' },
    {
      term: 'Contract for difference (CFD)',
      detail: 'A contract with your provider about the change of a price. You never own the asset.',
    },
  ],
} as const
