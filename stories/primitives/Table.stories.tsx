import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type SortDirection,
} from '#ui/primitives/Table.tsx'

const rows = [
  { date: 'Mar 3, 2026', reference: 'SAMPLE-0002', amount: '$1,250.00' },
  { date: 'Mar 1, 2026', reference: 'SAMPLE-0001', amount: '$80.00' },
]
const onSort = fn()

function Sample(
  props: { sort?: SortDirection; reference?: string } & Omit<Parameters<typeof Table>[0], 'children'>,
) {
  const { sort: first, reference, ...rest } = props
  const [sort, setSort] = useState(first)
  const change = (next: 'ascending' | 'descending') => {
    onSort(next)
    setSort(next)
  }
  const shown = sort === 'ascending' ? rows.toReversed() : rows
  return (
    <Table {...rest}>
      <TableHead>
        <TableRow>
          <TableHeader sort={sort} onSort={change}>
            Date
          </TableHeader>
          <TableHeader>Reference</TableHeader>
          <TableHeader align="end">Amount</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {shown.map((row) => (
          <TableRow key={row.reference}>
            <TableCell label="Date">{row.date}</TableCell>
            <TableCell label="Reference">{reference ?? row.reference}</TableCell>
            <TableCell label="Amount" align="end">
              {row.amount}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const meta = {
  component: Table,
  subcomponents: { TableHeader, TableCell },
  args: { caption: 'Deposits' },
  render: (args) => <Sample {...args} sort="descending" />,
  beforeEach: () => void onSort.mockClear(),
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const first = () => canvas.getAllByRole('row')[1]
    await step('the caption names the table, and each column has a header', async () => {
      await expect(canvas.getByRole('table', { name: 'Deposits' })).toBeVisible()
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
    })
    await step('the sorted column has aria-sort', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
        'aria-sort',
        'descending',
      )
      await expect(first()).toHaveTextContent('Mar 3, 2026')
    })
    await step('a click and Enter on its header reverse the order', async () => {
      const button = canvas.getByRole('button', { name: 'Date' })
      await userEvent.click(button)
      await expect(onSort).toHaveBeenLastCalledWith('ascending')
      await expect(first()).toHaveTextContent('Mar 1, 2026')
      await userEvent.keyboard('{Enter}')
      await expect(onSort).toHaveBeenLastCalledWith('descending')
      await expect(button).toHaveFocus()
    })
  },
}

export const CardsOnAPhone: Story = {
  name: 'Cards on a phone',
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, step }) => {
    const [cell] = canvas.getAllByRole('cell', { name: 'SAMPLE-0002' })
    await step('below 640 px, each cell is a line with its label first', async () => {
      await expect(cell && getComputedStyle(cell).display).toBe('flex')
      await expect(cell && getComputedStyle(cell, '::before').content).toContain('Reference')
    })
    await step('for screen readers, it is still a table with headers', async () => {
      await expect(canvas.getByRole('table', { name: 'Deposits' })).toBeVisible()
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
      await expect(canvas.getAllByRole('row')).toHaveLength(3)
    })
    await step('the sort button stays visible', () =>
      expect(canvas.getByRole('button', { name: 'Date' })).toBeVisible(),
    )
    await step('nothing is cut off', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    )
  },
}

export const CardsByLargeText: Story = {
  name: 'Cards at large text sizes',
  globals: { textSize: '200%', viewport: { value: 'w768' } },
  play: async ({ canvas, step }) => {
    await step('large text turns rows into cards before anything is cut off', async () => {
      const [cell] = canvas.getAllByRole('cell')
      await expect(cell && getComputedStyle(cell).display).toBe('flex')
    })
  },
}

export const LongTextOnAPhone: Story = {
  render: (args) => <Sample {...args} reference="SAMPLE-0000-1111-2222-3333-4444-5555-6666-7777-8888-9999" />,
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ step }) => {
    await step('a long reference wraps', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    )
  },
}

export const NotSortable: Story = {
  name: 'Without sorting',
  render: (args) => <Sample {...args} />,
  play: async ({ canvas, step }) => {
    await step('without `sort`, a header is plain text', () =>
      expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
    )
  },
}
export const CaptionHidden: Story = {
  name: 'Hidden caption',
  args: { captionHidden: true },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLTableElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class and ref are passed to the table', async () => {
      const table = canvas.getByRole('table')
      await expect(table).toHaveAttribute('id', 'sample')
      await expect(table).toHaveClass('mt-1')
      await expect(ref.current).toBe(table)
    })
  },
}
