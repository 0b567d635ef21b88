import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NetworkConfirm } from '#ui/address/NetworkConfirm.tsx'

const meta = {
  component: NetworkConfirm,
  args: { asset: 'Bitcoin (BTC)', network: 'Bitcoin', testNetwork: false, onConfirm: fn() },
} satisfies Meta<typeof NetworkConfirm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the network is named, with a warning about other networks', async () => {
      await expect(canvas.getByText('Bitcoin')).toBeVisible()
      await expect(canvas.getByText(/sent over another network may be lost for good/)).toBeVisible()
    })
    await step('Tab and Enter confirm it', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    })
  },
}

export const TestNetwork: Story = {
  args: { network: 'Bitcoin test network (testnet)', testNetwork: true },
  play: async ({ canvas, step }) => {
    await step('FAIR-6 a test network is marked', async () => {
      await expect(canvas.getByText('Bitcoin test network (testnet)')).toBeVisible()
      await expect(canvas.getByText(/Don’t send real money/)).toBeVisible()
    })
  },
}
export const LongText: Story = {
  args: {
    asset: 'Tether (USDT)',
    network: 'A network with a rather long sample name (SAMPLE-20)',
    testNetwork: true,
  },
  globals: { textSize: '200%' },
}
