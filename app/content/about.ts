import { brand } from './brand.ts'

export const about = {
  title: 'About Us',
  lead: 'We think you should know the costs, the risks and the rules before you invest.',
  mission: {
    title: 'Our mission',
    text: [
      'Many trading sites are built to make the first deposit easy. We want to make the decision clear: what it costs, what can go wrong, and what you can withdraw.',
      'We say nothing about money that we can’t show to be true. You will find no invented reviews, no counters of other people’s gains and no countdowns.',
    ],
  },
  who: {
    title: 'Who we are',
    text: [
      `${brand.name} is the website and customer area of ${brand.legalName}. The software shows your figures and passes on your requests. It does not hold money or place trades.`,
      `${brand.legalName} holds the money, carries out trades, checks identities and pays out. Before you deposit, ask which law applies and which authority supervises the company. Check the answer in that authority’s register.`,
    ],
  },
  what: {
    title: 'What we do',
    list: [
      {
        title: 'We explain',
        text: 'We explain markets, ways to trade, coins and how to recognize fraud. We promise no returns.',
      },
      {
        title: 'We show your figures',
        text: 'You see your profit, deposits, equity, pending balance and bonus exactly as the platform reports them, and the status of every deposit and withdrawal.',
      },
      {
        title: 'We check requests',
        text: 'A deposit shows its network. A withdrawal shows the fee and the payout, and is sent only after you confirm it.',
      },
      {
        title: 'We tell you when something fails',
        text: 'We say what happened, what it means for your money and what you can do next.',
      },
    ],
  },
  counted: {
    title: 'Figures you can check',
    intro:
      'These figures are counted from our own pages. We publish no customer numbers, trading volumes or awards. If we publish another figure, we show its source and its date.',
  },
} as const
