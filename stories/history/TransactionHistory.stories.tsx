import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { announce } from '#ui/lib/announce.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import type { Transaction } from '#ui/history/entries.ts'
import { startView } from '#ui/history/transaction-view.ts'
import { TransactionHistory } from '#ui/history/TransactionHistory.tsx'
import { dates, depositRows, head, withdrawalRows } from './transaction-samples.ts'
import { printStatement } from './print-statement.ts'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: TransactionHistory,
  args: {
    kind: 'deposit',
    rows: depositRows,
    onRetry: fn(),
    view: startView,
    onViewChange: fn(),
    openKey: null,
    onOpenKeyChange: fn(),
    onSaveFile: fn(),
    head,
    supportHref: '#support',
    startHref: '#deposit',
    asOf: Date.UTC(2026, 2, 2, 15),
    dates,
  },
} satisfies Meta<typeof TransactionHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the history is a region with a name, and has the rows', async () => {
      await expect(canvas.getByRole('region', { name: 'Your deposits' })).toBeVisible()
      await expect(canvas.getAllByRole('row')).toHaveLength(6)
    })
  },
}

export const Loading: Story = {
  args: { rows: undefined },
  play: async ({ canvas, step }) => {
    await step('HIS-1 a skeleton is shown until the rows have loaded', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading your deposits')
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    })
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas, step }) => {
    await step("HIS-1 'No transaction history' is shown, with a link to make a deposit", async () => {
      await expect(canvas.getByText('No transaction history')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '#deposit')
      await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
    })
  },
}

export const Failed: Story = {
  args: { rows: undefined, error: 'The service is briefly unavailable. Try again in a moment.' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('FAIR-7 the error is explained, with a retry', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Your deposits could not be loaded')
      await expect(
        canvas.getByText('The service is briefly unavailable. Try again in a moment.'),
      ).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
    await step('it does not look like an empty history', () =>
      expect(canvas.queryByText('No transaction history')).not.toBeInTheDocument(),
    )
  },
}

export const RefreshFailed: Story = {
  args: { error: 'You seem to be offline. Check your connection and try again.' },
  play: async ({ canvas, step }) => {
    await step('C10 the old rows stay, with their time', async () => {
      await expect(canvas.getByText(/What you see is from 3:00 PM\./)).toBeVisible()
      await expect(canvas.getByText('DEP-SAMPLE-0005')).toBeVisible()
    })
  },
}

export const UnreadableRows: Story = {
  args: { unreadable: 2 },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('HIS-1 the number of unreadable rows is shown, and the other rows are listed', async () => {
      await expect(canvas.getByText(/^2 rows could not be read and are not shown\./)).toHaveRole('status')
      await expect(canvas.getAllByRole('row')).toHaveLength(6)
      await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '#support')
    })
    await step('HIS-1 the name of a saved file says that rows are missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save or print' }))
      await userEvent.click(canvas.getByRole('button', { name: /CSV file/ }))
      await waitFor(() =>
        expect(args.onSaveFile).toHaveBeenCalledWith(
          'deposits without 2 unreadable rows.csv',
          expect.stringContaining('DEP-SAMPLE-0005'),
          'text/csv',
        ),
      )
    })
    await step('HIS-1 a printed statement says so too', async () => {
      await printStatement()
      await expect(
        screen.getByText('2 rows could not be read and are missing from this statement and its sums.'),
      ).toBeInTheDocument()
      window.dispatchEvent(new Event('afterprint'))
    })
  },
}

export const OnlyUnreadableRows: Story = {
  args: { rows: [], unreadable: 1 },
  play: async ({ canvas, step }) => {
    await step('HIS-1 a history with only an unreadable row is not called empty', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /1 row could not be read.*There are no other rows/,
      )
      await expect(canvas.queryByText('No transaction history')).not.toBeInTheDocument()
    })
  },
}

const after: Transaction[] = [
  { _id: 'd6', amount: '5', date: '2026-03-03T08:00:00Z', reference: 'DEP-SAMPLE-0006', status: 'pending' },
  ...depositRows.map((row) => (row.status === 'pending' ? { ...row, status: 'approved' } : row)),
]
const announcement = () => document.querySelector('[data-slot=live-region] [aria-live=polite]')
export const ChangesAreAnnounced: Story = {
  // Clears the announcement of the previous story.
  beforeEach: () => announce(''),
  render: function Render(args) {
    const [rows, setRows] = useState(args.rows)
    return (
      <>
        <Button onClick={() => setRows(after)}>Answer</Button>
        <Button onClick={() => setRows([...after])}>Same answer</Button>
        <TransactionHistory {...args} rows={rows} />
        <LiveRegion />
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first rows are not announced', () =>
      expect(announcement()).not.toHaveTextContent('deposit'),
    )
    await step('a new row and a new status are shown and announced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
      await expect(canvas.getByText('DEP-SAMPLE-0006')).toBeVisible()
      await expect(announcement()).toHaveTextContent(
        '1 new deposit. The deposit DEP-SAMPLE-0005 is now approved.',
      )
    })
    await step('a response without changes is not announced', async () => {
      const before = announcement()?.firstElementChild
      await userEvent.click(canvas.getByRole('button', { name: 'Same answer' }))
      await expect(announcement()?.firstElementChild).toBe(before)
    })
  },
}

export const Withdrawals: Story = { args: { kind: 'withdrawal', rows: withdrawalRows } }
export const Dark: Story = {
  args: { error: 'The server took too long to answer.' },
  globals: { theme: 'dark' },
}
export const EmptyNarrow: Story = {
  ...Empty,
  decorators: [(Story) => <div className="w-70">{Story()}</div>],
}

export const ByKeyboard: Story = {
  args: { rows: undefined, error: 'The service is briefly unavailable. Try again in a moment.' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('HIS-1 Tab reaches the retry button, and Enter presses it', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the region', () =>
      expectRootProps(ref, canvas.getByRole('region', { name: 'Your deposits' })),
    )
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('HIS-3 on a phone the title of a row begins with a capital letter', () =>
      expect(getComputedStyle(canvas.getAllByText('deposit')[0] ?? document.body).textTransform).toBe(
        'capitalize',
      ),
    )
  },
}
