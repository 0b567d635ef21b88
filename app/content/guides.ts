import { paths } from '../paths.ts'
import { rules } from './rules.ts'

export const guides = {
  title: 'Guides',
  lead: 'What to know before you invest: risks, coins, fraud, and how to protect your account.',
  contents: 'Contents',
  start: {
    title: 'Still have questions?',
    text: 'Compare what each market costs, or ask support.',
    action: { label: 'See the markets', href: paths.services },
    more: { label: 'Ask support', href: paths.helpCenter },
  },
} as const

/** The section that `brand.riskWarning` links to, `/guides#risk`. About 400 words, which take two minutes to read. */
export const risk = {
  id: 'risk',
  title: 'What can go wrong',
  summary: 'How you can lose money, and why you may not be protected.',
  intro: 'Read this before you invest.',
  points: [
    {
      title: 'You could lose all the money you invest',
      text: 'Prices of cryptocurrencies, currencies and shares fall as well as rise, and some fall quickly. A coin can become worthless. With leverage, a small move against you can cost the whole amount you set aside. Without negative balance protection, you can owe more than that.',
    },
    {
      title: 'You should not expect to be protected',
      text: 'Deposit insurance covers money in a bank account. It does not cover trading losses, and it rarely covers crypto that a firm holds for you. Before you send money, find out who holds it, under which law, and which authority supervises them. Check that authority’s register yourself.',
    },
    {
      title: 'You may not be able to sell when you want to',
      text: `To sell, you need a buyer. In a panic there may be none near the last price, a platform may be overloaded, and a network may be slow. Trades here settle within two days. ${rules.withdrawing}`,
    },
    {
      title: 'It can be hard to understand',
      text: 'Leverage, overnight costs, networks and keys are hard to understand. If you can’t explain to a friend how an investment makes and loses money, don’t invest in it yet.',
    },
    {
      title: 'Do not put everything in one place',
      text: 'One coin, one company or one trader can fail. Spreading your money does not remove risk, but one failure then costs you less. A common rule is to keep high-risk investments to a tenth of what you own, or less.',
    },
    {
      title: 'Costs are certain, gains are not',
      text: `You pay spreads, financing and fees whether you gain or lose. Add them up before you trade. Before you confirm a withdrawal, you see its fee and what you receive. ${rules.fee}`,
    },
  ],
  closing:
    'Invest only what you could lose without changing how you live. If trading no longer feels like a choice, stop and talk to someone you trust.',
} as const

/** The assets, a fixed list from the specification (GDE-1). */
export const assetsIntro = {
  id: 'crypto',
  title: 'Popular assets',
  summary: 'Eight coins: how each works, and what moves its price.',
  intro: 'Facts about well-known coins. Listing a coin here is not a recommendation to buy it.',
} as const

export const assets = [
  {
    logo: 'bitcoin',
    name: 'Bitcoin',
    symbol: 'BTC',
    info: 'The first cryptocurrency. No company runs its network, and nobody can reverse a payment.',
    facts: [
      { term: 'Launched', detail: 'January 2009' },
      { term: 'Consensus', detail: 'Proof of work (SHA-256), a block about every ten minutes' },
      { term: 'Supply', detail: 'At most 21 million; the reward halves every 210,000 blocks' },
      {
        term: 'What moves it',
        detail: 'Interest rates, fund flows, regulation, and the halving of the reward',
      },
    ],
  },
  {
    logo: 'ethereum',
    name: 'Ethereum',
    symbol: 'ETH',
    info: 'A network that also runs programs. Many tokens and lending services run on it.',
    facts: [
      { term: 'Launched', detail: 'July 2015' },
      { term: 'Consensus', detail: 'Proof of stake since September 2022, proof of work before' },
      { term: 'Supply', detail: 'No fixed limit. Since August 2021, part of each fee is destroyed' },
      { term: 'What moves it', detail: 'Use of the network and its fees, upgrades, rival networks, bitcoin' },
    ],
  },
  {
    logo: 'tether',
    name: 'Tether',
    symbol: 'USDT',
    info: 'A token designed to be worth one dollar. It is a claim on the company that issues it.',
    facts: [
      { term: 'Launched', detail: '2014' },
      { term: 'Consensus', detail: 'None of its own: it runs on Ethereum, Tron and other networks' },
      {
        term: 'Supply',
        detail:
          'The issuer creates tokens when it receives dollars and destroys them when it pays dollars out',
      },
      {
        term: 'What moves it',
        detail: 'Trust in the issuer’s reserves. It has traded below one dollar when people doubted them',
      },
    ],
  },
  {
    logo: 'litecoin',
    name: 'Litecoin',
    symbol: 'LTC',
    info: 'An early variant of Bitcoin with faster blocks, used mainly for payments.',
    facts: [
      { term: 'Launched', detail: 'October 2011' },
      { term: 'Consensus', detail: 'Proof of work (scrypt), a block about every two and a half minutes' },
      { term: 'Supply', detail: 'At most 84 million; the reward halves every 840,000 blocks' },
      {
        term: 'What moves it',
        detail: 'Mostly the price of bitcoin, its own halvings, and use for payments',
      },
    ],
  },
  {
    logo: 'xrp',
    name: 'XRP',
    symbol: 'XRP',
    info: 'The coin of the XRP Ledger, built for payments between institutions. A company holds a large part of it.',
    facts: [
      { term: 'Launched', detail: 'June 2012' },
      {
        term: 'Consensus',
        detail: 'A list of trusted validators agrees on each block within a few seconds',
      },
      { term: 'Supply', detail: '100 billion created at the start, none mined; fees are destroyed' },
      { term: 'What moves it', detail: 'Court rulings, sales by its largest holder, use by banks' },
    ],
  },
  {
    logo: 'solana',
    name: 'Solana',
    symbol: 'SOL',
    info: 'A network for programs, built for speed and low fees. Faults have stopped it several times.',
    facts: [
      { term: 'Launched', detail: 'March 2020' },
      {
        term: 'Consensus',
        detail: 'Proof of stake, with a proof of history that orders transactions',
      },
      { term: 'Supply', detail: 'No fixed limit. Supply growth slows towards 1.5% a year' },
      {
        term: 'What moves it',
        detail: 'Use of the network, outages, and tokens released to early holders',
      },
    ],
  },
  {
    logo: 'cardano',
    name: 'Cardano',
    symbol: 'ADA',
    info: 'A network for programs, developed from published research. It changes slowly.',
    facts: [
      { term: 'Launched', detail: 'September 2017' },
      { term: 'Consensus', detail: 'Proof of stake (Ouroboros)' },
      { term: 'Supply', detail: 'At most 45 billion' },
      { term: 'What moves it', detail: 'Upgrades, use compared with rival networks, bitcoin' },
    ],
  },
  {
    logo: 'dogecoin',
    name: 'Dogecoin',
    symbol: 'DOGE',
    info: 'Started as a joke. Attention moves its price more than use does.',
    facts: [
      { term: 'Launched', detail: 'December 2013' },
      { term: 'Consensus', detail: 'Proof of work (scrypt), mined together with Litecoin since 2014' },
      { term: 'Supply', detail: 'No limit: 10,000 new coins with each block, about one a minute' },
      {
        term: 'What moves it',
        detail: 'Attention. A message by one well-known person has moved the price by a fifth',
      },
    ],
  },
] as const
