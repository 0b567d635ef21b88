import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { entriesOf } from '#ui/history/entries.ts'
import { StatementTotals } from '#ui/history/StatementTotals.tsx'
import { depositEntries, manyRows, oddEntries, withdrawalEntries } from './transaction-samples.ts'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: StatementTotals,
  tags: ['wide'],
  args: { kind: 'deposit', entries: depositEntries },
} satisfies Meta<typeof StatementTotals>
export default meta
type Story = StoryObj<typeof meta>

const lines = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('row').map((row) => Array.from(row.children, (cell) => cell.textContent))

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('FAIR-1 each status has its own exact total', () =>
      expect(lines(canvas)).toEqual([
        ['Status', 'Transactions', 'Amount'],
        ['Pending', '1', '$250.00'],
        ['Approved', '2', '$12,480.50'],
        ['Failed', '1', '$75.13'],
        ['Other: reversed', '1', '$20.00'],
      ]),
    )
  },
}

export const Withdrawals: Story = {
  args: { kind: 'withdrawal', entries: withdrawalEntries },
  play: async ({ canvas, step }) => {
    await step('the fees and the payouts have a total too', () =>
      expect(lines(canvas)[2]).toEqual(['Approved', '1', '$1,000.01', '$25.00', '$975.01']),
    )
    await step('FAIR-4 failed withdrawals have no fee and no payout, and a note says why', async () => {
      const none = '—not available'
      await expect(lines(canvas)[3]).toEqual(['Failed', '1', '$50.13', none, none])
      await expect(
        canvas.getByText(/^Fees of failed and cancelled withdrawals are not counted/),
      ).toBeVisible()
    })
  },
}

export const Incomplete: Story = {
  args: { kind: 'withdrawal', entries: oddEntries },
  play: async ({ canvas, step }) => {
    await step('a note says that unreadable figures are left out', () =>
      expect(canvas.getByText('Figures that could not be read are not in these totals.')).toBeVisible(),
    )
  },
}

export const TenThousand: Story = {
  // Storybook would print all rows as the story's code.
  tags: ['!autodocs'],
  args: { entries: entriesOf(manyRows(10_000)) },
  play: async ({ canvas, step }) => {
    await step('ten thousand rows add up exactly', () =>
      expect(lines(canvas).slice(1)).toEqual([
        ['Pending', '2,000', '$2,265,500.00'],
        ['Approved', '6,000', '$6,791,000.00'],
        ['Failed', '2,000', '$2,264,250.00'],
      ]),
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

const ref = createRef<HTMLTableElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the table', () =>
      expectRootProps(ref, canvas.getByRole('table')),
    )
  },
}
