import type { TradingGuide } from './guide.ts'

export const automatedTrading: TradingGuide = {
  id: 'automated',
  title: 'Automated Trading',
  lead: 'A trading program buys and sells by rules that somebody wrote down. It never tires and never hesitates, and it does not know when its rules have stopped making sense.',
  facts: [
    { term: 'Who decides', detail: 'A rule, fixed beforehand' },
    { term: 'Works on', detail: 'Prices, volumes, times; rarely on reasons' },
    { term: 'Usual costs', detail: 'Trading costs, multiplied by the number of trades' },
    { term: 'What it needs', detail: 'Somebody who watches it' },
  ],
  what: [
    'Simple programs follow a trend, buy a fixed sum each week, or place orders on a grid. Others look for the same asset at two prices, which is called arbitrage. All of them turn an opinion about markets into orders.',
    'Which tools a plan includes stands on the plans page: a trading bot in Starter, market arbitrage and algorithm intelligence in Pro. The words describe a tool. They do not describe a result.',
  ],
  movesTitle: 'What decides the result',
  moves: [
    {
      title: 'The state of the market',
      text: 'Trend rules lose in sideways markets, grid rules lose in trends. No rule suits both.',
    },
    {
      title: 'Competition',
      text: 'A price gap that everyone can see is gone in milliseconds, and professional firms are nearer to the exchange.',
    },
    { title: 'Speed and outages', text: 'Orders arrive late, data feeds stop, exchanges pause.' },
    {
      title: 'The settings',
      text: 'Small changes in a parameter can turn a gain into a loss. That is a sign of chance at work.',
    },
  ],
  costs: [
    { title: 'Spread and commission', text: 'For each order. A program can place hundreds.' },
    { title: 'The plan', text: 'What you invest to have the tool, as listed on the plans page.' },
    { title: 'Slippage', text: 'A test assumes the price on the screen; the market gives the next one.' },
    { title: 'Your time', text: 'A program that nobody watches can cost the most of all.' },
  ],
  example: {
    title: '200 trades a year with $1,000.00, at a cost of 0.1% each',
    rows: [
      { label: 'Cost of one trade', value: '$1.00' },
      { label: 'Trades in a year', value: '200' },
      { label: 'Cost in a year', value: '$200.00', total: true },
    ],
    conclusion: 'The rule has to earn 20% a year before you gain the first cent.',
  },
  wrong: [
    {
      title: 'Fitted to the past',
      text: 'With enough settings every past chart can be made to look like a gain. The next year is not in the test.',
    },
    {
      title: 'A fault repeats itself',
      text: 'A person makes a mistake once. A program makes it until somebody stops it.',
    },
    {
      title: 'It keeps buying',
      text: 'Grid and averaging programs add to a losing position, and hide the loss until the money is used up.',
    },
    {
      title: 'The seller earns, not the program',
      text: 'A robot said to win every month is a scam. Somebody who had one would not sell it to you.',
    },
  ],
  unsuitable: [
    'you could not explain what the rule does when prices fall for a month',
    'you cannot check on it every day',
    'you hope that it replaces an income',
    'you have not tried it with an amount you can lose',
  ],
  before: [
    'On which data was it tested, and on which was it not?',
    'How many trades a year, and what do they cost together?',
    'What was the deepest fall, and would I have stopped it there?',
    'How do I switch it off, and what happens to open positions?',
  ],
}
