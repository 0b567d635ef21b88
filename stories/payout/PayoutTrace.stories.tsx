import { PayoutTrace } from '#ui/payout/PayoutTrace.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  component: PayoutTrace,
  args: {
    label: 'Payment number',
    value: 'SANDBOX-WDR-SAMPLE-0003',
    url: 'https://plainsail.example/lookup',
  },
} satisfies Meta<typeof PayoutTrace>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the number is shown whole, and its link opens in a new tab', async () => {
      await expect(canvas.getByText('SANDBOX-WDR-SAMPLE-0003')).toBeVisible()
      await expect(canvas.getByRole('link', { name: /^Look it up/ })).toHaveAttribute('target', '_blank')
    })
    await step('link and button can be reached with the keyboard', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link')).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Copy the payment number' })).toHaveFocus()
    })
  },
}
export const NoLink: Story = { args: { url: null } }
export const UnsafeLink: Story = {
  args: { url: 'javascript:alert(1)' },
  play: async ({ canvas, step }) => {
    await step('C32 an address that isn’t https is no link', () =>
      expect(canvas.queryByRole('link')).toBeNull(),
    )
  },
}
export const Long: Story = { args: { value: 'a1b2c3d4'.repeat(12) } }
