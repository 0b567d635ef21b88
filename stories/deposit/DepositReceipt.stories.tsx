import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DepositReceipt } from '#ui/deposit/DepositReceipt.tsx'

const meta = {
  component: DepositReceipt,
  args: { amount: '250.00', supportEmail: 'support@sample.test', reported: false, onSend: fn() },
} satisfies Meta<typeof DepositReceipt>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('DEP-3 the button opens the email', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'E-mail the receipt' }))
      await expect(args.onSend).toHaveBeenCalledTimes(1)
    })
    await step('FAIR-7 the text says that the balance changes only after confirmation', () =>
      expect(canvas.getByText(/once your payment has arrived and is confirmed/)).toBeVisible(),
    )
  },
}

export const Blocked: Story = {
  parameters: { pixels: true },
  args: { disabledReason: 'Choose a payment method and look at its address first.' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('DEP-5 the button is disabled, and the page says why', async () => {
      const button = canvas.getByRole('button', { name: 'E-mail the receipt' })
      await expect(button).toHaveAccessibleDescription(
        'Choose a payment method and look at its address first.',
      )
      await expect(canvas.getAllByText(/look at its address first/)[0]).toBeVisible()
      await userEvent.click(button)
      await expect(args.onSend).not.toHaveBeenCalled()
    })
  },
}

export const Reported: Story = { args: { reported: true } }
export const LongText: Story = {
  args: {
    amount: '999999999999.99',
    supportEmail: 'a-rather-long-support-mailbox@a-rather-long-domain.sample.test',
  },
  globals: { textSize: '200%' },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('DEP-3 Tab reaches the button, and Enter opens the email', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'E-mail the receipt' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSend).toHaveBeenCalledTimes(1)
    })
  },
}
