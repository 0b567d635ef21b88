import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { FilterSheet } from '#ui/history/FilterSheet.tsx'
import { everything, startView } from '#ui/history/transaction-view.ts'
import { dates } from './transaction-samples.ts'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: FilterSheet,
  args: {
    kind: 'withdrawal',
    filter: everything,
    onChange: fn(),
    sort: startView.sort,
    onSortChange: fn(),
    matching: 5,
    dates,
  },
  render: function Render(args) {
    const [filter, setFilter] = useState(args.filter)
    const [sort, setSort] = useState(args.sort)
    return (
      <FilterSheet
        {...args}
        filter={filter}
        onChange={(change) => {
          args.onChange(change)
          setFilter((before) => ({ ...before, ...change }))
        }}
        sort={sort}
        onSortChange={(next) => {
          args.onSortChange(next)
          setSort(next)
        }}
      />
    )
  },
} satisfies Meta<typeof FilterSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('HIS-3 the button opens the filters', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
      await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible()
    })
    await step('a chosen status and a first day count as two filters', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending')
      await userEvent.type(screen.getByLabelText('From'), '2026-01-31')
      await expect(args.onChange).toHaveBeenCalledWith({ status: 'pending' })
    })
    await step('the rows can be ordered here, because a phone shows no column headers', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Amount, largest first')
      await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'amount', direction: 'descending' })
    })
    await step('the button names the number of rows, closes the sheet and gives the focus back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show 5 withdrawals' }))
      const button = await canvas.findByRole('button', { name: 'Filters: 2 on' })
      await waitFor(() => expect(button).toHaveFocus())
    })
  },
}

export const Open: Story = {
  parameters: { snapshot: true },
  globals: { viewport: { value: 'w320' } },
  args: { filter: { ...everything, from: '2026-03-01', to: '2026-02-01' }, matching: 0 },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters: 2 on' }))
    await step('an invalid period has an error at its field', async () =>
      expect(await screen.findByLabelText('To')).toHaveAccessibleDescription('Can’t be before Mar 1, 2026'),
    )
    await step('HIS-3 after clearing, the button stays and keeps the focus', async () => {
      const clear = screen.getByRole('button', { name: 'Clear filters' })
      await userEvent.click(clear)
      await expect(clear).toHaveFocus()
      await expect(clear).toHaveAccessibleDescription('No filter is on')
    })
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter opens the sheet, Escape closes it, and the button has the focus again', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByRole('dialog')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus())
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LargeText: Story = { globals: { textSize: '200%' } }

const ref = createRef<HTMLButtonElement>()
export const PropsReachTheRoot: Story = {
  args: { ...rootProps },
  render: (args) => <FilterSheet {...args} ref={ref} />,
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the button', () =>
      expectRootProps(ref, canvas.getByRole('button')),
    )
  },
}
