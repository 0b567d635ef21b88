import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WhatYouCanWithdraw } from '#ui/deposit/WhatYouCanWithdraw.tsx'
import { amountsHidden } from '../amounts-hidden.tsx'

const figures = { tradeProfit: '3250.17', userCanWithdraw: true, withdrawalCharges: '2.5' } as const

const meta = {
  component: WhatYouCanWithdraw,
  args: { figures, onRetry: fn() },
} satisfies Meta<typeof WhatYouCanWithdraw>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('FAIR-9 says what can be withdrawn, the fee, and what is available now', async () => {
      await expect(canvas.getByRole('heading', { name: 'What you can withdraw' })).toBeVisible()
      await expect(
        canvas.getByText('Only trade profit can be withdrawn. The deposit itself cannot.'),
      ).toBeVisible()
      await expect(canvas.getByText('Available to withdraw now').nextSibling).toHaveTextContent('$3,250.17')
      await expect(canvas.getByText('Withdrawal fee').nextSibling).toHaveTextContent('2.5% of the amount')
      await expect(
        canvas.getByText('You can lose all the money you invest. Then there is no profit to withdraw.'),
      ).toBeVisible()
    })
    await step(
      'FAIR-9 says that there is a minimum that support can tell, and explains it when pressed',
      async () => {
        const row = canvas.getByText('Minimum profit')
        await expect(row.nextSibling).toHaveTextContent('Unknown, ask support')
        await expect(canvas.getByText(/^Your trade profit must also reach a minimum/)).not.toBeVisible()
        await userEvent.click(row)
        await expect(canvas.getByText(/^Your trade profit must also reach a minimum/)).toBeVisible()
      },
    )
  },
}

export const NoProfit: Story = {
  args: { figures: { ...figures, tradeProfit: '-12.50', userCanWithdraw: false } },
  play: async ({ canvas, step }) => {
    await step('FAIR-9 a loss leaves nothing to withdraw, and no minimum is named', async () => {
      await expect(canvas.getByText('Available to withdraw now').nextSibling).toHaveTextContent('$0.00')
      await expect(canvas.getByText(/^You have no trade profit so far\./)).toBeVisible()
    })
  },
}

export const NotAllowed: Story = {
  args: { figures: { ...figures, userCanWithdraw: false } },
  play: async ({ canvas, step }) => {
    await step('FAIR-9 if the customer may not withdraw, nothing is available, with the reason', async () => {
      await expect(canvas.getByText('Available to withdraw now').nextSibling).toHaveTextContent('$0.00')
      await expect(
        canvas.getByText(/^Your profit has not reached the minimum withdrawal threshold\./),
      ).toBeVisible()
    })
  },
}

export const Unreadable: Story = {
  args: { figures: { tradeProfit: null, userCanWithdraw: null, withdrawalCharges: null } },
  play: async ({ canvas, step }) => {
    await step('FAIR-1 figures that could not be read are dashes, not zero', () =>
      expect(canvas.getAllByText('not available')).toHaveLength(2),
    )
  },
}

export const Hidden: Story = {
  decorators: amountsHidden,
  play: async ({ canvasElement, step }) => {
    await step('FAIR-9 a hidden amount is not in the page', () =>
      expect(canvasElement).not.toHaveTextContent('3,250'),
    )
  },
}

export const Loading: Story = {
  args: { figures: undefined },
  play: async ({ canvas, step }) => {
    await step('FAIR-9 the sentences are shown before the figures arrive', async () => {
      await expect(canvas.getByText(/^Only trade profit can be withdrawn\./)).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading what you can withdraw')
    })
  },
}

export const Failed: Story = {
  args: { figures: undefined, problem: 'You are offline.' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('FAIR-7 a failure is reported, and Tab and Enter try again', async () => {
      await expect(canvas.getByText('These figures could not be loaded')).toBeVisible()
      // The first stop is the row of the minimum.
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}
export const LargeText: Story = { globals: { viewport: { value: 'w320' }, textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
