import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { figuresFor } from '#ui/withdrawal/withdrawal-fee.ts'
import { WithdrawalSummary } from '#ui/withdrawal/WithdrawalSummary.tsx'

const terms = { tradeProfit: '3250.17', charges: '2.5', allowed: true } as const

const meta = {
  component: WithdrawalSummary,
  args: { figures: figuresFor('1000.01', terms), charges: '2.5', tradeProfit: '3250.17' },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof WithdrawalSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    await step(
      'FAIR-4 the amount, fee, percentage, payout and profit before and after are shown to the cent',
      async () => {
        const rows = Array.from(canvasElement.querySelectorAll('dl > div'), ({ textContent }) => textContent)
        await expect(rows).toEqual([
          'You receive$975.01',
          'Amount$1,000.01',
          'Fee (2.5%)−$25.00',
          'Trade Profit now$3,250.17',
          'Trade Profit after$2,250.16',
        ])
      },
    )
  },
}

export const NothingTyped: Story = {
  args: { figures: null },
  play: async ({ canvas, step }) => {
    await step('C48 an unknown figure is a dash, not zero', async () => {
      await expect(canvas.getAllByText('not available')).toHaveLength(4)
      await expect(canvas.queryByText('$0.00')).not.toBeInTheDocument()
    })
  },
}

export const TooMuch: Story = {
  args: { figures: figuresFor('5000', terms) },
  play: async ({ canvas, step }) => {
    await step('if the profit is too small, neither a negative profit nor a payout is shown', async () => {
      await expect(canvas.getByText('Not enough')).toBeVisible()
      await expect(canvas.getByText('$5,000.00')).toBeVisible()
      await expect(canvas.queryByText('$4,875.00')).not.toBeInTheDocument()
      await expect(canvas.queryByText('$125.00')).not.toBeInTheDocument()
    })
  },
}
export const Missing: Story = { args: { figures: null, charges: null, tradeProfit: null } }
export const Huge: Story = {
  args: {
    figures: figuresFor('999999999999.99', { ...terms, tradeProfit: '999999999999.99' }),
    tradeProfit: '999999999999.99',
  },
  globals: { textSize: '200%' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
