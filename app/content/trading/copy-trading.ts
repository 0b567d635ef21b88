import type { Point, TradingGuide } from './guide.ts'

/** The four feature cards of the copy trading page (TRD-1). */
export const copyFeatures: readonly (Point & { drawing: 'choose' | 'proportion' | 'limit' | 'stop' })[] = [
  {
    drawing: 'choose',
    title: 'You choose who to follow',
    text: 'Look for a long record that includes losses. One year of gains proves little, because some traders are lucky.',
  },
  {
    drawing: 'proportion',
    title: 'Positions follow in proportion',
    text: 'If they put 5% of their money into a trade, 5% of the amount you set aside goes into it too. Very small amounts can’t follow every trade.',
  },
  {
    drawing: 'limit',
    title: 'You set a limit first',
    text: 'Before you start, decide at which loss, in dollars, you stop. When prices jump, you can lose more than your limit.',
  },
  {
    drawing: 'stop',
    title: 'You can stop at any time',
    text: 'When you stop, no new trades are made. You can close open positions at the current price.',
  },
]

export const copyTrading: TradingGuide = {
  id: 'copy',
  title: 'Copy Trading',
  lead: 'In copy trading, your account repeats what another trader does. They decide, and you carry the gains and losses.',
  facts: [
    { term: 'Who decides', detail: 'The trader you copy' },
    { term: 'Whose money', detail: 'Yours' },
    { term: 'Usual costs', detail: 'Trading costs, plus a share of gains' },
    { term: 'What it is not', detail: 'Advice for your situation' },
  ],
  what: [
    'You set an amount aside and choose a trader. Each time they open or close a position, your account does the same in proportion.',
    'Your result differs from theirs, because your orders come later, your costs are different and you started on another day. Before you decide, ask support which strategies your plan offers.',
  ],
  movesTitle: 'What decides the result',
  moves: [
    {
      title: 'The markets they trade',
      text: 'You take the risk of these markets, including leverage.',
    },
    {
      title: 'How they handle losses',
      text: 'Some bet more after each loss. This can look calm for a long time and then lose everything in one day.',
    },
    {
      title: 'How many follow',
      text: 'When many accounts buy the same small asset, those that buy later pay more.',
    },
    {
      title: 'When you join',
      text: 'People discover traders after a good period. The next period is usually closer to average.',
    },
  ],
  costs: [
    { title: 'Spread and commission', text: 'You pay for each copied trade. An active trader makes many.' },
    {
      title: 'Performance fee',
      text: 'The trader takes a share of gains. Ask whether earlier losses must be recovered first.',
    },
    { title: 'Overnight financing', text: 'You pay it while positions with leverage stay open.' },
    { title: 'Slippage', text: 'Your order comes seconds later, often at a worse price.' },
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
      text: 'Past performance does not tell you what comes next. A list sorted by gain shows the luckiest traders first.',
    },
    {
      title: 'They change their style',
      text: 'A trader who has little to lose in their own account may take more risk in yours.',
    },
    {
      title: 'Everyone sells at once',
      text: 'When a copied trader sells a rarely traded asset, every follower sells at the same moment, and the price falls.',
    },
    {
      title: 'The trader is a fraud',
      text: 'Screenshots of gains can be faked. If someone writes to you first and offers to trade for you, it is a scam.',
    },
  ],
  unsuitable: [
    'you can’t say in one sentence what the trader does',
    'you would not check the account for months',
    'you want advice from someone who knows your situation',
    'you chose the trader for a large gain in a short time',
  ],
  before: [
    'How long is the record, and how large was the biggest loss?',
    'What share of gains do they take, and when?',
    'At which loss do I stop?',
    'How are my open positions closed when I stop?',
  ],
}
