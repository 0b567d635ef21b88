import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import { entriesOf, startView } from '#ui/history/transaction-view.ts'
import { TransactionBrowser } from '#ui/history/TransactionBrowser.tsx'
import { dates, depositEntries, manyRows, withdrawalEntries } from './transaction-samples.ts'

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
    head: { brand: 'Plainsail', holder: 'Sample Customer' },
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
    .map((row) => row.textContent.match(/(?:DEP|WDR)-SAMPLE-\w+/)?.[0])

export const WithAmountsHidden: Story = {
  parameters: { pixels: false },
  args: { kind: 'withdrawal', entries: withdrawalEntries, openKey: withdrawalEntries[0]?.key ?? null },
  decorators: (Story) => (
    <AmountsHidden value>
      <Story />
    </AmountsHidden>
  ),
  play: async ({ args, userEvent, step }) => {
    await step('FAIR-9 no row, detail or attribute contains an amount', async () => {
      const drawer = await screen.findByRole('dialog', { name: 'Withdrawal' })
      await expect(within(drawer).getAllByText('Amount hidden').length).toBeGreaterThan(1)
      await expect(document.body.innerHTML).not.toMatch(/\$\d|1000\.01|1,000\.01/)
      await userEvent.keyboard('{Escape}')
    })
    await step('FAIR-9 the file hides amounts too, and the page says so', async () => {
      await expect(screen.getByText(/Amounts are hidden, in the file and on paper too\./)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
      const [, text] = (args.onSaveFile as ReturnType<typeof fn>).mock.lastCall ?? []
      await expect(text).toContain(',hidden,hidden,hidden,')
      await expect(text).not.toContain('1000.01')
    })
    await step('FAIR-9 the statement hides amounts too', async () => {
      window.dispatchEvent(new Event('beforeprint'))
      const article = await waitFor(() => {
        const found = document.querySelector('[data-slot="statement"]')
        if (!found) throw new Error('There is no statement yet')
        return found
      })
      await expect(article).toHaveTextContent('Amounts in US dollars, hidden by the customer.')
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
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 2 of 2 matching, 5 in all.')
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
    await step(
      'the file has the matching rows in the order shown, and its name includes the filter',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }))
        const [name, text] = (args.onSaveFile as ReturnType<typeof fn>).mock.lastCall ?? []
        await expect(name).toBe('deposits approved.csv')
        await expect(String(text).match(/DEP-SAMPLE-\d+/g)).toEqual(['DEP-SAMPLE-0002', 'DEP-SAMPLE-0004'])
      },
    )
    await step('the details of a row open and close, and the focus returns', async () => {
      const button = canvas.getByRole('button', { name: 'Details of DEP-SAMPLE-0004' })
      await userEvent.click(button)
      await expect(within(screen.getByRole('dialog')).getByText('$12,000.00')).toBeVisible()
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
      await expect(canvas.getByRole('button', { name: 'Save as CSV' })).toHaveAccessibleDescription(
        'No row matches the filters',
      )
    })
    await step('a button shows all rows again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all deposits' }))
      await expect(references(canvas)).toHaveLength(5)
    })
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
      expect(canvas.queryByText('Totals')).not.toBeInTheDocument(),
    )
    await step('the statement is rendered before the browser prints', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print statement' }))
      await expect(canvas.getByText(/Only status approved\. 1 withdrawal/)).toBeInTheDocument()
      await expect(canvas.getByText('Totals')).toBeInTheDocument()
    })
    await step('the printed text is dark, even in the dark theme', async () => {
      const statement = document.querySelector('[data-slot=statement]') ?? document.body
      await expect(getComputedStyle(statement).color).toBe('oklch(0.255 0.045 255)')
    })
    await step('after printing, the statement is removed and the theme restored', async () => {
      window.dispatchEvent(new Event('afterprint'))
      await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
      await waitFor(() => expect(canvas.queryByText('Totals')).not.toBeInTheDocument())
    })
  },
}

export const Narrow: Story = {
  args: { kind: 'withdrawal', entries: withdrawalEntries },
  decorators: [(Story) => <div className="w-70">{Story()}</div>],
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LargeText: Story = { globals: { textSize: '200%' } }

const ref = createRef<HTMLDivElement>()
export const RestLandsOnTheRoot: Story = {
  args: { className: 'mt-1', id: 'sample' },
  render: (args) => <TransactionBrowser {...args} ref={ref} />,
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}
