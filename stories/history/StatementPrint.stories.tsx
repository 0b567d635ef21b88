import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, waitFor } from 'storybook/test'
import { everything } from '#ui/history/transaction-view.ts'
import { StatementPrint } from '#ui/history/StatementPrint.tsx'
import { usePrinting } from '#ui/lib/use-printing.ts'
import { dates, depositEntries, oddEntries, withdrawalEntries } from './transaction-samples.ts'

const meta = {
  component: StatementPrint,
  tags: ['wide'],
  args: {
    kind: 'withdrawal',
    head: { brand: 'Plainsail', holder: 'Sample Customer, withdraw@sample.test' },
    entries: withdrawalEntries,
    filter: everything,
    asOf: Date.UTC(2026, 2, 2, 15),
    dates,
  },
} satisfies Meta<typeof StatementPrint>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the head names the customer, the number of rows and the time', async () => {
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
        'Plainsail: withdrawals of Sample Customer, withdraw@sample.test',
      )
      await expect(
        canvas.getByText(
          'All that the server lists. 3 withdrawals, as of Mar 2, 2026, 3:00 PM. Amounts in US dollars.',
        ),
      ).toBeVisible()
    })
    await step('every row has a fee and a destination', async () => {
      await expect(canvas.getByText('Sample Bank, SWIFT SAMPUS33, account 00012345')).toBeVisible()
      await expect(canvas.getByRole('row', { name: /WDR-SAMPLE-0001 .*\$50\.13.* \$1\.25/ })).toBeVisible()
    })
  },
}

export const Sandbox: Story = {
  args: {
    head: { brand: 'Plainsail', holder: 'Sample Customer', note: 'Sandbox: simulated money' },
  },
  play: async ({ canvas, step }) => {
    await step('FAIR-6 the statement says that the money is simulated', () =>
      expect(canvas.getByText('Sandbox: simulated money')).toBeVisible(),
    )
  },
}

export const Filtered: Story = {
  args: {
    kind: 'deposit',
    entries: depositEntries.slice(0, 1),
    filter: { status: 'pending', from: '2026-03-01', to: '2026-03-31', search: ' DEP ' },
  },
  play: async ({ canvas, step }) => {
    await step('FAIR-1 the statement names the filter, so that it does not look complete', () =>
      expect(
        canvas.getByText(
          /^Only status pending, from 2026-03-01, to 2026-03-31, reference containing “DEP”\. 1 deposit,/,
        ),
      ).toBeVisible(),
    )
  },
}

export const OddFigures: Story = { args: { entries: oddEntries } }

export const Dark: Story = { globals: { theme: 'dark' } }

const send = (name: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(name))
let leave: () => void
const Printed = () => <p>{usePrinting() ? 'On paper' : 'On the screen'}</p>
export const ThemeComesBack: Story = {
  parameters: { pixels: false },
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
export const RestLandsOnTheRoot: Story = {
  args: { ref, className: 'mt-1', id: 'sample' },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the article', async () => {
      await expect(ref.current).toBe(canvas.getByRole('article'))
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}
