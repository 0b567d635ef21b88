import { SendAmount } from '#ui/deposit/SendAmount.tsx'
import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import meta, { SamplePriceForRealMoney, Rounded, NoPrice, Loading } from './SendAmount.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SendAmount says how much of a coin to send for an amount in US dollars, with the price, its source and its time.',
  use: ['Above the deposit address.'],
  avoid: ['For an amount in US dollars, use Money.', 'For a price on its own, use CoinLine.'],
  examples: [
    {
      do: <SendAmount {...meta.args} {...SamplePriceForRealMoney.args} />,
      dont: <p>Send exactly 0.0062 BTC</p>,
      because:
        'Without a market price there is no amount. A sample price must never tell anyone how much real money to send.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to Copy.'],
    ['Enter or Space', 'Copies the exact amount. With amounts hidden, it does nothing and says why.'],
  ],
  announced: [
    '“Send about”, the amount with its coin, then the rate, its source and its time.',
    'The button: “Copy the amount in BTC”. After a press: “Amount in BTC copied”.',
    'While the price loads: “Loading the price”.',
  ],
  content: [
    '“About”, because the price changes until the transfer arrives.',
    'An amount that was rounded down says so, and to how many decimals.',
  ],
  layout: [
    'It fills the width. Its height is reserved while the price loads, so that nothing below it moves.',
    'The amount and its explanation wrap.',
  ],
  states: {
    'Sample price': <SendAmount {...meta.args} />,
    'Older price, rounded down': <SendAmount {...meta.args} {...Rounded.args} />,
    'No price': <SendAmount {...meta.args} {...NoPrice.args} />,
    Loading: <SendAmount {...meta.args} {...Loading.args} />,
    'Amounts hidden': (
      <AmountsHidden value>
        <SendAmount {...meta.args} />
      </AmountsHidden>
    ),
  },
  pressable: <SendAmount {...meta.args} />,
  related: ['deposit/DepositAddress', 'address/CopyRow', 'market/CoinLine'],
}
