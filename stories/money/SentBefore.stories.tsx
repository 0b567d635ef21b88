import { SentBefore } from '#ui/money/SentBefore.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  component: SentBefore,
  argTypes: { children: { control: false } },
  args: {
    kind: 'withdrawal',
    what: 'You sent the same amount to this address',
    sentAt: Date.parse('2026-03-04T12:34:00Z'),
    times: 1,
    children: <Link href="/dashboard/withdrawalHistory">Withdrawal history</Link>,
  },
} satisfies Meta<typeof SentBefore>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('FAIR-7 says when the earlier order was sent, and that this is a second one', async () => {
      await expect(canvas.getByText(/You sent the same amount/)).toHaveTextContent(
        /to this address on .*2026/,
      )
      await expect(canvas.getByText(/^This is a second withdrawal\./)).toBeVisible()
    })
    await step('it is announced when it appears, and the keyboard reaches its link', async () => {
      await expect(canvas.getByRole('status')).toBeVisible()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Withdrawal history' })).toHaveFocus()
    })
  },
}

export const Deposits: Story = {
  parameters: { snapshot: true },
  args: {
    kind: 'deposit',
    what: 'You reported a deposit of the same amount',
    unclear: 'We do not know yet whether it is recorded.',
    times: 2,
    children: <Link href="/dashboard/depositHistory">Deposit history</Link>,
  },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 says what is uncertain, and that there was more than one', async () => {
      await expect(canvas.getByText(/We do not know yet whether it is recorded\./)).toBeVisible()
      await expect(canvas.getByText(/This is one more deposit\./)).toBeVisible()
    })
  },
}

export const WithoutTime: Story = {
  name: 'Time not known',
  args: { kind: 'deposit', what: 'You reported a deposit of the same amount', sentAt: null },
  play: async ({ canvas, step }) => {
    await step('FAIR-1 shows no time that is not known', async () => {
      await expect(canvas.getByText(/You reported a deposit of the same amount\.$/)).toBeVisible()
      await expect(canvas.queryByRole('time')).toBeNull()
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
