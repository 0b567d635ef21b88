import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { HistoryPage } from '#app/routes/history/HistoryPage.tsx'
import { asCustomer, pageAt, sent } from './AppAt.tsx'

const withdrawals = (rows: unknown) =>
  asCustomer(undefined, { withdrawals: { wrong: { allWithdrawals: rows } } })

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: HistoryPage,
  args: { kind: 'withdrawal', fetchAfter: 0 },
  render: (args, { parameters }) =>
    pageAt(<HistoryPage {...args} />, parameters.address as string | undefined),
  parameters: { layout: 'fullscreen' },
  beforeEach: withdrawals(sampleWithdrawals),
} satisfies Meta<typeof HistoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = {
  play: async ({ canvas, step }) => {
    await step('RT-25, HIS-1 the rows have fees', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Withdrawal history')
      const row = (await canvas.findByText('WDR-SAMPLE-0002')).closest('tr') ?? document.body
      await expect(within(row).getByText('$1,000.01')).toBeVisible()
      await expect(within(row).getByText('$25.00')).toBeVisible()
    })
    await step('the deposits are not requested', () => expect(sent('deposits')).toEqual([]))
  },
}

export const Details: Story = {
  parameters: { address: '/dashboard/withdrawalHistory?row=w2' },
  play: async ({ userEvent, step }) => {
    await step('a reload opens the details again', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Withdrawal' }))
      await expect(dialog.getByText('$975.01')).toBeVisible()
      await expect(dialog.getByText('Sample Bank')).toBeVisible()
    })
    await step('closing it shows the list', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await expect(await screen.findByText('Showing 1 to 3 of 3')).toBeVisible()
    })
  },
}

export const UnreadableRow: Story = {
  beforeEach: withdrawals([{}, ...sampleWithdrawals]),
  play: async ({ canvas, step }) => {
    await step('HIS-1: an unreadable row is counted and does not hide the others', async () => {
      await expect(await canvas.findByText(/^1 row could not be read and is not shown\./)).toBeVisible()
      await expect(canvas.getAllByRole('row')).toHaveLength(sampleWithdrawals.length + 1)
    })
  },
}

export const Empty: Story = {
  beforeEach: withdrawals([]),
  play: async ({ canvas, step }) => {
    await step('HIS-1 the page says that there are no rows, and links to the withdrawal form', async () => {
      await expect(await canvas.findByText('No transaction history')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Make a withdrawal' })).toHaveAttribute(
        'href',
        '/dashboard/withdrawal',
      )
    })
  },
}

export const Loading: Story = { args: { fetchAfter: 3_600_000 } }

export const Refused: Story = {
  beforeEach: asCustomer(undefined, {
    withdrawals: { status: 403, failure: { message: 'Your account is closed. Contact support.' } },
  }),
  play: async ({ canvas, step }) => {
    await step("FAIR-7 a refusal shows the server's message", async () =>
      expect(await canvas.findByText('Your account is closed. Contact support.')).toBeVisible(),
    )
  },
}

export const Offline: Story = {
  beforeEach: asCustomer(undefined, { withdrawals: 'offline' }),
  play: async ({ canvas, step }) => {
    await step('FAIR-7 an error says that there is no connection, with a retry', async () => {
      await expect(await canvas.findByText(/We could not reach the server/)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
