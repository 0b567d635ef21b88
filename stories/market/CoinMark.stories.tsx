import { CoinMark } from '#ui/market/CoinMark.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, waitFor } from 'storybook/test'

const meta = { component: CoinMark, args: { symbol: 'other' } } satisfies Meta<typeof CoinMark>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    await step('without an image, the first letter is shown and hidden from screen readers', () =>
      expect(canvasElement.querySelector('[data-slot=coin-mark]')).toHaveAttribute('aria-hidden', 'true'),
    )
  },
}

const elsewhere = ['https://elsewhere.invalid/a.png', '//elsewhere.invalid/a.png', 'javascript:alert(1)']
export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {['btc', 'ETH', 'usdt', 'ltc', 'xrp', 'sol', 'ada', 'doge'].map((symbol) => (
        <CoinMark key={symbol} symbol={symbol} />
      ))}
      <CoinMark symbol="other" />
      <CoinMark symbol="constructor" />
      <CoinMark symbol="other" image="/favicon.svg" />
      <CoinMark symbol="Ø" />
      <CoinMark symbol="" />
      {elsewhere.map((image) => (
        <CoinMark key={image} symbol="x" image={image} />
      ))}
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    await step('HOME-3 well-known coins have their brand mark, whatever the case of the symbol', () =>
      expect(canvasElement.querySelectorAll('[data-state=mark] path')).toHaveLength(8),
    )
    await step('C34 C33 only images from this site are shown', async () => {
      const pictures = [...canvasElement.querySelectorAll('img')].map((image) => image.getAttribute('src'))
      await expect(pictures).toEqual(['/favicon.svg'])
    })
  },
}
export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const BrokenPicture: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement, step }) => {
    await step('the letter replaces an image that does not load', () =>
      waitFor(() => expect(canvasElement).toHaveTextContent('o')),
    )
  },
}

const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'size-12' },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('size-12')
    })
  },
}
