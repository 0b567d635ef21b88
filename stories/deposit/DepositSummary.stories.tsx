import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DepositSummary } from '#ui/deposit/DepositSummary.tsx'
import { amountsHidden } from '../amounts-hidden.tsx'

const meta = {
  component: DepositSummary,
  args: {
    amount: '2500.00',
    plan: 'Master',
    coin: { symbol: 'BTC', amount: '0.025' },
    network: 'Bitcoin test network (testnet)',
    figures: { tradeProfit: '3250.17', userCanWithdraw: true, withdrawalCharges: '2.5' },
    kept: true,
  },
} satisfies Meta<typeof DepositSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('UPG-2 DEP-4 shows the plan, the coin and the network that were chosen', async () => {
      await expect(canvas.getByText('Plan you chose').nextSibling).toHaveTextContent('Master')
      await expect(canvas.getByText('You send').nextSibling).toHaveTextContent('About 0.025 BTC')
      await expect(canvas.getByText('Network').nextSibling).toHaveTextContent(
        'Bitcoin test network (testnet)',
      )
    })
    await step('FAIR-9 repeats what can be withdrawn', () =>
      expect(canvas.getByText(/^Only trade profit can be withdrawn\./)).toHaveTextContent(
        'You have $3,250.17 available now. A later withdrawal costs a fee of 2.5%.',
      ),
    )
    await step('DEP-6 says where it is kept, and until when', () =>
      expect(canvas.getByText(/^Amount, coin and step/)).toHaveTextContent(
        'Amount, coin and step are kept in this browser until you sign out.',
      ),
    )
  },
}

export const StepOne: Story = {
  args: {
    amount: null,
    plan: undefined,
    coin: undefined,
    network: undefined,
    figures: undefined,
    kept: false,
  },
}

export const NothingChosen: Story = {
  args: { coin: null, network: null, plan: undefined, figures: undefined },
  play: async ({ canvas, step }) => {
    await step('DEP-2 says that no coin and no network is chosen yet', async () => {
      for (const row of ['You send', 'Network'])
        await expect(canvas.getByText(row).nextSibling).toHaveTextContent(/^Not chosen yet$/)
      await expect(canvas.queryByText('not available')).not.toBeInTheDocument()
    })
  },
}

export const NotConfirmed: Story = {
  args: { network: null },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('DEP-2 a coin is open, so only the confirmation of its network is missing', () =>
      expect(canvas.getByText('Network').nextSibling).toHaveTextContent(/^Not confirmed yet$/),
    )
  },
}

export const NotKept: Story = {
  parameters: { snapshot: false },
  args: { kept: false },
  play: async ({ canvas, step }) => {
    await step('DEP-6 says nothing about it if the browser does not keep it', () =>
      expect(canvas.queryByText(/^Amount, coin and step/)).not.toBeInTheDocument(),
    )
  },
}

export const Reported: Story = {
  parameters: { snapshot: false },
  args: { reported: true, kept: false, cost: 'Your wallet or the network may charge a fee.' },
  play: async ({ canvas, step }) => {
    await step('DEP-3 once it is reported, nothing is left from before it was sent', async () => {
      await expect(canvas.getByText('You reported').nextSibling).toHaveTextContent('About 0.025 BTC')
      for (const text of ['You send', /may charge a fee/, /^Only trade profit/])
        await expect(canvas.queryByText(text)).not.toBeInTheDocument()
    })
  },
}

export const OutsideThePlan: Story = {
  parameters: { snapshot: false },
  args: { amount: '13.00', planNote: 'Your amount is outside the range of Master: $2,500.00 to $5,499.00.' },
  play: async ({ canvas, step }) => {
    await step('UPG-2 says that the plan is not for this amount', () =>
      expect(canvas.getByText(/^Your amount is outside the range of Master/)).toBeVisible(),
    )
  },
}

export const WithoutPrice: Story = {
  parameters: { snapshot: false },
  args: { coin: { symbol: 'USDT', amount: null } },
  play: async ({ canvas, step }) => {
    await step('DEP-4 without a price the coin has no amount', () =>
      expect(canvas.getByText('You send').nextSibling).toHaveTextContent(/^USDT$/),
    )
  },
}

export const Hidden: Story = {
  parameters: { snapshot: true },
  decorators: amountsHidden,
  play: async ({ canvasElement, step }) => {
    await step('FAIR-9 hidden amounts are not in the page, not even in the coin', async () => {
      for (const amount of ['2,500', '0.025', '3,250'])
        await expect(canvasElement).not.toHaveTextContent(amount)
    })
  },
}
export const LargeText: Story = { globals: { viewport: { value: 'w320' }, textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
