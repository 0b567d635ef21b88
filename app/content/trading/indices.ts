import type { TradingGuide } from './guide.ts'

export const indices: TradingGuide = {
  id: 'indices',
  title: 'Indices',
  lead: 'An index is a number calculated from the prices of many shares. You can’t buy the index itself. You trade funds and contracts that follow it.',
  facts: [
    { term: 'Trading hours', detail: 'Contracts trade longer than the shares they follow' },
    { term: 'Quoted in', detail: 'Points. Each is worth an agreed sum of money' },
    { term: 'Weighting', detail: 'Mostly by company size, so a few large companies matter most' },
    { term: 'Ordinary daily move', detail: 'About one percent, in a crisis five or more' },
  ],
  what: [
    'The S&P 500 holds about 500 large companies in the United States. The Nasdaq 100 holds 100 companies listed on Nasdaq, without financial firms. The FTSE 100 holds 100 companies listed in London, the DAX 40 in Germany, and the Nikkei 225 holds 225 in Tokyo.',
    'Most private traders use contracts for difference (CFDs): you receive or pay the change in points. The price often comes from the provider and differs slightly from the official index. Our charts say when they show such a price.',
  ],
  moves: [
    {
      title: 'The heaviest members',
      text: 'In an index weighted by size, ten companies can cause a third of the change.',
    },
    {
      title: 'Central banks',
      text: 'Interest rates change the value of all companies at once.',
    },
    {
      title: 'The economy',
      text: 'Figures on jobs, inflation and orders move prices when they are a surprise.',
    },
    {
      title: 'Currencies',
      text: 'The companies in the London index earn much of their money abroad, so the index often rises when the pound falls.',
    },
  ],
  costs: [
    { title: 'Spread', text: 'It is counted in points, and larger outside the exchange’s opening hours.' },
    {
      title: 'Overnight financing',
      text: 'A contract with leverage is a loan. You pay interest on the whole position each night.',
    },
    {
      title: 'Dividend adjustment',
      text: 'When companies pay dividends, most indices fall by that amount. If you hold a short position, you pay the difference.',
    },
    { title: 'Conversion', text: 'The points of a foreign index are paid in a foreign currency.' },
  ],
  example: {
    title: 'One contract at 5,000 points, $1.00 a point, with a margin of 5%',
    rows: [
      { label: 'Size of the position', value: '$5,000.00' },
      { label: 'Margin set aside', value: '$250.00' },
      { label: 'Spread of 0.6 points', value: '−$0.60' },
      { label: 'Financing for one night at 6% a year', value: '−$0.82' },
      { label: 'The index falls by 2%', value: '−$100.00' },
      { label: 'Your loss', value: '$101.42', total: true },
    ],
    conclusion: 'The index fell by 2%. That cost 40.6% of the margin.',
  },
  wrong: [
    {
      title: 'A whole market falls',
      text: 'If all companies fall, holding 500 of them does not help. Broad indices have lost about half of their value more than once, and some needed more than ten years to recover.',
    },
    {
      title: 'Leverage closes your position early',
      text: 'You can be right about the year, but lose your position in a bad week.',
    },
    {
      title: 'The market opens at another price',
      text: 'When news comes out while the exchange is closed, stop orders are filled at the first price of the next day.',
    },
    {
      title: 'The index is narrow',
      text: 'An index that depends on a few companies of one industry does not spread your risk.',
    },
  ],
  unsuitable: [
    'you want to hold for years. A fund without financing costs is usually cheaper',
    'you can’t add margin when prices fall',
    'you think an index can’t fall for ten years',
    'you trade it because it seems slower than crypto. With leverage, it is not',
  ],
  before: [
    'What is one point worth, and how many points can it fall in a bad day?',
    'Do I want a contract with leverage, or a fund?',
    'Which ten companies make up most of this index?',
    'What does a week of financing cost on the whole position?',
  ],
}
