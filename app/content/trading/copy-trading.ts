import type { Point, TradingGuide } from './guide.ts'

/** The four feature cards of the copy trading page (TRD-1). */
export const copyFeatures: readonly (Point & { drawing: 'choose' | 'proportion' | 'limit' | 'stop' })[] = [
  {
    drawing: 'choose',
    title: 'You choose whom to follow',
    text: 'Look for a long record with its losses in it. A year of gains proves little: among many traders some are lucky.',
  },
  {
    drawing: 'proportion',
    title: 'Positions follow in proportion',
    text: 'If they put 5% of their money into a trade, 5% of what you set aside goes the same way. Very small amounts cannot follow every trade.',
  },
  {
    drawing: 'limit',
    title: 'You set a limit first',
    text: 'Decide on the loss at which you stop before you begin, in dollars. A limit can be overrun when prices jump.',
  },
  {
    drawing: 'stop',
    title: 'You can stop at any time',
    text: 'Stopping ends new trades. What is open can be closed at once, at the price of that moment.',
  },
]

export const copyTrading: TradingGuide = {
  id: 'copy',
  title: 'Copy Trading',
  lead: 'In copy trading your account repeats what another trader does. You save the work of deciding, and you carry the whole result of decisions you did not make.',
  facts: [
    { term: 'Who decides', detail: 'The trader you copy' },
    { term: 'Whose money', detail: 'Yours alone' },
    { term: 'Usual costs', detail: 'Trading costs, plus a share of gains' },
    { term: 'What it is not', detail: 'Advice made for your situation' },
  ],
  what: [
    'You set an amount aside and name a trader. Each time they open or close a position, the same is done with your amount, in proportion.',
    'Your result will differ from theirs. Your orders come after theirs, your costs differ, and you joined on another day. Ask support which strategies your plan offers before you decide.',
  ],
  movesTitle: 'What decides the result',
  moves: [
    {
      title: 'The markets they trade',
      text: 'You take the risk of those markets, with their leverage included.',
    },
    {
      title: 'How they handle losses',
      text: 'Some raise the stake after each loss. That looks steady for a long time and then ends in one day.',
    },
    {
      title: 'How many follow',
      text: 'When many accounts buy the same small asset, the later ones pay more.',
    },
    {
      title: 'When you join',
      text: 'Traders are found after a good run. What follows a good run is usually nearer to the ordinary.',
    },
  ],
  costs: [
    { title: 'Spread and commission', text: 'For each copied trade. An active trader causes many.' },
    {
      title: 'Performance fee',
      text: 'A share of gains. Ask whether earlier losses must first be made good.',
    },
    { title: 'Overnight financing', text: 'Where positions with leverage stay open.' },
    { title: 'Slippage', text: 'The difference between their price and yours, seconds later.' },
  ],
  example: {
    title: '$1,000.00 set aside, a fee of 20% of gains, $15.00 trading costs',
    rows: [
      { label: 'A year with 10% gain', value: '+$100.00' },
      { label: 'Performance fee', value: '−$20.00' },
      { label: 'Trading costs', value: '−$15.00' },
      { label: 'Left for you', value: '+$65.00', total: true },
      { label: 'A year with 10% loss', value: '−$100.00' },
      { label: 'Trading costs', value: '−$15.00' },
      { label: 'Left for you', value: '−$115.00', total: true },
    ],
    conclusion: 'Costs make the gain smaller and the loss larger.',
  },
  wrong: [
    {
      title: 'The record was luck',
      text: 'Past performance does not tell you what comes next. A list sorted by gain shows the lucky first.',
    },
    {
      title: 'They change their style',
      text: 'Someone with nothing to lose in their own account may risk more in yours.',
    },
    {
      title: 'You all sell together',
      text: 'When a copied trader leaves a thin market, every follower sells at the same moment.',
    },
    {
      title: 'It is not a trader at all',
      text: 'Screenshots of gains are easily made. Someone who writes to you first and offers to trade for you is running a scam.',
    },
  ],
  unsuitable: [
    'you could not say in one sentence what the trader does',
    'you would not look at the account for months',
    'you want someone who knows your situation: a copied trader does not',
    'you are drawn by a high figure over a short time',
  ],
  before: [
    'How long is the record, and what was its deepest fall?',
    'What share of gains do they take, and when?',
    'At which loss do I stop?',
    'How are my open positions closed when I stop?',
  ],
}
