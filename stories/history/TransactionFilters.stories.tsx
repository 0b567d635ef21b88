import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { entriesOf } from '#ui/history/entries.ts'
import { everything } from '#ui/history/transaction-view.ts'
import { TransactionFilters } from '#ui/history/TransactionFilters.tsx'
import { dates, depositEntries, withdrawalRows } from './transaction-samples.ts'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: TransactionFilters,
  args: { kind: 'deposit', filter: everything, onChange: fn(), dates },
  render: function Render(args) {
    const [filter, setFilter] = useState(args.filter)
    return (
      <TransactionFilters
        {...args}
        filter={filter}
        onChange={(change) => {
          args.onChange(change)
          setFilter((before) => ({ ...before, ...change }))
        }}
      />
    )
  },
} satisfies Meta<typeof TransactionFilters>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the filters are a search landmark with a name', () =>
      expect(canvas.getByLabelText('Filter deposits').tagName).toBe('SEARCH'),
    )
    await step('typing searches by reference', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by reference' }), 'DEP')
      await expect(args.onChange).toHaveBeenLastCalledWith({ search: 'DEP' })
    })
    await step('HIS-2 a status can be chosen', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Failed')
      await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'failed' })
    })
    await step('HIS-2 each of the two days can be chosen and cleared', async () => {
      for (const [label, name] of [
        ['To', 'to'],
        ['From', 'from'],
      ] as const) {
        const day = canvas.getByLabelText(label)
        await userEvent.type(day, '2026-01-31')
        await expect(args.onChange).toHaveBeenLastCalledWith({ [name]: '2026-01-31' })
        await userEvent.clear(day)
        await expect(args.onChange).toHaveBeenLastCalledWith({ [name]: null })
      }
    })
  },
}

export const Filled: Story = {
  args: {
    kind: 'withdrawal',
    filter: { status: 'pending', from: '2026-01-01', to: '2026-03-31', search: 'WDR-SAMPLE' },
  },
}

const statuses = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('option').map((option) => option.textContent)

export const OtherStatuses: Story = {
  args: { entries: depositEntries },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('HIS-2 a status that the app doesn’t know has the word of its rows', () =>
      expect(statuses(canvas)).toEqual(['All statuses', 'Pending', 'Approved', 'Failed', 'Other: reversed']),
    )
  },
}

export const Cancelled: Story = {
  args: {
    kind: 'withdrawal',
    entries: entriesOf(withdrawalRows.map((row) => ({ ...row, stage: 'cancelled' }))),
  },
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('CAP-2 cancelled payouts can be chosen if there are any', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Cancelled')
      await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'cancelled' })
    })
  },
}

export const BackwardRange: Story = {
  args: { filter: { ...everything, from: '2026-03-01', to: '2026-02-01' } },
  play: async ({ canvas, step }) => {
    await step('a last day before the first is reported at the field', async () => {
      await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription('Can’t be before Mar 1, 2026')
      await expect(canvas.getByLabelText('To')).toBeInvalid()
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab goes from search to status to the first day', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('searchbox')).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('combobox')).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByLabelText('From')).toHaveFocus()
    })
  },
}

export const Narrow: Story = {
  ...Filled,
  decorators: [(Story) => <div className="w-70">{Story()}</div>],
  play: async ({ canvas, step }) => {
    await step('nothing is wider than 280 px', () =>
      expect(canvas.getByLabelText('Filter withdrawals').scrollWidth).toBeLessThanOrEqual(280),
    )
  },
}

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } }
export const LargeText: Story = { ...Filled, globals: { textSize: '200%' } }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ...rootProps },
  render: (args) => <TransactionFilters {...args} ref={ref} />,
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the landmark', () =>
      expectRootProps(ref, canvas.getByLabelText('Filter deposits')),
    )
  },
}
