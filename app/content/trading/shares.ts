import type { TradingGuide } from './guide.ts'

export const shares: TradingGuide = {
  id: 'shares',
  title: 'Shares',
  lead: 'A share is a part of one company. You own a part of what is left after the company has paid its staff, suppliers, lenders and taxes.',
  facts: [
    {
      term: 'Trading hours',
      detail: 'Those of the exchange. In New York: 9:30 to 16:00 local time on working days',
    },
    { term: 'Priced in', detail: 'The currency of the exchange' },
    { term: 'Income', detail: 'Dividends, if the company decides to pay them' },
    { term: 'Ordinary daily move', detail: 'One to three percent, and much more on the day of results' },
  ],
  what: [
    'When you buy a share on an exchange, you buy it from another investor. The company gets nothing from this trade, but you now carry its risk.',
    'A contract for difference (CFD) on a share is different. It follows the price, has financing costs, and gives you no ownership and no vote. Check which of the two you are offered.',
  ],
  moves: [
    {
      title: 'Results against expectations',
      text: 'A share can fall after the company’s best year, because investors expected an even better one.',
    },
    {
      title: 'Interest rates',
      text: 'The higher they are, the less a profit in ten years is worth today. This affects young companies most.',
    },
    {
      title: 'The industry',
      text: 'A new law, a patent or a shortage can affect a whole group of companies.',
    },
    {
      title: 'Events in the company',
      text: 'No chart shows a takeover, a lawsuit, a recall or a new share issue in advance.',
    },
  ],
  costs: [
    {
      title: 'Commission',
      text: 'You pay a fixed sum or a percentage for each order. It matters most for small orders.',
    },
    {
      title: 'Spread',
      text: 'It is small for large companies, and larger for small companies and outside the main hours.',
    },
    {
      title: 'Conversion',
      text: 'If you buy in another currency, you pay a percentage each way and take the risk of that currency.',
    },
    {
      title: 'Tax on dividends and sales',
      text: 'Many countries keep a part of each dividend, and some tax each purchase.',
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
    conclusion: 'Buying and selling costs 1.17%, although the price did not change.',
  },
  wrong: [
    {
      title: 'The company fails',
      text: 'Shareholders are paid last. In most insolvencies they receive nothing.',
    },
    {
      title: 'A good company at a bad price',
      text: 'If you pay too much, it can take ten years to get your money back, or you never do.',
    },
    {
      title: 'All your money in one company',
      text: 'One accident, one fraud or one lost court case can cost you everything. If you also work for the company, you can lose your job and your savings on one day.',
    },
    {
      title: 'Nobody is buying',
      text: 'Shares of small companies may not trade for hours, or may be suspended for months.',
    },
  ],
  unsuitable: [
    'you need a fixed sum on a fixed day',
    'you would put more into one company than you can afford to lose',
    'you want to be told when to sell',
    'you don’t want to read a company’s report before you buy its shares',
  ],
  before: [
    'Do I buy the share itself, or a contract on its price?',
    'How does this company earn its money, and who could take its business away?',
    'How much of what I own would depend on this company?',
    'What do I pay to buy, to hold and to sell?',
  ],
}
