import type { TradingGuide } from './guide.ts'

export const etf: TradingGuide = {
  id: 'etf',
  title: 'ETF',
  lead: 'An exchange-traded fund (ETF) holds many assets and is traded like a share. Most ETFs follow an index, so the yearly charge can be low.',
  facts: [
    { term: 'Trading hours', detail: 'Those of the exchange it is listed on' },
    { term: 'Priced in', detail: 'The currency of that exchange' },
    { term: 'Income', detail: 'Paid out or kept in the fund. Its documents say which' },
    { term: 'Yearly charge', detail: 'From under 0.1% for broad funds to over 1% for special ones' },
  ],
  what: [
    'A broad fund owns all members of an index in proportion. If you hold one unit, you own a small part of all of them. The assets are kept apart from the firm that runs the fund.',
    'Not all funds are broad. Some follow one industry or one commodity, some use swaps (contracts with a bank) instead of the real assets, and some multiply the daily change by two or three. The fund’s key information document tells you which.',
  ],
  moves: [
    {
      title: 'What it holds',
      text: 'The fund falls when its assets fall. It can’t sell them to avoid a loss.',
    },
    {
      title: 'Currency',
      text: 'If you hold a fund of American shares in euros, its value also changes with the dollar, unless the fund pays for protection (hedging).',
    },
    {
      title: 'Tracking difference',
      text: 'Because of charges, tax and trading costs, the fund gains a little less than its index each year.',
    },
    {
      title: 'Demand for the fund',
      text: 'In a panic its price can be above or below the value of what it holds.',
    },
  ],
  costs: [
    {
      title: 'Ongoing charge',
      text: 'It is taken out of the fund every day, and you never see a bill. Compare it between funds.',
    },
    { title: 'Spread and commission', text: 'You pay them on each purchase and each sale.' },
    { title: 'Conversion', text: 'You pay it if the fund trades in a currency that is not yours.' },
    { title: 'Tax', text: 'You may owe tax on income and gains, even if the fund keeps the income.' },
  ],
  example: {
    title: 'The yearly charge on $5,000.00, in two funds on the same index',
    rows: [
      { label: 'Fund A, 0.20% a year', value: '$10.00' },
      { label: 'Fund B, 0.75% a year', value: '$37.50' },
      { label: 'Difference, each year', value: '$27.50', total: true },
    ],
    conclusion: 'Both hold the same companies. You pay the difference in bad years too.',
  },
  wrong: [
    {
      title: 'The market falls',
      text: 'A broad fund reduces the risk of a single company. It can’t remove the risk of the whole market.',
    },
    {
      title: 'Daily leverage',
      text: 'A fund that doubles each day’s change can lose money in a month in which its index ends unchanged.',
    },
    {
      title: 'Too narrow',
      text: 'Funds on popular themes often start when prices are high and close after prices have fallen.',
    },
    {
      title: 'The counterparty',
      text: 'A fund that uses swaps depends on a bank. Its documents name the bank and the security it holds.',
    },
  ],
  unsuitable: [
    'you need the money within a few years',
    'you would sell at the first large fall',
    'you have debts with a high interest rate. Pay them back first',
    'you want to trade every day. Spread and commission cost more than the low charge saves',
  ],
  before: [
    'What exactly does this fund hold?',
    'What is its ongoing charge, and how much less than its index has it gained?',
    'Does it use hedging, leverage or swaps?',
    'Does it pay out its income, and how is that taxed where I live?',
  ],
}
