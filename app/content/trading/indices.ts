import type { TradingGuide } from './guide.ts'

export const indices: TradingGuide = {
  id: 'indices',
  title: 'Indices',
  lead: 'An index is a number worked out from the prices of many shares. It cannot be bought; what is traded are funds and contracts that follow it.',
  facts: [
    { term: 'Trading hours', detail: 'Contracts trade longer than the shares they follow' },
    { term: 'Quoted in', detail: 'Points, each worth an agreed sum of money' },
    { term: 'Weighting', detail: 'Mostly by company size, so a few names decide' },
    { term: 'Ordinary daily move', detail: 'Around one percent, in a crisis five and more' },
  ],
  what: [
    'The S&P 500 holds about five hundred large companies of the United States, the Nasdaq 100 a hundred that are listed on Nasdaq and are no financial firms, the FTSE 100 a hundred listed in London, the DAX forty in Germany, the Nikkei 225 as many as its name says in Tokyo.',
    'Most retail trading in indices is done through contracts for difference: you agree to be paid, or to pay, the change in points. The quote often comes from the provider and differs a little from the official index. Where our charts show such a quote they say so.',
  ],
  moves: [
    {
      title: 'The heaviest members',
      text: 'In an index weighted by size, ten companies can account for a third of the movement.',
    },
    {
      title: 'Central banks',
      text: 'Interest rates move the value of all members at once.',
    },
    {
      title: 'The economy',
      text: 'Jobs, inflation, orders: surprises count, expected figures hardly do.',
    },
    {
      title: 'Currencies',
      text: 'The London index earns much of its money abroad and often rises when the pound falls.',
    },
  ],
  costs: [
    { title: 'Spread', text: 'Counted in points; wider outside the exchange’s own hours.' },
    {
      title: 'Overnight financing',
      text: 'A contract with leverage is a loan. Its interest is charged on the whole position, each night.',
    },
    {
      title: 'Dividend adjustment',
      text: 'When members pay dividends, most indices drop by that much. Holders of a short position pay the difference.',
    },
    { title: 'Conversion', text: 'Points of a foreign index are worth a foreign currency.' },
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
    conclusion: 'The index lost 2%; the margin lost 40.6%.',
  },
  wrong: [
    {
      title: 'A whole market falls',
      text: 'Spreading over five hundred companies does not help when all fall. Broad indices have lost about half of their value more than once, and some needed more than ten years to recover.',
    },
    {
      title: 'Leverage ends the trade early',
      text: 'You can be right about the year and still be closed out in a bad week.',
    },
    {
      title: 'The market opens elsewhere',
      text: 'News breaks while the exchange sleeps. Stops fill at the first price of the morning.',
    },
    {
      title: 'Broader in name than in fact',
      text: 'An index that leans on a few companies of one industry is not a broad holding.',
    },
  ],
  unsuitable: [
    'you mean to hold for years: a fund without financing costs usually does that for less',
    'you cannot add margin, and would be hurt by a forced close',
    'you think that an index cannot fall for a decade',
    'you would trade it because it feels slower than crypto: leverage takes that difference away',
  ],
  before: [
    'What is one point worth, and how many points has a bad day?',
    'Do I want a contract with leverage, or a fund?',
    'Which ten companies make up most of this index?',
    'What does a week of financing cost on the whole position?',
  ],
}
