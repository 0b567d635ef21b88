import type { TradingGuide } from './guide.ts'

export const cryptocurrencies: TradingGuide = {
  id: 'crypto',
  title: 'Cryptocurrencies',
  lead: 'A cryptocurrency is an entry in a public ledger that many computers keep together. It has no issuer that owes you anything, so its price is only what the next buyer will pay.',
  facts: [
    { term: 'Trading hours', detail: 'Every hour of every day' },
    { term: 'Priced in', detail: 'US dollars on this site' },
    { term: 'Income', detail: 'None from holding most coins' },
    { term: 'Daily moves', detail: 'Several percent is ordinary, more than ten is not rare' },
  ],
  what: [
    'A coin such as bitcoin belongs to a network of its own. A token such as USDT is kept on somebody else’s network, and the same token can exist on several of them. That is why an address on this site always names its network: a coin sent over the wrong one is usually lost.',
    'Owning a coin means holding the private key that can move it. When a platform holds the key for you, you own a claim on that platform, and the claim is worth what the platform is worth.',
  ],
  moves: [
    {
      title: 'Supply rules',
      text: 'Some coins are limited by their program, others grow without end. Bitcoin halves the reward for new blocks every 210,000 blocks, about every four years.',
    },
    {
      title: 'Interest rates and the dollar',
      text: 'When cash pays more, fewer people hold assets that pay nothing. Crypto has often fallen together with shares, so it is no shelter from them.',
    },
    {
      title: 'Law and access',
      text: 'A ban, a lawsuit, or the opening of a new way to buy can move prices by a tenth in a day.',
    },
    {
      title: 'Failures',
      text: 'A hacked bridge, a failed exchange or a stablecoin that loses its peg drags unrelated coins down with it.',
    },
  ],
  costs: [
    { title: 'Spread', text: 'You buy a little above the market price and sell a little below it.' },
    {
      title: 'Network fee',
      text: 'Sending a coin costs a fee that goes to the network and changes with its load. It does not depend on the amount.',
    },
    {
      title: 'Withdrawal fee',
      text: 'A percentage that is set for your account. The form shows the fee and the payout before you confirm, and the fee is deducted from the payout.',
    },
    { title: 'Tax', text: 'In many countries each sale or swap is a taxable event. Keep your own records.' },
  ],
  example: {
    title: 'In and out with a spread of 1%',
    rows: [
      { label: 'You invest', value: '$1,000.00' },
      { label: 'Spread when buying, 1%', value: '−$10.00' },
      { label: 'Coins worth', value: '$990.00' },
      { label: 'Spread when selling, 1%', value: '−$9.90' },
      { label: 'You get back, price unchanged', value: '$980.10', total: true },
    ],
    conclusion: 'The price has to rise by 2.03% before you are back at what you put in.',
  },
  wrong: [
    {
      title: 'The price collapses',
      text: 'Bitcoin has lost more than three quarters of its value several times. Many smaller coins fell and never came back.',
    },
    {
      title: 'You cannot sell',
      text: 'In a rush, buyers vanish, platforms stall and network fees jump, all in the same hour.',
    },
    {
      title: 'A payment cannot be called back',
      text: 'There is no bank to reverse a transfer to a wrong address, a wrong network or a fraudster.',
    },
    {
      title: 'Keys are stolen or lost',
      text: 'Whoever learns a seed phrase can take what it opens. Nobody honest will ever ask you for it.',
    },
  ],
  unsuitable: [
    'you may need this money within the next few years',
    'you would borrow to invest',
    'a fall by half would change how you live',
    'you were told about it by someone you have only met online',
  ],
  before: [
    'Which network will this coin travel on, and does my wallet support it?',
    'What does it cost to buy, hold, sell and withdraw, taken together?',
    'Who holds the keys, and what happens to my coins if they fail?',
    'What would make me sell, at a gain and at a loss?',
  ],
}
