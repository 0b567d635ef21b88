import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, waitFor } from 'storybook/test'
import { everything } from '#ui/history/transaction-view.ts'
import { StatementPrint } from '#ui/history/StatementPrint.tsx'
import { usePrinting } from '#ui/lib/use-printing.ts'
import { dates, depositEntries, head, oddEntries, withdrawalEntries } from './transaction-samples.ts'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: StatementPrint,
  tags: ['wide'],
  args: {
    kind: 'withdrawal',
    head,
    all: withdrawalEntries,
    entries: withdrawalEntries,
    filter: everything,
    asOf: Date.UTC(2026, 2, 2, 15),
    dates,
  },
} satisfies Meta<typeof StatementPrint>
export default meta
type Story = StoryObj<typeof meta>

const valueOf = (canvas: { getByText: (text: string) => HTMLElement }, term: string) =>
  canvas.getByText(term).nextElementSibling?.textContent

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('HIS-4 the letterhead names brand, operator, customer, period and time zone', async () => {
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Statement of withdrawals')
      await expect(canvas.getByText('Plainsail (sample operator)')).toBeVisible()
      await expect(valueOf(canvas, 'Customer')).toBe('Sample Customer, withdraw@sample.test')
      await expect(valueOf(canvas, 'Period')).toBe('Everything on the list, Jan 12, 2026 to Mar 1, 2026')
      await expect(valueOf(canvas, 'Time zone')).toBe('UTC')
      await expect(valueOf(canvas, 'Rows')).toBe('3 withdrawals, as of Mar 2, 2026, 3:00 PM')
    })
    await step('HIS-4 a date is on one line', async () => {
      const [date] = canvas.getAllByRole('cell', { name: 'Mar 1, 2026, 10:12 AM' })
      await expect(date && getComputedStyle(date).whiteSpace).toBe('nowrap')
    })
    await step('every row has a destination, and what was or will be paid out', async () => {
      await expect(canvas.getByText('Sample Bank, SWIFT SAMPUS33, account 00012345')).toBeVisible()
      await expect(
        canvas.getByRole('row', { name: /WDR-SAMPLE-0002 .* \$1,000\.01 \$25\.00 \$975\.01$/ }),
      ).toBeVisible()
    })
    await step('FAIR-4 a failed withdrawal has no fee and no payout', async () => {
      await expect(
        canvas.getByRole('row', {
          name: /WDR-SAMPLE-0001 .* \$50\.13 none, because nothing was paid out not available$/,
        }),
      ).toBeVisible()
    })
  },
}

export const Sandbox: Story = {
  args: { head: { ...head, note: 'Sandbox: simulated money' } },
  play: async ({ canvas, step }) => {
    await step('FAIR-6 the statement says that the money is simulated', () =>
      expect(canvas.getByText('Sandbox: simulated money')).toBeVisible(),
    )
  },
}

export const Filtered: Story = {
  args: {
    kind: 'deposit',
    all: depositEntries,
    entries: depositEntries.slice(0, 1),
    filter: { status: 'pending', from: '2026-03-01', to: '2026-03-31', search: ' DEP ' },
  },
  play: async ({ canvas, step }) => {
    await step('FAIR-1 the statement names the filter, so that it does not look complete', async () => {
      await expect(valueOf(canvas, 'Period')).toBe('Mar 1, 2026 to Mar 31, 2026')
      await expect(valueOf(canvas, 'Shows only')).toBe('status pending, reference with “DEP”')
      await expect(canvas.getByText(/^No opening and closing sums/)).toBeVisible()
    })
  },
}

export const OddFigures: Story = { args: { all: oddEntries, entries: oddEntries } }

export const TooManyRowsAtOnce: Story = {
  args: { rows: 0 },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 without its rows, the statement says how to print them', async () => {
      await expect(canvas.getByText(/^The 3 rows are not on this page\./)).toBeVisible()
      await expect(canvas.queryByText('WDR-SAMPLE-0001')).not.toBeInTheDocument()
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

const send = (name: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(name))
let leave: () => void
const Printed = () => <p>{usePrinting() ? 'On paper' : 'On the screen'}</p>
export const ThemeComesBack: Story = {
  tags: ['!autodocs'],
  parameters: { snapshot: false },
  globals: { theme: 'dark' },
  render: function Page() {
    const [shown, setShown] = useState(true)
    leave = () => setShown(false)
    return shown ? <Printed /> : <p>Another page</p>
  },
  play: async ({ canvas, step }) => {
    const page = document.documentElement
    await step(
      'HIS-1 the page prints in the light theme and then restores the theme, even if an event is sent twice',
      async () => {
        send('beforeprint')
        send('beforeprint')
        await expect(canvas.getByText('On paper')).toBeVisible()
        await expect(page).toHaveAttribute('data-theme', 'light')
        send('afterprint')
        await expect(page).toHaveAttribute('data-theme', 'dark')
        await waitFor(() => expect(canvas.getByText('On the screen')).toBeVisible())
        send('afterprint')
        await expect(page).toHaveAttribute('data-theme', 'dark')
      },
    )
    await step('a theme chosen between two prints is restored', async () => {
      page.dataset.theme = 'light'
      send('beforeprint')
      send('afterprint')
      await expect(page).toHaveAttribute('data-theme', 'light')
      delete page.dataset.theme
      send('beforeprint')
      await expect(page).toHaveAttribute('data-theme', 'light')
      send('afterprint')
      await expect(page).not.toHaveAttribute('data-theme')
      page.dataset.theme = 'dark'
    })
    await step('the theme is restored if the customer leaves the page during printing', async () => {
      send('beforeprint')
      await expect(page).toHaveAttribute('data-theme', 'light')
      flushSync(leave)
      await expect(canvas.getByText('Another page')).toBeVisible()
      await waitFor(() => expect(page).toHaveAttribute('data-theme', 'dark'))
      send('beforeprint')
      await expect(page).toHaveAttribute('data-theme', 'dark')
    })
  },
}

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the article', () =>
      expectRootProps(ref, canvas.getByRole('article')),
    )
  },
}
