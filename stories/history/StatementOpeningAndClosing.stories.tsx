import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { everything } from '#ui/history/transaction-view.ts'
import { StatementOpeningAndClosing } from '#ui/history/StatementOpeningAndClosing.tsx'
import { dates, depositEntries, oddEntries } from './transaction-samples.ts'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: StatementOpeningAndClosing,
  tags: ['wide'],
  args: {
    kind: 'deposit',
    all: depositEntries,
    filter: { ...everything, from: '2026-02-01', to: '2026-02-28' },
    asOf: Date.UTC(2026, 2, 2, 15),
    dates,
  },
} satisfies Meta<typeof StatementOpeningAndClosing>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('HIS-4 each sum says what it adds up', async () => {
      await expect(
        canvas.getByRole('row', { name: 'Opening: approved deposits before Feb 1, 2026 1 row $480.50' }),
      ).toBeVisible()
      await expect(
        canvas.getByRole('row', {
          name: 'Closing: approved deposits up to and including Feb 28, 2026 2 rows $12,480.50',
        }),
      ).toBeVisible()
    })
    await step('FAIR-1 it does not look like a balance', () =>
      expect(canvas.getByText(/They are not the balance of the account\./)).toBeVisible(),
    )
  },
}

export const Everything: Story = {
  args: { filter: everything },
  play: async ({ canvas, step }) => {
    await step('HIS-4 a statement of everything has no opening sum', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(1)
      await expect(canvas.queryByText(/^Opening/)).not.toBeInTheDocument()
    })
  },
}

export const RowsLeftOut: Story = {
  args: {
    kind: 'withdrawal',
    all: oddEntries.map((entry) => ({ ...entry, row: { ...entry.row, status: 'approved' } })),
  },
  play: async ({ canvas, step }) => {
    await step('FAIR-1 rows that are in neither sum are counted', () =>
      expect(canvas.getByText('2 rows without a readable date or amount are in neither sum.')).toBeVisible(),
    )
  },
}

export const OnlySomeRows: Story = {
  args: { filter: { ...everything, search: 'DEP' } },
  play: async ({ canvas, step }) => {
    await step('HIS-4 a statement of only some rows has no such sums', async () => {
      await expect(canvas.getByText(/^No opening and closing sums/)).toBeVisible()
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    })
  },
}

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
