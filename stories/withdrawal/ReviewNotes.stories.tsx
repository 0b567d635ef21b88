import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReviewNotes } from '#ui/withdrawal/ReviewNotes.tsx'

const same = { sentAt: Date.parse('2026-03-04T12:34:00Z'), unclear: false, times: 1 }

const meta = {
  component: ReviewNotes,
  args: {
    state: { is: 'asking', same },
    left: null,
    historyHref: '/dashboard/withdrawalHistory',
    isWallet: true,
  },
} satisfies Meta<typeof ReviewNotes>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'FAIR-7 a note mentions an earlier withdrawal with the same details, with a link to the history',
      async () => {
        await expect(canvas.getByText(/You sent the same amount to this address/)).toHaveTextContent(
          /address on .*2026/,
        )
        await expect(canvas.getByText(/This is a second withdrawal\./)).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'Withdrawal history' })).toBeVisible()
      },
    )
  },
}

export const Today: Story = {
  // Shows the current time, so it has no snapshot.
  parameters: { snapshot: false },
  args: { state: { is: 'asking', same: { sentAt: Date.now(), unclear: false, times: 2 } } },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 the note says today, and that there was more than one', async () => {
      await expect(canvas.getByText(/to this address today at \d/)).toBeVisible()
      await expect(canvas.getByText(/This is one more withdrawal\./)).toBeVisible()
    })
  },
}

export const Unclear: Story = {
  parameters: { snapshot: true },
  args: { state: { is: 'asking', same: { ...same, unclear: true } }, isWallet: false },
  play: async ({ canvas, step }) => {
    await step('WDR-8 the note says that the outcome of the earlier one is unknown', async () => {
      await expect(canvas.getByText(/You sent the same amount to this account/)).toBeVisible()
      await expect(canvas.getByText(/We could not find out whether it was carried out\./)).toBeVisible()
    })
  },
}

export const Nothing: Story = { args: { state: { is: 'asking' } }, parameters: { snapshot: false } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const SentInAnotherTab: Story = {
  args: { state: { is: 'elsewhere', row: { reference: 'WDR-SAMPLE-0009', status: 'pending' } } },
  play: async ({ canvas, step }) => {
    await step('WDR-8 an order from another tab is identified by its row, with its status', async () => {
      await expect(canvas.getByText('You sent this in another tab')).toBeVisible()
      await expect(canvas.getByText('WDR-SAMPLE-0009')).toBeVisible()
      await expect(canvas.getByText('Pending')).toBeVisible()
    })
  },
}

export const SettledInAnotherTab: Story = {
  args: { state: { is: 'elsewhere', row: null } },
  play: async ({ canvas, step }) => {
    await step('WDR-8 without a row it does not say that the order was carried out', () =>
      expect(canvas.getByText(/^Nothing was sent from this tab/)).toBeVisible(),
    )
  },
}
