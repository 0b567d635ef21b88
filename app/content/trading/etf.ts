import type { TradingGuide } from './guide.ts'

export const etf: TradingGuide = {
  id: 'etf',
  title: 'ETF',
  lead: 'An exchange-traded fund holds many assets and is itself traded like a share. Most of them follow an index by rule, so nobody picks and the yearly charge can be low.',
  facts: [
    { term: 'Trading hours', detail: 'Those of the exchange it is listed on' },
    { term: 'Priced in', detail: 'The currency of that exchange' },
    { term: 'Income', detail: 'Paid out or kept in the fund, as its papers say' },
    { term: 'Yearly charge', detail: 'From under 0.1% for broad funds to over 1% for special ones' },
  ],
  what: [
    'A broad fund owns the members of an index in their proportions. A holder of one unit owns a small piece of all of them, and the assets are kept apart from the firm that runs the fund.',
    'Not all of them are broad. Some follow one industry or one commodity, some use swaps in place of the real assets, and some multiply the daily move by two or three. The name alone does not tell you; the fund’s short document does.',
  ],
  moves: [
    {
      title: 'What it holds',
      text: 'The fund falls when its assets fall. Its rule does not let it step aside.',
    },
    {
      title: 'Currency',
      text: 'A fund of American shares held in euros moves with the dollar too, unless it is hedged at a cost.',
    },
    {
      title: 'Tracking difference',
      text: 'Charges, tax and trading keep the fund a little behind its index, year after year.',
    },
    {
      title: 'Demand for the fund',
      text: 'In a rush its price can stand above or below the value of what it holds.',
    },
  ],
  costs: [
    {
      title: 'Ongoing charge',
      text: 'Taken out of the fund day by day. You never see a bill, so compare it.',
    },
    { title: 'Spread and commission', text: 'As with any share, on each purchase and each sale.' },
    { title: 'Conversion', text: 'Where the fund trades in a currency that is not yours.' },
    { title: 'Tax', text: 'On income and gains, also where the fund keeps the income.' },
  ],
  example: {
    title: 'The yearly charge on $5,000.00, in two funds on the same index',
    rows: [
      { label: 'Fund A, 0.20% a year', value: '$10.00' },
      { label: 'Fund B, 0.75% a year', value: '$37.50' },
      { label: 'Difference, each year', value: '$27.50', total: true },
    ],
    conclusion: 'Both hold the same companies. The difference is paid in bad years as well.',
  },
  wrong: [
    {
      title: 'The market falls',
      text: 'A broad fund spreads the risk of one company. It cannot remove the risk of the whole market.',
    },
    {
      title: 'Leverage by the day',
      text: 'A fund that doubles each day’s move can lose over a month in which its index ends unchanged.',
    },
    {
      title: 'Too narrow',
      text: 'Funds on fashionable themes are often launched near the top, and closed after the fall.',
    },
    {
      title: 'The counterparty',
      text: 'A fund that uses swaps depends on the bank on the other side. Its papers name the bank and the security held.',
    },
  ],
  unsuitable: [
    'you need the money within a few years',
    'you would sell in the first deep fall, and so make the loss final',
    'you have debts at a high rate: paying them back is worth more',
    'you want to trade every day: spread and commission eat what the low charge saves',
  ],
  before: [
    'What exactly does this fund hold, and by which rule?',
    'What is its ongoing charge, and how far behind its index has it been?',
    'Is it hedged, leveraged, or built on swaps?',
    'Does it pay its income out, and how is that taxed where I live?',
  ],
}
