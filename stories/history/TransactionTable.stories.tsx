import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { TransactionTable } from '#ui/history/TransactionTable.tsx'
import { StageName } from '#ui/payout/StageName.tsx'
import { dates, depositEntries, oddEntries, withdrawalEntries } from './transaction-samples.ts'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: TransactionTable,
  args: {
    kind: 'deposit',
    entries: depositEntries,
    sort: { column: 'date', direction: 'descending' },
    onSortChange: fn(),
    onOpen: fn(),
    dates,
  },
} satisfies Meta<typeof TransactionTable>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step(
      'HIS-1 deposits have a date, narration, reference, amount and status, but no fee',
      async () => {
        const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent.trim())
        await expect(headers).toEqual(['Date', 'Narration', 'Reference', 'Status', 'Amount', 'Details'])
        const first = within(canvas.getAllByRole('row')[1] ?? document.body)
        await expect(first.getByText('Mar 2, 2026, 2:05 PM')).toHaveAttribute(
          'datetime',
          '2026-03-02T14:05:09Z',
        )
        await expect(first.getByText('deposit')).toBeVisible()
        await expect(first.getByText('DEP-SAMPLE-0005')).toBeVisible()
        await expect(first.getByText('$250.00')).toBeVisible()
        await expect(first.getByText('Pending')).toBeVisible()
      },
    )
    await step('HIS-2 an unknown status is plain text', async () => {
      await expect(canvas.getByText('reversed').closest('[data-status]')).toHaveAttribute(
        'data-status',
        'other',
      )
    })
    await step('only the sorted column has aria-sort', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
        'aria-sort',
        'descending',
      )
      await expect(canvas.getByRole('columnheader', { name: 'Amount' })).not.toHaveAttribute('aria-sort')
    })
    await step('a header sorts by its column, and reverses the order of a sorted column', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' })
      await userEvent.click(canvas.getByRole('button', { name: 'Date' }))
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'date', direction: 'ascending' })
    })
    await step('a status has no chip in a list', () =>
      expect(canvas.getByText('Pending').closest('[data-status]')).toHaveAttribute('data-look', 'plain'),
    )
    await step('a row is 53 px high', () =>
      expect(canvas.getAllByRole('row')[1]?.getBoundingClientRect().height).toBe(53),
    )
    await step('each row opens its details, with a press anywhere on it', async () => {
      await userEvent.click(canvas.getByText('$480.50'))
      await expect(args.onOpen).toHaveBeenLastCalledWith(depositEntries[3])
      await expect(canvas.getByRole('button', { name: 'Details of DEP-SAMPLE-0002' })).toHaveFocus()
      await expect(args.onOpen).toHaveBeenCalledTimes(1)
      await userEvent.click(canvas.getByRole('button', { name: 'Details of DEP-SAMPLE-0003' }))
      await expect(args.onOpen).toHaveBeenLastCalledWith(depositEntries[2])
    })
  },
}

export const StagesOnAPhone: Story = {
  args: {
    kind: 'withdrawal',
    entries: withdrawalEntries,
    stage: ({ status }) =>
      status !== 'failed' && <StageName stage={status === 'pending' ? 'checking' : 'arrived'} />,
    // A window of 360 px.
    className: 'w-82 max-w-full',
  },
  globals: { viewport: { value: 'w375' } },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name })
    await step('HIS-3 with the stage in words, a row still takes two lines', async () => {
      const heights = canvas.getAllByRole('row').map((each) => each.getBoundingClientRect().height)
      await expect(Math.max(...heights)).toBeLessThan(80)
      await expect(within(row(/Being checked/)).getByText('Being checked')).toBeVisible()
    })
    await step('HIS-2 screen readers also get the status, and a row without a stage shows it', async () => {
      await expect(row(/Being checked/)).toHaveTextContent('Pending')
      await expect(canvas.getByText('Failed').getBoundingClientRect().width).toBeGreaterThan(30)
    })
  },
}

const twoPages = [depositEntries.slice(0, 1), oddEntries.slice(1)]

/** Two pages of the same list, one below the other. */
export const FixedColumns: Story = {
  parameters: { snapshot: false },
  render: (args) => (
    <>
      {twoPages.map((entries) => (
        <TransactionTable key={entries.length} {...args} entries={entries} />
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('HIS-1 no column moves between pages', async () => {
      const [first, second] = canvas.getAllByRole('table').map((table) =>
        within(table)
          .getAllByRole('columnheader')
          .map((header) => Math.round(header.getBoundingClientRect().left)),
      )
      await expect(first).toEqual(second)
    })
  },
}

export const FixedColumnsOfWithdrawals: Story = { ...FixedColumns, args: { kind: 'withdrawal' } }

const onATablet = (width: string): Story => ({
  parameters: { snapshot: false },
  args: { ...StagesOnAPhone.args, className: undefined },
  decorators: (Table) => (
    <div className={width}>
      <Table />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('HIS-3 a row takes at most two lines, and the table fits', async () => {
      const rows = canvas.getAllByRole('row')
      for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(55)
      const table = canvas.getByRole('table')
      await expect(table.getBoundingClientRect().width).toBe(table.parentElement?.clientWidth)
    })
    await step('no reference and no address is broken or shortened', async () => {
      const reference = canvas.getByText('WDR-SAMPLE-0003')
      await expect(reference.getClientRects()).toHaveLength(1)
      const start = canvas.getByText('tb1qcr')
      await expect(start.scrollWidth).toBeLessThanOrEqual(start.clientWidth)
      await expect(canvas.getByText('…mfp6l0').getBoundingClientRect().top).toBe(
        start.getBoundingClientRect().top,
      )
    })
  },
})
/** A window of 768 px with its margins and scroll bar. */
export const StagesOnATablet: Story = onATablet('w-178 max-w-full')
/** The narrowest table with columns. */
export const StagesAt640: Story = onATablet('w-160 max-w-full')

export const Withdrawals: Story = {
  args: { kind: 'withdrawal', entries: withdrawalEntries },
  play: async ({ canvas, step }) => {
    await step('HIS-1 withdrawals have a transaction fee too', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'Transaction fee' })).toBeVisible()
      const row = within(canvas.getAllByRole('row')[2] ?? document.body)
      await expect(row.getByText('$1,000.01')).toBeVisible()
      await expect(row.getByText('$25.00')).toBeVisible()
    })
    await step('WDR-6 a row says where the money goes, with the account masked', async () => {
      const cell = canvas.getByRole('cell', { name: /^withdrawal\s*Sample Bank\s*…2345$/ })
      await expect(within(cell).getByText('Sample Bank')).toBeVisible()
      const [box, text] = [cell, within(cell).getByText('Sample Bank')].map((each) =>
        each.getBoundingClientRect(),
      )
      await expect((box?.bottom ?? 0) - (text?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
    })
  },
}

export const Stages: Story = {
  args: { ...StagesOnAPhone.args, className: undefined },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('HIS-2 the stage is below the status, and the row is no higher', async () => {
      const first = canvas.getAllByRole('row')[1] ?? document.body
      const place = (text: string) => within(first).getByText(text).getBoundingClientRect()
      await expect(place('Being checked').top).toBeGreaterThan(place('Pending').top + 12)
      const withoutStage = canvas.getAllByRole('row')[3] ?? document.body
      await expect(first.getBoundingClientRect().height).toBe(withoutStage.getBoundingClientRect().height)
    })
  },
}

export const OddFigures: Story = {
  parameters: { snapshot: true },
  args: { kind: 'withdrawal', entries: oddEntries },
  play: async ({ canvas, step }) => {
    const cells = (index: number) =>
      within(canvas.getAllByRole('row')[index + 1] ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent.trim())
    await step('FAIR-1 a huge amount is shown to the cent', () =>
      expect(cells(0)).toContain('$999,999,999,999.99'),
    )
    await step('C48 zero is $0.00, and minus zero has no sign', () =>
      expect(cells(1).slice(4, 6)).toEqual(['$0.00', '$0.00']),
    )
    await step('a negative amount keeps its sign', () => expect(cells(2)).toContain('-$12.50'))
    await step('HIS-1 a missing fee is a dash and is not calculated', () =>
      expect(cells(3).slice(4, 6)).toEqual(['—not available', '$100.00']),
    )
    await step('C2 missing and invalid fields are dashes, and the row is still shown', async () => {
      const dash = '—not available'
      const gone = [dash, expect.stringMatching(/^withdrawal/), dash, dash, dash, dash]
      await expect(cells(4).slice(0, 6)).toEqual(gone)
      await expect(cells(5).slice(0, 6)).toEqual(gone)
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Tab reaches the headers and then the rows, and Enter opens the details', async () => {
      for (const name of ['Date', 'Reference', 'Status', 'Amount', 'Details of DEP-SAMPLE-0005']) {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name })).toHaveFocus()
      }
      await userEvent.keyboard('{Enter}')
      await expect(args.onOpen).toHaveBeenCalledTimes(1)
    })
  },
}

export const NewRow: Story = {
  args: { entries: depositEntries.slice(1) },
  render: function Render(args) {
    const [entries, setEntries] = useState(args.entries)
    return (
      <>
        <button type="button" onClick={() => setEntries(depositEntries)}>
          Answer
        </button>
        <TransactionTable {...args} entries={entries} />
      </>
    )
  },
  play: async ({ canvas, step }) => {
    await step('a new row does not move the focus', async () => {
      const details = canvas.getByRole('button', { name: 'Details of DEP-SAMPLE-0003' })
      details.focus()
      fireEvent.click(canvas.getByText('Answer'))
      await expect(await canvas.findByText('DEP-SAMPLE-0005')).toBeVisible()
      await expect(details).toHaveFocus()
      await expect(details).toHaveAccessibleName('Details of DEP-SAMPLE-0003')
    })
  },
}

/** On a narrow screen, each row takes two lines. */
export const Narrow: Story = {
  args: { kind: 'withdrawal', entries: [...withdrawalEntries, ...oddEntries] },
  decorators: [(Story) => <div className="w-85 max-w-full">{Story()}</div>],
  play: async ({ canvas, args, userEvent, step }) => {
    const row = canvas.getAllByRole('row')[0] ?? document.body
    await step('HIS-3 a row takes two lines: destination and amount, date and status', async () => {
      const line = (text: string) => Math.round(within(row).getByText(text).getBoundingClientRect().top / 12)
      await expect(row.getBoundingClientRect().height).toBe(76)
      await expect(line('tb1qcr')).toBe(line('$400.00'))
      await expect(line('Mar 1, 2026, 10:12 AM')).toBe(line('Pending'))
      await expect(line('tb1qcr')).toBeLessThan(line('Pending'))
    })
    await step('it is still a table, and a screen reader reads the reference and the fee', async () => {
      await expect(canvas.getByRole('table', { name: 'Withdrawals' })).toBeVisible()
      await expect(within(row).getByRole('cell', { name: 'WDR-SAMPLE-0003' })).toBeInTheDocument()
      await expect(within(row).getByRole('cell', { name: '$10.00' })).toBeInTheDocument()
    })
    await step('the whole row is one target', async () => {
      const button = within(row).getByRole('button', { name: 'Details of WDR-SAMPLE-0003' })
      await expect(button.getBoundingClientRect().height).toBeGreaterThan(70)
      await userEvent.click(button)
      await expect(args.onOpen).toHaveBeenCalledTimes(1)
    })
    await step('nothing is wider than 340 px', () =>
      expect(canvas.getByRole('table').scrollWidth).toBeLessThanOrEqual(340),
    )
  },
}

export const NarrowLargeText: Story = {
  args: { kind: 'withdrawal', entries: [...withdrawalEntries, ...oddEntries] },
  decorators: [(Story) => <div className="w-[280px]">{Story()}</div>],
  globals: { textSize: '200%' },
  play: async ({ canvas, step }) => {
    await step('at 200 % text nothing is wider than 280 px', () =>
      expect(canvas.getByRole('table').scrollWidth).toBeLessThanOrEqual(280),
    )
  },
}

export const Dark: Story = {
  args: { kind: 'withdrawal', entries: withdrawalEntries },
  globals: { theme: 'dark' },
}

export const RightToLeft: Story = {
  args: { kind: 'withdrawal', entries: withdrawalEntries },
  globals: { direction: 'rtl' },
}

export const LargeText: Story = {
  args: { kind: 'withdrawal', entries: withdrawalEntries },
  globals: { textSize: '200%' },
}

const ref = createRef<HTMLTableElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the table', () =>
      expectRootProps(ref, canvas.getByRole('table')),
    )
  },
}
