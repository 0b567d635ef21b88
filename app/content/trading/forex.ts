import type { TradingGuide } from './guide.ts'

export const forex: TradingGuide = {
  id: 'forex',
  title: 'Forex',
  lead: 'In the foreign exchange market you buy one currency with another. You gain if the one you bought rises against the one you paid with, and lose if it falls.',
  facts: [
    { term: 'Trading hours', detail: 'Sunday 17:00 to Friday 17:00, New York time' },
    { term: 'Quoted as', detail: 'Pairs: EUR/USD 1.0850 means one euro costs 1.0850 dollars' },
    { term: 'Smallest usual step', detail: 'One pip: 0.0001, or 0.01 against the yen' },
    { term: 'Ordinary daily move', detail: 'Less than one percent for the major pairs' },
  ],
  what: [
    'The first currency of a pair is the one you buy or sell. The second is the one you pay with. If you buy EUR/USD and the number rises, you gain dollars. If it falls, you lose dollars.',
    'Because price changes are small, most private traders use leverage: you set aside a margin and trade a multiple of it. Leverage multiplies gains, losses and costs.',
  ],
  moves: [
    {
      title: 'Interest rates',
      text: 'Money tends to move to the currency with the higher interest rate. What people expect a central bank to do often matters more than what it does.',
    },
    {
      title: 'Inflation and jobs',
      text: 'Monthly figures change these expectations within seconds. Spreads grow at the same time.',
    },
    {
      title: 'Trade and commodities',
      text: 'The Canadian and Australian dollars depend on prices of oil, metals and crops. The yen depends on what Japan pays to import energy.',
    },
    {
      title: 'Crises',
      text: 'In a crisis, money moves into a few currencies. Pairs that hardly changed for a year can change by several percent in a night.',
    },
  ],
  costs: [
    {
      title: 'Spread',
      text: 'You pay the difference between the price to buy and the price to sell on every trade.',
    },
    {
      title: 'Overnight financing',
      text: 'If you keep a position overnight, you receive or pay the difference between two interest rates, minus a margin. Usually you pay.',
    },
    {
      title: 'Commission',
      text: 'Some accounts charge a fixed sum per lot and have a smaller spread.',
    },
    {
      title: 'Conversion',
      text: 'A gain in yen is converted to dollars before it is added to your balance.',
    },
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
    conclusion: 'A fall of 1% cost 31.7% of the margin. A fall of a little over 3% costs all of it.',
  },
  wrong: [
    {
      title: 'Margin call',
      text: 'When losses use up the margin, your positions are closed at the current price, even if it is a bad one.',
    },
    {
      title: 'Gaps',
      text: 'Prices can jump over the weekend or on news. A stop order is then filled at the next price, which can be much worse.',
    },
    {
      title: 'Owing more than you paid in',
      text: 'Without negative balance protection, a gap can leave you with a debt. Ask before you trade.',
    },
    {
      title: 'Costs add up',
      text: 'Many small trades pay many spreads. Figures published by brokers show that most private accounts that trade with leverage lose money.',
    },
  ],
  unsuitable: [
    'you can’t check your positions for days',
    'you want an asset that pays income. A currency pair does not',
    'you have not yet understood what margin and leverage do to a loss',
    'you are trying to win back money that you have lost',
  ],
  before: [
    'How large is my whole position, and what is 3% of it?',
    'What does one night cost, and does Wednesday count as three nights?',
    'Which announcements are due while I hold the position?',
    'Can I lose more than I paid in?',
  ],
}
