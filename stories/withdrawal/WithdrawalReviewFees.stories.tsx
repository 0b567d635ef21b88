import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { WithdrawalReview } from '#ui/withdrawal/WithdrawalReview.tsx'
import review from './WithdrawalReview.stories.tsx'

const meta = {
  ...review,
  tags: ['!autodocs'],
} satisfies Meta<typeof WithdrawalReview>
export default meta
type Story = StoryObj<typeof meta>

const refusesToSend =
  (title: string, reason: string): Story['play'] =>
  async ({ args, userEvent, step }) => {
    await step(title, async () => {
      const okay = await screen.findByRole('button', { name: /^Okay, withdraw/ })
      await expect(okay).toHaveAccessibleDescription(reason)
      await userEvent.click(okay)
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
  }

export const FeeTakesAll: Story = {
  args: {
    order: { ...review.args.order, fee: '1000.01', payout: '0.00', charges: '100' },
    feeWas: '25.00',
  },
  play: refusesToSend(
    'FAIR-4 a fee that leaves nothing to pay out can’t be confirmed',
    'The fee would take all of this amount',
  ),
}

export const ProfitBelowAmount: Story = {
  args: { order: { ...review.args.order, after: '-0.01' } },
  play: async (context) => {
    await refusesToSend(
      'WDR-2 an amount above the profit that is left now can’t be confirmed',
      'This is more than you can withdraw now',
    )?.(context)
    await context.step('WDR-2 the amount that can be withdrawn is shown', () =>
      expect(screen.getByRole('alert')).toHaveTextContent('Available: $1,000.00.'),
    )
  },
}

export const RepeatedWithProfitBelowAmount: Story = {
  args: {
    order: { ...review.args.order, after: '-0.01' },
    state: { is: 'asking', earlier: { sentAt: 0, repeat: 'counts-once' } },
  },
  play: async ({ args, userEvent, step }) => {
    await step('API-15 a repeat can be sent, because its amount may already be deducted', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Send it again' }))
      await expect(args.onConfirm).toHaveBeenCalled()
    })
  },
}
