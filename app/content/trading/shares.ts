import type { TradingGuide } from './guide.ts'

export const shares: TradingGuide = {
  id: 'shares',
  title: 'Shares',
  lead: 'A share is a part of one company. Its owner takes part in what is left after everyone else has been paid: staff, suppliers, lenders and the tax office.',
  facts: [
    {
      term: 'Trading hours',
      detail: 'Those of the exchange: in New York 9:30 to 16:00 there, on working days',
    },
    { term: 'Priced in', detail: 'The currency of the exchange' },
    { term: 'Income', detail: 'Dividends, if the company decides to pay them' },
    { term: 'Ordinary daily move', detail: 'One to three percent, far more on the day of results' },
  ],
  what: [
    'When you buy a share on an exchange you take it over from another investor. The company gets nothing from that trade, but from then on you carry its risk.',
    'A contract for difference on a share is something else: it follows the price, carries financing costs, and gives you neither ownership nor a vote. Check which of the two you are offered.',
  ],
  moves: [
    {
      title: 'Results against expectations',
      text: 'A company can report its best year and fall, because buyers had already paid for a better one.',
    },
    {
      title: 'Interest rates',
      text: 'The higher they are, the less a profit in ten years is worth today. Young companies feel it most.',
    },
    {
      title: 'The industry',
      text: 'A new rule, a patent or a shortage moves a whole group of companies at once.',
    },
    {
      title: 'Events of its own',
      text: 'A takeover, a lawsuit, a recall, a new share issue: none of them is in the chart beforehand.',
    },
  ],
  costs: [
    {
      title: 'Commission',
      text: 'A fixed sum or a percentage for each order. It weighs most on small orders.',
    },
    { title: 'Spread', text: 'Narrow for large companies, wide for small ones and outside the main hours.' },
    {
      title: 'Conversion',
      text: 'Buying in another currency costs a percentage each way, and adds that currency’s risk.',
    },
    {
      title: 'Tax on dividends and sales',
      text: 'Many countries keep a part of the dividend at its source, and some tax each purchase.',
    },
  ],
  example: {
    title: 'Ten shares at $150.00, bought and sold again at the same price',
    rows: [
      { label: 'Value of the shares', value: '$1,500.00' },
      { label: 'Commission, $5.00 each way', value: '−$10.00' },
      { label: 'Conversion, 0.25% each way', value: '−$7.50' },
      { label: 'You get back', value: '$1,482.50', total: true },
    ],
    conclusion: 'The round trip costs 1.17% although the share never moved.',
  },
  wrong: [
    {
      title: 'The company fails',
      text: 'Shareholders stand last in line. In most insolvencies they receive nothing.',
    },
    {
      title: 'It is a good company at a bad price',
      text: 'Whoever pays too much can wait ten years to be even, and may never be.',
    },
    {
      title: 'Everything in one name',
      text: 'One accident, one fraud, one lost court case, and the loss is yours alone. An employee who also owns the shares can lose work and savings on one day.',
    },
    {
      title: 'Nobody is buying',
      text: 'Shares of small companies may not trade for hours, or be suspended for months.',
    },
  ],
  unsuitable: [
    'you need a fixed sum on a fixed day',
    'you would put more into one company than you could bear to lose',
    'you want to be told when to sell',
    'you do not want to read a company’s report before you buy a part of it',
  ],
  before: [
    'Do I buy the share itself, or a contract on its price?',
    'How does this company earn its money, and who could take that away?',
    'How much of all I own would depend on it?',
    'What do I pay to buy, to hold and to sell?',
  ],
}
