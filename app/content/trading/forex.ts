import type { TradingGuide } from './guide.ts'

export const forex: TradingGuide = {
  id: 'forex',
  title: 'Forex',
  lead: 'In the foreign exchange market one currency is bought with another. You are always long one and short the other, so there is no such thing as simply owning forex.',
  facts: [
    { term: 'Trading hours', detail: 'Sunday 17:00 to Friday 17:00, New York time' },
    { term: 'Quoted as', detail: 'Pairs: EUR/USD 1.0850 means one euro costs 1.0850 dollars' },
    { term: 'Smallest usual step', detail: 'One pip: 0.0001, or 0.01 against the yen' },
    { term: 'Ordinary daily move', detail: 'Less than one percent for the major pairs' },
  ],
  what: [
    'The first currency of a pair is the one you buy or sell, the second is the one you pay with. If you buy EUR/USD and the number rises, you gain dollars; if it falls, you lose them.',
    'Because the moves are small, most retail forex is traded with leverage: you set aside a margin and trade a multiple of it. Leverage multiplies gains and losses alike, and it multiplies the costs as well.',
  ],
  moves: [
    {
      title: 'Interest rates',
      text: 'Money tends to move to the currency that pays more. What a central bank is expected to do often matters more than what it does.',
    },
    {
      title: 'Inflation and jobs',
      text: 'Monthly figures shift those expectations within seconds. Spreads widen in the same seconds.',
    },
    {
      title: 'Trade and commodities',
      text: 'The Canadian and Australian dollars lean on oil, metals and crops; the yen on what energy costs to import.',
    },
    {
      title: 'Fear',
      text: 'In a crisis, money runs to a few currencies. Pairs that hardly moved for a year can move several percent in a night.',
    },
  ],
  costs: [
    { title: 'Spread', text: 'The gap between the price to buy and the price to sell, paid on every trade.' },
    {
      title: 'Overnight financing',
      text: 'A position kept past the daily cut-off earns or pays the difference between two interest rates, less a margin. Usually you pay.',
    },
    {
      title: 'Commission',
      text: 'Some accounts charge a fixed sum for each lot in return for a smaller spread.',
    },
    { title: 'Conversion', text: 'A gain in yen has to become dollars before it reaches your balance.' },
  ],
  example: {
    title: '10,000 euros bought at 1.0852, with a leverage of 30 to 1',
    rows: [
      { label: 'Size of the position', value: '$10,852.00' },
      { label: 'Margin set aside', value: '$361.73' },
      { label: 'Spread of 2 pips', value: '−$2.00' },
      { label: 'Financing, five nights at $0.80', value: '−$4.00' },
      { label: 'The euro falls by 1%', value: '−$108.52' },
      { label: 'Your loss', value: '$114.52', total: true },
    ],
    conclusion: 'A move of 1% took 31.7% of the margin. A move of a little over 3% takes all of it.',
  },
  wrong: [
    {
      title: 'Margin call',
      text: 'When losses eat the margin, positions are closed for you, at the price of that moment and not at one you would choose.',
    },
    {
      title: 'Gaps',
      text: 'Prices jump over the weekend or on news. A stop order then fills at the next price there is, which can be far away.',
    },
    {
      title: 'Owing more than you paid in',
      text: 'Where no negative balance protection applies, a gap can leave you with a debt. Ask before you trade.',
    },
    {
      title: 'Costs that outrun the idea',
      text: 'Many small trades pay many spreads. In published broker figures most retail accounts that trade with leverage lose money.',
    },
  ],
  unsuitable: [
    'you cannot look at your positions for days at a time',
    'you want an asset that grows by itself: a currency pair does not',
    'you have not yet understood what margin and leverage do to a loss',
    'you are trying to win back money that you have lost',
  ],
  before: [
    'How large is my position, not my margin, and what is 3% of it?',
    'What does one night cost, and does a Wednesday count three times?',
    'Which announcements fall into the time I plan to hold?',
    'Can I lose more than I paid in?',
  ],
}
