import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { announcements } from '#ui/lib/announce.ts'
import { entriesOf } from '#ui/history/entries.ts'
import { startView } from '#ui/history/transaction-view.ts'
import { TransactionBrowser } from '#ui/history/TransactionBrowser.tsx'
import { printStatement } from './print-statement.ts'
import { dates, depositEntries, head, manyRows, withdrawalEntries } from './transaction-samples.ts'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: TransactionBrowser,
  args: {
    kind: 'deposit',
    entries: depositEntries,
    view: startView,
    onViewChange: fn(),
    openKey: null,
    onOpenKeyChange: fn(),
    onSaveFile: fn(),
    head,
    supportHref: '#support',
    asOf: Date.UTC(2026, 2, 2, 15),
    dates,
  },
  render: function Render(args) {
    const [view, setView] = useState(args.view)
    const [openKey, setOpenKey] = useState(args.openKey)
    return (
      <TransactionBrowser
        {...args}
        view={view}
        onViewChange={(next) => {
          args.onViewChange(next)
          setView(next)
        }}
        openKey={openKey}
        onOpenKeyChange={(next) => {
          args.onOpenKeyChange(next)
          setOpenKey(next)
        }}
      />
    )
  },
} satisfies Meta<typeof TransactionBrowser>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = { getAllByRole: (role: string) => HTMLElement[] }
const references = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.match(/(?:DEP|WDR)-SAMPLE-\d+/)?.[0])

/** Shows the story in a frame, because the open details would cover the docs page. */
const inFrame = { docs: { story: { inline: false, height: '640px' } } }

export const WithAmountsHidden: Story = {
  parameters: { ...inFrame, snapshot: false },
  args: { kind: 'withdrawal', entries: withdrawalEntries, openKey: withdrawalEntries[0]?.key ?? null },
  decorators: amountsHidden,
  play: async ({ args, userEvent, step }) => {
    await step('FAIR-9 no row, detail or attribute contains an amount', async () => {
      const drawer = await screen.findByRole('dialog', { name: 'Withdrawal' })
      await expect(within(drawer).getAllByText('Amount hidden').length).toBeGreaterThan(1)
      await expect(document.body.innerHTML).not.toMatch(/\$\d|1000\.01|1,000\.01/)
      await userEvent.keyboard('{Escape}')
    })
    await step('FAIR-9 the summary says in two sentences that amounts are hidden', () =>
      expect(screen.getByText('Showing 1 to 3 of 3. Amounts are hidden.')).toBeVisible(),
    )
    await step('FAIR-9 the menu says in advance that a file contains the amounts', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save or print' }))
      await expect(
        screen.getByText('Amounts are hidden on screen and in print. Files contain them.'),
      ).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: /CSV file/ }))
      await waitFor(() =>
        expect(args.onSaveFile).toHaveBeenCalledWith(
          'withdrawals.csv',
          expect.stringContaining(',1000.01,25.00,975.01,'),
          'text/csv',
        ),
      )
    })
    await step('FAIR-9 the statement hides amounts', async () => {
      const article = await printStatement()
      await expect(article).toHaveTextContent('US dollars, hidden by the customer')
      await expect(article.innerHTML).not.toMatch(/\$\d/)
      window.dispatchEvent(new Event('afterprint'))
    })
  },
}

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('HIS-1 the newest row comes first, and the number of rows is shown', async () => {
      await expect(references(canvas)[0]).toBe('DEP-SAMPLE-0005')
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 5 of 5')
    })
    await step('a filter reduces the rows, and the new number is announced', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Approved')
      await expect(references(canvas)).toEqual(['DEP-SAMPLE-0004', 'DEP-SAMPLE-0002'])
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 2 of 2, status approved')
    })
    await step('a column header sorts, and has aria-sort', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
      await expect(references(canvas)).toEqual(['DEP-SAMPLE-0002', 'DEP-SAMPLE-0004'])
      await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      )
    })
    await step('the order is announced too, because a table announces nothing', () =>
      expect(announcements.get()?.message).toBe('Sorted by amount, smallest first.'),
    )
    await step(
      'HIS-4 the file has the matching rows in the order shown, and its name includes the filter',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Save or print' }))
        await userEvent.click(canvas.getByRole('button', { name: /CSV file/ }))
        await waitFor(() => expect(args.onSaveFile).toHaveBeenCalledTimes(1))
        const [name, text] = (args.onSaveFile as ReturnType<typeof fn>).mock.lastCall ?? []
        await expect(name).toBe('deposits approved.csv')
        await expect(String(text).match(/DEP-SAMPLE-\d+/g)).toEqual(['DEP-SAMPLE-0002', 'DEP-SAMPLE-0004'])
      },
    )
    await step('HIS-3 the button that clears the filter disappears, and the focus is not lost', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 5 of 5')
      await expect(canvas.queryByRole('button', { name: 'Clear filter' })).not.toBeInTheDocument()
      await expect(canvas.getByRole('status')).toHaveFocus()
    })
    await step('the details of a row open and close, and the focus returns', async () => {
      const button = canvas.getByRole('button', { name: 'Details of DEP-SAMPLE-0004' })
      await userEvent.click(button)
      await expect(within(await screen.findByRole('dialog')).getByText('$12,000.00')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
    })
  },
}

export const NothingMatches: Story = {
  args: { view: { ...startView, search: 'no such reference' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('a filter without a match does not look like an empty history', async () => {
      await expect(canvas.getByText('Nothing matches')).toBeVisible()
      await expect(canvas.queryByText('No transaction history')).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Save or print' })).toHaveAccessibleDescription(
        'No row matches the filters',
      )
    })
    await step('a button shows all rows again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all deposits' }))
      await expect(references(canvas)).toHaveLength(5)
      await expect(canvas.getByRole('status')).toHaveFocus()
    })
  },
}

export const DatesExcludeEachOther: Story = {
  args: { view: { ...startView, from: '2026-11-20', to: '2026-01-01' } },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('HIS-1 the reason is the dates, not the rows', async () => {
      await expect(canvas.getByText('The last day of your filter is before its first day.')).toBeVisible()
      await expect(canvas.queryByText(/matches these filters/)).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Show all deposits' })).toBeVisible()
    })
  },
}

export const UnknownRow: Story = {
  parameters: inFrame,
  args: { openKey: 'DEP-GONE' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('FAIR-7 a link to a row that is not in the list says so', async () => {
      await expect(canvas.getByText('This deposit is not in the list')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Show the list only' }))
      await expect(args.onOpenKeyChange).toHaveBeenLastCalledWith(null)
      await expect(canvas.queryByText('This deposit is not in the list')).not.toBeInTheDocument()
    })
  },
}

export const OpenedByReference: Story = {
  parameters: inFrame,
  args: { openKey: 'DEP-SAMPLE-0003' },
  play: async ({ step }) => {
    await step('another page can link to the details by reference', async () =>
      expect(await screen.findByRole('dialog', { name: 'Deposit' })).toHaveTextContent('$75.13'),
    )
  },
}

export const Pages: Story = {
  args: { entries: entriesOf(manyRows(60)) },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a page has 25 rows', () => expect(references(canvas)).toHaveLength(25))
    await step('Enter shows the next page, and the button keeps the focus', async () => {
      const next = canvas.getByRole('button', { name: 'Next' })
      next.focus()
      await userEvent.keyboard('{Enter}')
      await expect(references(canvas)[0]).toBe('DEP-SAMPLE-000035')
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 26 to 50 of 60')
      await expect(next).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(references(canvas)).toHaveLength(10)
    })
    await step('sorting goes back to the first page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reference' }))
      await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1 }))
    })
  },
}

export const PageThatIsGone: Story = {
  args: { view: { ...startView, page: 40 } },
  play: async ({ canvas, step }) => {
    await step('a URL with a page number that is too high shows the last page', () =>
      expect(references(canvas)).toHaveLength(5),
    )
  },
}

export const TenThousand: Story = {
  // Storybook would print all rows as the story's code.
  tags: ['!autodocs'],
  args: { entries: entriesOf(manyRows(10_000)) },
  play: async ({ canvas, userEvent, step }) => {
    await step('only one page of the 10,000 rows is rendered', async () => {
      await expect(references(canvas)).toHaveLength(25)
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 25 of 10,000')
    })
    await step('a search finds a single row', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '004711')
      await expect(references(canvas)).toEqual(['DEP-SAMPLE-004711'])
    })
  },
}

export const Printing: Story = {
  args: { kind: 'withdrawal', entries: withdrawalEntries, view: { ...startView, status: 'approved' } },
  globals: { theme: 'dark' },
  beforeEach: () => {
    // The real function would open the print dialog of the browser.
    const print = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'))
    })
    return () => print.mockRestore()
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('there is no statement before printing', () =>
      expect(screen.queryByText('Totals')).not.toBeInTheDocument(),
    )
    await step('HIS-4 the statement is rendered before the browser prints', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save or print' }))
      await userEvent.click(canvas.getByRole('button', { name: /Printed statement/ }))
      await expect(await screen.findByText('status approved')).toBeInTheDocument()
      await expect(screen.getByText('Totals')).toBeInTheDocument()
    })
    await step('the printed text is dark, even in the dark theme', async () => {
      const statement = document.querySelector('[data-slot=statement]') ?? document.body
      await expect(getComputedStyle(statement).color).toBe('oklch(0.255 0.045 255)')
    })
    await step('after printing, the statement is removed and the theme restored', async () => {
      window.dispatchEvent(new Event('afterprint'))
      await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
      await waitFor(() => expect(screen.queryByText('Totals')).not.toBeInTheDocument())
    })
  },
}

export const Narrow: Story = {
  args: { kind: 'withdrawal', entries: withdrawalEntries },
  decorators: [(Story) => <div className="w-70">{Story()}</div>],
  parameters: { snapshot: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('HIS-3 one button opens the filters, and says how many are on', async () => {
      await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Failed')
      await userEvent.click(screen.getByRole('button', { name: 'Show 1 withdrawal' }))
      const button = await canvas.findByRole('button', { name: 'Filters: 1 on' })
      await waitFor(() => expect(button).toHaveFocus())
      await expect(canvas.getByText('WDR-SAMPLE-0001')).toBeInTheDocument()
    })
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LargeText: Story = { globals: { textSize: '200%' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ...rootProps },
  render: (args) => <TransactionBrowser {...args} ref={ref} />,
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
