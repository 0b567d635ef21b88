import { brand } from './brand.ts'

export const about = {
  title: 'About Us',
  lead: 'We think that a person who is about to risk money should be told everything that a careful friend would tell them.',
  mission: {
    title: 'Our mission',
    text: [
      'Most trading sites are built to make the first deposit easy. We would rather make the decision clear: what it costs, what can go wrong, and how to take your money out again.',
      'So this site says nothing about money that it cannot show to be true. There are no invented reviews, no counters of other people’s gains, and no clocks that run down.',
    ],
  },
  who: {
    title: 'Who we are',
    text: [
      `${brand.name} is the website and the customer area through which ${brand.legalName} serves its customers. The software shows your figures, takes your requests and passes them on. It does not hold money and does not place trades by itself.`,
      `Holding money, carrying out trades, checking identities and paying out is the work of ${brand.legalName}. Before you deposit, ask them which law they are under and which authority supervises them, and check the answer in that authority’s own register.`,
    ],
  },
  what: {
    title: 'What we do',
    list: [
      {
        title: 'We explain',
        text: 'Markets, ways to trade, single coins, and how fraud is recognized, written without promises.',
      },
      {
        title: 'We show your figures',
        text: 'Profit, deposits, equity, pending balance and bonus, exactly as the server sends them, and both histories with the status of each entry.',
      },
      {
        title: 'We take requests carefully',
        text: 'A deposit names its network. A withdrawal shows fee and payout, waits for your Okay, and is sent once.',
      },
      {
        title: 'We tell you when something fails',
        text: 'In words, at the place where it failed, with what you can do next.',
      },
    ],
  },
  counted: {
    title: 'What you can count',
    intro:
      'These figures are counted from the pages themselves. You will find no number of customers here, no volume traded, no awards and no faces from a picture agency. If the operator publishes a figure, it appears with its source and its date.',
  },
} as const
