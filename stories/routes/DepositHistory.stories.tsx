import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { manyDeposits, sampleDeposits } from '#contract/fixtures/sample-transactions.ts'
import { HistoryPage } from '#app/routes/history/HistoryPage.tsx'
import { currentSession } from '#app/session/session.ts'
import { address, asCustomer, back, goTo, pageAt, sent } from './AppAt.tsx'

const deposits = (rows: unknown) => asCustomer(undefined, { deposits: { wrong: { allTransactions: rows } } })

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: HistoryPage,
  args: { kind: 'deposit', fetchAfter: 0 },
  render: (args, { parameters }) =>
    pageAt(<HistoryPage {...args} />, parameters.address as string | undefined),
  parameters: { layout: 'fullscreen' },
  beforeEach: deposits(sampleDeposits),
} satisfies Meta<typeof HistoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Data: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('RT-23 the page has its heading and the server’s rows', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Deposit history')
      await expect(await canvas.findByText('DEP-SAMPLE-0005')).toBeVisible()
    })
    await step('a filter is part of the URL, and Back removes it', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Failed')
      await waitFor(() => expect(address()).toContain('?status=failed'))
      await back()
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('all'))
    })
    await step('a search adds one entry to the browser history', async () => {
      const search = canvas.getByRole('searchbox')
      await userEvent.type(search, 'sample-0004')
      await expect(search).toHaveValue('sample-0004')
      await waitFor(() => expect(address()).toContain('?q=sample-0004'))
      await back()
      await waitFor(() => expect(search).toHaveValue(''))
    })
    await step('Back closes the details', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Details of DEP-SAMPLE-0003' }))
      await expect(await screen.findByRole('dialog')).toBeVisible()
      await waitFor(() => expect(address()).toContain('?row=d3'))
      await back()
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
}

export const OwnStepAgain: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('HIS-1 a step of the customer is restored when they come back to it', async () => {
      const status = await canvas.findByRole('combobox', { name: 'Status' })
      await userEvent.selectOptions(status, 'Failed')
      await waitFor(() => expect(address()).toContain('?status=failed'))
      await back()
      await waitFor(() => expect(status).toHaveValue('all'))
      await goTo(`${address()}?status=failed`)
      await waitFor(() => expect(status).toHaveValue('failed'))
    })
  },
}

export const Loading: Story = {
  args: { fetchAfter: 3_600_000 },
  play: async ({ canvas, step }) => {
    await step('HIS-1 before the request starts, the page shows a skeleton', async () => {
      await expect(canvas.getByText('Loading your deposits')).toBeInTheDocument()
      await expect(sent('deposits')).toEqual([])
    })
  },
}

export const Empty: Story = {
  beforeEach: deposits([]),
  play: async ({ canvas, step }) => {
    await step('HIS-1 the page says that there are no rows', async () =>
      expect(await canvas.findByText('No transaction history')).toBeVisible(),
    )
  },
}

export const FromAnAddress: Story = {
  parameters: { address: '/dashboard/depositHistory?status=approved&sort=amount&page=2&q=0' },
  beforeEach: deposits(manyDeposits(100)),
  play: async ({ canvas, step }) => {
    await step('a reload restores the filter, the order and the page', async () => {
      await expect(
        await canvas.findByText('Showing 26 to 50 of 60, status approved, reference with “0”'),
      ).toBeVisible()
      await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('approved')
      await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      )
      await expect(canvas.getByRole('searchbox')).toHaveValue('0')
    })
  },
}

export const WrongAnswer: Story = {
  beforeEach: deposits(null),
  play: async ({ canvas, step }) => {
    await step('API-12, C2 an invalid answer shows an error with a retry', async () => {
      await expect(
        await canvas.findByText('The server sent something this app does not understand.'),
      ).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
  },
}

export const UnreadableRow: Story = {
  beforeEach: deposits([
    null,
    ...sampleDeposits,
    'row',
    { ...sampleDeposits[0], _id: 'odd', amount: '1,000.00' },
  ]),
  play: async ({ canvas, step }) => {
    await step('HIS-1: two unreadable rows are counted and do not hide the others', async () => {
      await expect(await canvas.findByText(/^2 rows could not be read and are not shown\./)).toBeVisible()
      await expect(canvas.getAllByRole('row')).toHaveLength(sampleDeposits.length + 2)
    })
  },
}

let down = true
export const OfflineAndBack: Story = {
  beforeEach: () => {
    down = true
    return asCustomer(undefined, {
      deposits: () => (down ? 'offline' : { body: { allTransactions: sampleDeposits } }),
    })()
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('FAIR-7 a failed call shows our message', async () => {
      await expect(await canvas.findByText(/We could not reach the server/)).toBeVisible()
    })
    await step('a retry loads the rows', async () => {
      down = false
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByText('DEP-SAMPLE-0005')).toBeVisible()
      await expect(canvas.queryByText(/could not be loaded/)).not.toBeInTheDocument()
    })
    await step('C10 the rows stay if a later call fails', async () => {
      down = true
      window.dispatchEvent(new Event('visibilitychange'))
      await expect(await canvas.findByText('The list could not be refreshed')).toBeVisible()
      await expect(canvas.getByText('DEP-SAMPLE-0005')).toBeVisible()
    })
  },
}

let status = 'pending'
export const UpdatedWithoutReload: Story = {
  beforeEach: () => {
    status = 'pending'
    return asCustomer(undefined, {
      deposits: () => ({
        wrong: {
          allTransactions: sampleDeposits.map((row) => (row.status === 'pending' ? { ...row, status } : row)),
        },
      }),
    })()
  },
  play: async ({ canvas, step }) => {
    await canvas.findByText('Pending', { selector: '[data-slot=badge] span' })
    await step('a changed status is shown and announced when the customer returns to the tab', async () => {
      status = 'approved'
      window.dispatchEvent(new Event('visibilitychange'))
      await expect(
        await screen.findByText('The deposit DEP-SAMPLE-0005 is now approved.'),
      ).toBeInTheDocument()
      await expect(canvas.getAllByText('Approved', { selector: '[data-slot=badge] span' })).toHaveLength(3)
    })
  },
}

export const SessionEnded: Story = {
  beforeEach: asCustomer(undefined, { deposits: { status: 401, failure: { message: 'Please sign in' } } }),
  play: async ({ step }) => {
    await step('GRD-3 a 401 ends the session and removes the customer’s data', async () => {
      await waitFor(() => expect(currentSession()).toBeNull())
      await expect(localStorage.getItem('userDetails')).toBeNull()
      await expect(document.body).not.toHaveTextContent('Sample Customer')
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
