import { sampleCoins } from '#contract/fixtures/sample-coins.ts'
import { readCoins } from '#contract/market.ts'
import { CoinLine } from '#ui/market/CoinLine.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'

const coins = readCoins.parse(sampleCoins)
const coinOf = (symbol: string) => coins.find((coin) => coin.symbol === symbol)

const meta = {
  component: CoinLine,
  args: { name: 'Bitcoin', symbol: 'btc', coin: coinOf('btc'), className: 'max-w-80' },
  argTypes: { coin: { control: false } },
} satisfies Meta<typeof CoinLine>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('DSH-10 the price comes from the price list, and the line ends at it', async () => {
      await expect(canvas.getByText('$100,000.00')).toBeVisible()
      await expect(
        canvas.getByRole('img', { name: /^Bitcoin, Last 7 days: .* to \$100,000\.00,/ }),
      ).toBeVisible()
      await expect(canvas.getByText('in 24 h')).toBeVisible()
    })
  },
}
export const Dark: Story = { globals: { theme: 'dark' }, parameters: { snapshot: true } }
export const Falling: Story = {
  args: { name: 'Ethereum', symbol: 'eth', coin: coinOf('eth') },
  globals: { viewport: { value: 'w320' } },
  parameters: { snapshot: true },
}
const missing = (coin: (typeof coins)[number] | undefined): Story => ({
  args: { name: 'Litecoin', symbol: 'ltc', coin },
  play: async ({ canvas, step }) => {
    await step('DSH-10 without a price there is a dash and a sentence, and no line', async () => {
      await expect(canvas.getByText('not available')).toBeInTheDocument()
      await expect(canvas.getByText('The price list has no price for Litecoin at the moment.')).toBeVisible()
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    })
  },
})
export const NoPrice: Story = missing(coinOf('ltc'))
export const NotListed: Story = missing(undefined)
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}
