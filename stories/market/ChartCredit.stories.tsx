import { ChartCredit } from '#ui/market/ChartCredit.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'

const meta = { component: ChartCredit, args: { source: 'live' } } satisfies Meta<typeof ChartCredit>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the source of the prices and the chart library are credited', async () => {
      await expect(canvas.getByRole('link', { name: /^Price data by CoinGecko/ })).toBeVisible()
      await expect(canvas.getByRole('link', { name: /^TradingView Lightweight Charts/ })).toHaveAttribute(
        'href',
        'https://www.tradingview.com/',
      )
    })
  },
}

export const States: Story = {
  render: () => (
    <div className="grid gap-3">
      <ChartCredit source="live" />
      <ChartCredit source="stale" />
      <ChartCredit source="sample" />
      <ChartCredit source="undeclared" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step(
      'FAIR-1 FAIR-3 neither sample figures nor those of an unnamed source are credited to CoinGecko',
      async () => {
        await expect(canvas.getByText(/^Sample figures, not a market price/)).toBeVisible()
        await expect(
          canvas.getByText(/^Prices from the platform, which does not name their source/),
        ).toBeVisible()
        await expect(canvas.getAllByRole('link', { name: /CoinGecko/ })).toHaveLength(2)
      },
    )
  },
}
export const Dark: Story = { ...States, globals: { theme: 'dark' } }

const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}
