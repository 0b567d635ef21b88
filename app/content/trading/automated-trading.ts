import type { TradingGuide } from './guide.ts'

export const automatedTrading: TradingGuide = {
  id: 'automated',
  title: 'Automated Trading',
  lead: 'A trading program buys and sells by fixed rules. It works around the clock, but it can’t tell when its rules no longer fit the market.',
  facts: [
    { term: 'Who decides', detail: 'A rule, fixed beforehand' },
    { term: 'Works on', detail: 'Prices, volumes and times' },
    { term: 'Usual costs', detail: 'Trading costs, multiplied by the number of trades' },
    { term: 'What it needs', detail: 'Somebody who watches it' },
  ],
  what: [
    'Simple programs follow a trend, buy for a fixed sum each week, or place orders at fixed distances (a grid). Others look for the same asset at two different prices, which is called arbitrage.',
    'The plans page shows which tools each plan includes: a trading bot in Starter, market arbitrage and algorithm intelligence in Pro. These names describe tools, not results.',
  ],
  movesTitle: 'What decides the result',
  moves: [
    {
      title: 'The state of the market',
      text: 'Trend rules lose money in sideways markets, and grid rules lose money in trends. No rule suits both.',
    },
    {
      title: 'Competition',
      text: 'A price difference that everyone can see disappears in milliseconds. Professional firms are faster.',
    },
    {
      title: 'Speed and outages',
      text: 'Orders can arrive late, data feeds can stop, and exchanges can pause.',
    },
    {
      title: 'The settings',
      text: 'Small changes in a setting can turn a gain into a loss. If they do, the gain was probably chance.',
    },
  ],
  costs: [
    { title: 'Spread and commission', text: 'You pay for each order, and a program can place hundreds.' },
    { title: 'The plan', text: 'The amount you invest to use the tool. The plans page lists it.' },
    {
      title: 'Slippage',
      text: 'A test uses the price on the screen. In the market you often get a worse one.',
    },
    {
      title: 'Your time',
      text: 'You have to watch the program. A program that nobody watches can lose the most.',
    },
  ],
  example: {
    title: '200 trades a year with $1,000.00, at a cost of 0.1% each',
    rows: [
      { label: 'Cost of one trade', value: '$1.00' },
      { label: 'Trades in a year', value: '200' },
      { label: 'Cost in a year', value: '$200.00', total: true },
    ],
    conclusion: 'The program has to gain 20% a year before you gain anything.',
  },
  wrong: [
    {
      title: 'Fitted to the past',
      text: 'With enough settings, any past chart can show a gain. The test says nothing about next year.',
    },
    {
      title: 'A fault repeats itself',
      text: 'A program repeats a mistake until somebody stops it.',
    },
    {
      title: 'It keeps buying',
      text: 'Grid and averaging programs buy more when a position loses. The loss stays hidden until the money is used up.',
    },
    {
      title: 'Only the seller makes money',
      text: 'If somebody sells you a program that wins every month, it is a scam.',
    },
  ],
  unsuitable: [
    'you can’t explain what the rule does when prices fall for a month',
    'you can’t check it every day',
    'you need it to replace an income',
    'you have not tried it with an amount you can afford to lose',
  ],
  before: [
    'Which data was it tested on?',
    'How many trades does it make a year, and what do they cost in total?',
    'What was its largest loss, and would I have stopped it then?',
    'How do I switch it off, and what happens to open positions?',
  ],
}
