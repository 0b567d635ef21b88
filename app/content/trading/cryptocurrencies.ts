import { rules } from '../rules.ts'
import type { TradingGuide } from './guide.ts'

export const cryptocurrencies: TradingGuide = {
  id: 'crypto',
  title: 'Cryptocurrencies',
  lead: 'A cryptocurrency is an entry in a public record that many computers keep. Most coins have no issuer that owes you anything, so the price is only what the next buyer will pay.',
  facts: [
    { term: 'Trading hours', detail: 'Every hour of every day' },
    { term: 'Priced in', detail: 'US dollars on this site' },
    { term: 'Income', detail: 'None from holding most coins' },
    { term: 'Daily moves', detail: 'Several percent is normal. More than ten percent is not unusual' },
  ],
  what: [
    `A coin such as bitcoin has its own network. A token such as USDT uses other networks, and the same token can exist on several of them. That is why we show the network beside every address. ${rules.otherNetwork}`,
    'You own a coin if you hold the private key that can move it. If a platform holds the key for you, you own a claim on that platform. If the platform fails, you can lose your coins.',
  ],
  moves: [
    {
      title: 'Supply rules',
      text: 'Some coins have a fixed limit, others don’t. Bitcoin halves the reward for new blocks every 210,000 blocks, about every four years.',
    },
    {
      title: 'Interest rates and the dollar',
      text: 'When interest rates rise, fewer people hold assets that pay no interest. Crypto has often fallen at the same time as shares.',
    },
    {
      title: 'Law and access',
      text: 'A ban, a lawsuit or a new way to buy can move prices by a tenth in a day.',
    },
    {
      title: 'Failures',
      text: 'When an exchange is hacked or fails, or a stablecoin loses its value, the prices of other coins often fall too.',
    },
  ],
  costs: [
    { title: 'Spread', text: 'You buy a little above the market price and sell a little below it.' },
    {
      title: 'Network fee',
      text: 'To send a coin you pay a fee to the network. It depends on how busy the network is, not on the amount.',
    },
    {
      title: 'Withdrawal fee',
      text: `The fee is a percentage that is set for your account. ${rules.fee}`,
    },
    { title: 'Tax', text: 'In many countries you owe tax on each sale or swap. Keep your own records.' },
  ],
  example: {
    title: 'Buying and selling with a spread of 1%',
    rows: [
      { label: 'You invest', value: '$1,000.00' },
      { label: 'Spread when buying, 1%', value: '−$10.00' },
      { label: 'Coins worth', value: '$990.00' },
      { label: 'Spread when selling, 1%', value: '−$9.90' },
      { label: 'You get back, price unchanged', value: '$980.10', total: true },
    ],
    conclusion: 'The price has to rise by 2.03% before you get back what you invested.',
  },
  wrong: [
    {
      title: 'The price collapses',
      text: 'Bitcoin has lost more than three quarters of its value several times. Many smaller coins never recovered.',
    },
    {
      title: 'You cannot sell',
      text: 'In a panic, there may be no buyers, platforms may stop working and network fees may rise.',
    },
    {
      title: 'A payment can’t be reversed',
      text: 'No bank can reverse a transfer to a wrong address, a wrong network or a fraudster.',
    },
    {
      title: 'Keys are stolen or lost',
      text: 'Anyone who learns the recovery phrase of your wallet can take your coins. We’ll never ask you for it.',
    },
  ],
  unsuitable: [
    'you may need this money within the next few years',
    'you would borrow to invest',
    'losing half of the money would change how you live',
    'someone you have only met online told you about it',
  ],
  before: [
    'Which network does this coin use, and does my wallet support it?',
    'What does it cost in total to buy, hold, sell and withdraw?',
    'Who holds the keys, and what happens to my coins if they fail?',
    'At which gain or loss would I sell?',
  ],
}
