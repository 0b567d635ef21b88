import { CoinGeckoCredit } from '#ui/market/CoinGeckoCredit.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'

const meta = { component: CoinGeckoCredit } satisfies Meta<typeof CoinGeckoCredit>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the text and the link that CoinGecko’s terms require are shown', async () => {
      const link = canvas.getByRole('link', { name: /^Price data by CoinGecko/ })
      await expect(link).toHaveAttribute('href', 'https://www.coingecko.com/')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    })
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }

const ref = createRef<HTMLParagraphElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}
