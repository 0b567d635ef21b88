import { paths } from '../paths.ts'

export const guides = {
  title: 'Guides',
  lead: 'What to know before you invest, told calmly and without a sales pitch.',
  start: {
    title: 'When you have read enough',
    text: 'Look at what the markets cost, or ask a person. An account can wait.',
    action: { label: 'See the markets', href: paths.services },
    more: { label: 'Ask support', href: paths.helpCenter },
  },
} as const

/** The section that `brand.riskWarning` links to, `/guides#risk`. About 400 words, which take two minutes to read. */
export const risk = {
  id: 'risk',
  title: 'What can go wrong',
  intro: 'Two minutes, before you invest anything.',
  points: [
    {
      title: 'You could lose all the money you invest',
      text: 'Prices of cryptocurrencies, currencies and shares fall as well as rise, and some of them fall quickly. A coin can become worthless. With leverage, a small move against you can take the whole amount that you set aside, and where no protection applies you can owe more.',
    },
    {
      title: 'You should not expect to be protected',
      text: 'Deposit insurance covers money in a bank account. It does not cover what you lose by trading, and rarely what a firm holds in crypto for you. Before you send money, find out who holds it, under which law, and which authority supervises them, and look that authority’s register up yourself.',
    },
    {
      title: 'You may not be able to sell when you want to',
      text: 'There has to be a buyer. In a rush there may be none near the last price, a platform may be overloaded, and a network may be slow. Trades here settle within two days, so money from a sale is not at once money in your bank.',
    },
    {
      title: 'It can be hard to understand',
      text: 'Leverage, overnight costs, networks, keys: if you cannot explain to a friend how an investment earns and loses money, leave it until you can. Nobody is late to an investment they do not understand.',
    },
    {
      title: 'Do not put everything in one place',
      text: 'One coin, one company or one trader can fail. Spreading your money does not remove risk, but it keeps one failure from being the end. A common rule of thumb is to keep high-risk investments to a tenth of what you own, or less.',
    },
    {
      title: 'Costs are certain, gains are not',
      text: 'Spreads, financing and fees are charged whatever the market does. Add them up before you trade. A withdrawal here shows its fee and your payout before you confirm, and you are never asked to send money in order to receive money.',
    },
  ],
  closing:
    'Invest only what you could lose without changing how you live. If trading stops feeling like a choice, stop, and talk to someone you trust.',
} as const

/** The assets, a fixed list from the specification (GDE-1). */
export const assetsIntro = {
  id: 'crypto',
  title: 'Popular assets',
  intro: 'Facts about well-known coins. A coin’s being listed here is no recommendation to buy it.',
} as const

export const assets = [
  {
    logo: 'bitcoin',
    name: 'Bitcoin',
    symbol: 'BTC',
    info: 'The first cryptocurrency: a ledger that nobody runs, for payments that nobody can call back.',
    facts: [
      { term: 'Launched', detail: 'January 2009' },
      { term: 'Consensus', detail: 'Proof of work (SHA-256), a block about every ten minutes' },
      { term: 'Supply', detail: 'At most 21 million; the reward halves every 210,000 blocks' },
      {
        term: 'What moves it',
        detail: 'Interest rates, fund flows, regulation, the halving and talk about it',
      },
    ],
  },
  {
    logo: 'ethereum',
    name: 'Ethereum',
    symbol: 'ETH',
    info: 'A ledger that also runs programs. Many tokens and lending services run on it, or on networks built like it.',
    facts: [
      { term: 'Launched', detail: 'July 2015' },
      { term: 'Consensus', detail: 'Proof of stake since September 2022, proof of work before' },
      { term: 'Supply', detail: 'No fixed limit; a part of each fee is destroyed since August 2021' },
      { term: 'What moves it', detail: 'Use of the network and its fees, upgrades, rival networks, bitcoin' },
    ],
  },
  {
    logo: 'tether',
    name: 'Tether',
    symbol: 'USDT',
    info: 'A token meant to be worth one dollar. It is a claim on the company that issues it and on its reserves.',
    facts: [
      { term: 'Launched', detail: '2014' },
      { term: 'Consensus', detail: 'None of its own: it runs on Ethereum, Tron and other networks' },
      {
        term: 'Supply',
        detail: 'The issuer creates and destroys tokens as it takes in and pays out dollars',
      },
      {
        term: 'What moves it',
        detail: 'Trust in the reserves. It has traded below a dollar when that trust was shaken',
      },
    ],
  },
  {
    logo: 'litecoin',
    name: 'Litecoin',
    symbol: 'LTC',
    info: 'An early variation on Bitcoin with faster blocks, used for payments more than for programs.',
    facts: [
      { term: 'Launched', detail: 'October 2011' },
      { term: 'Consensus', detail: 'Proof of work (scrypt), a block about every two and a half minutes' },
      { term: 'Supply', detail: 'At most 84 million; the reward halves every 840,000 blocks' },
      { term: 'What moves it', detail: 'Mostly bitcoin; its own halvings; acceptance for payments' },
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
        detail: 'Agreement among validators that the others have listed as trusted, in a few seconds',
      },
      { term: 'Supply', detail: '100 billion created at the start, none mined; fees are destroyed' },
      { term: 'What moves it', detail: 'Court rulings, sales by its largest holder, use by banks' },
    ],
  },
  {
    logo: 'solana',
    name: 'Solana',
    symbol: 'SOL',
    info: 'A network for programs that aims at speed and low fees. It has been stopped by faults several times.',
    facts: [
      { term: 'Launched', detail: 'March 2020' },
      {
        term: 'Consensus',
        detail: 'Proof of stake; it started with a proof of history that puts transactions in order',
      },
      { term: 'Supply', detail: 'No fixed limit; yearly growth falls towards 1.5%' },
      {
        term: 'What moves it',
        detail: 'Activity on the network, outages, new tokens released to early holders',
      },
    ],
  },
  {
    logo: 'cardano',
    name: 'Cardano',
    symbol: 'ADA',
    info: 'A network for programs, developed from published research. Changes come slowly.',
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
    info: 'Began as a joke about coins and is still traded as one. Talk moves it more than use does.',
    facts: [
      { term: 'Launched', detail: 'December 2013' },
      { term: 'Consensus', detail: 'Proof of work (scrypt), mined together with Litecoin since 2014' },
      { term: 'Supply', detail: 'No limit: 10,000 new coins with each block, about one a minute' },
      {
        term: 'What moves it',
        detail: 'Attention. A message by one well-known person has moved it by a fifth',
      },
    ],
  },
] as const
