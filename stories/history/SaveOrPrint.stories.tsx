import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { SaveOrPrint } from '#ui/history/SaveOrPrint.tsx'
import { entriesOf } from '#ui/history/entries.ts'
import { everything } from '#ui/history/transaction-view.ts'
import { dates, depositEntries, head, manyRows } from './transaction-samples.ts'
import { printStatement } from './print-statement.ts'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const many = entriesOf(manyRows(10_000))

const meta = {
  component: SaveOrPrint,
  args: {
    kind: 'deposit',
    entries: depositEntries,
    shown: depositEntries,
    filter: everything,
    asOf: Date.UTC(2026, 2, 2, 15),
    head,
    dates,
    onSaveFile: fn(),
  },
  decorators: [
    (Story) => (
      <div className="@container/history min-h-80 max-w-100">
        <div className="relative">{Story()}</div>
      </div>
    ),
  ],
  beforeEach: () => {
    // The real function would open the print dialog of the browser.
    const print = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'))
    })
    return () => {
      window.dispatchEvent(new Event('afterprint'))
      print.mockRestore()
    }
  },
} satisfies Meta<typeof SaveOrPrint>
export default meta
type Story = StoryObj<typeof meta>

const rows = () => document.querySelectorAll('[data-slot=statement] tbody tr').length
const button = () => screen.getByRole('button', { name: 'Save or print' })

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('one menu has the three ways', async () => {
      await userEvent.click(button())
      await expect(button()).toHaveAttribute('aria-expanded', 'true')
      for (const name of [/^CSV file/, /^JSON file/, /^Printed statement/])
        await expect(screen.getByRole('button', { name })).toBeVisible()
    })
    await step('HIS-4 the JSON file names customer and server, and closes the menu', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^JSON file/ }))
      await waitFor(() => expect(args.onSaveFile).toHaveBeenCalledTimes(1))
      const [name, text, type] = (args.onSaveFile as ReturnType<typeof fn>).mock.lastCall ?? []
      await expect([name, type]).toEqual(['deposits.json', 'application/json'])
      await expect(JSON.parse(String(text))).toMatchObject({
        customer: head.customer,
        server: 'https://plainsail.example/api',
        rowCount: 5,
      })
      await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'))
      await expect(button()).toHaveFocus()
    })
    await step('HIS-4 few rows print at once', async () => {
      await userEvent.click(button())
      await userEvent.click(screen.getByRole('button', { name: /^Printed statement/ }))
      await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1))
      await expect(screen.getByText('Statement of deposits')).toBeInTheDocument()
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  },
}

export const Open: Story = {
  decorators: amountsHidden,
  parameters: { snapshot: true },
  play: async ({ userEvent, step }) => {
    await step('FAIR-9 while amounts are hidden, the menu says that files contain the amounts', async () => {
      await userEvent.click(button())
      await expect(
        screen.getByText('Amounts are hidden on screen and in print. Files contain them.'),
      ).toBeVisible()
    })
  },
}

export const TenThousandRows: Story = {
  // Storybook would print all rows as the story's code.
  tags: ['!autodocs'],
  args: { entries: many, shown: many },
  play: async ({ userEvent, step }) => {
    await step('HIS-4 nothing is printed before the customer has seen the number of pages', async () => {
      await userEvent.click(button())
      await userEvent.click(screen.getByRole('button', { name: /^Printed statement/ }))
      await expect(await screen.findByRole('dialog', { name: 'This prints about 279 pages' })).toBeVisible()
      await expect(window.print).not.toHaveBeenCalled()
    })
    await step('Cancel prints nothing', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(window.print).not.toHaveBeenCalled()
    })
    await step(
      'the browser’s own print command prints the letterhead, the sums, and how to print the rows',
      async () => {
        const statement = await printStatement()
        await expect(statement).toHaveTextContent('The 10,000 rows are not on this page.')
        window.dispatchEvent(new Event('afterprint'))
      },
    )
  },
}

// Fewer rows than above, because the browser lays out each of them.
const long = many.slice(0, 1000)

export const LongStatement: Story = {
  tags: ['!autodocs'],
  args: { entries: long, shown: long },
  play: async ({ userEvent, step }) => {
    await step('HIS-4 after the confirmation, all rows are prepared and printed once', async () => {
      await userEvent.click(button())
      await userEvent.click(screen.getByRole('button', { name: /^Printed statement/ }))
      await userEvent.click(await screen.findByRole('button', { name: /^Print \d+ pages$/ }))
      await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1), { timeout: 10_000 })
      await expect(rows()).toBeGreaterThanOrEqual(long.length)
      window.dispatchEvent(new Event('afterprint'))
      await waitFor(() => expect(rows()).toBe(0))
    })
  },
}

/** Presses Cancel once all rows are prepared, right before they are printed. */
const cancelAtTheEnd = () =>
  new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      if (rows() < long.length) return
      observer.disconnect()
      screen.getByRole('button', { name: 'Cancel' }).click()
      done()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

export const CancelledStatement: Story = {
  tags: ['!autodocs'],
  args: { entries: long, shown: long },
  parameters: { snapshot: false },
  play: async ({ userEvent, step }) => {
    await step('HIS-4 Cancel ends the preparation, even at its end, and nothing is printed', async () => {
      await userEvent.click(button())
      await userEvent.click(screen.getByRole('button', { name: /^Printed statement/ }))
      const cancelled = cancelAtTheEnd()
      await userEvent.click(await screen.findByRole('button', { name: /^Print \d+ pages$/ }))
      await cancelled
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(rows()).toBe(0)
      await expect(window.print).not.toHaveBeenCalled()
    })
  },
}

export const NothingToSave: Story = {
  args: { shown: [] },
  play: async ({ userEvent, step }) => {
    await step('without a row the button says why it is disabled', async () => {
      await expect(button()).toHaveAccessibleDescription('No row matches the filters')
      await userEvent.click(button())
      await expect(screen.queryByRole('button', { name: /^CSV/ })).not.toBeInTheDocument()
    })
  },
}

export const SavingFails: Story = {
  args: {
    onSaveFile: fn(() => {
      throw new Error('The disk is full')
    }),
  },
  play: async ({ userEvent, step }) => {
    await step('FAIR-7 a file that could not be created is reported in the menu', async () => {
      await userEvent.click(button())
      await userEvent.click(screen.getByRole('button', { name: /^CSV/ }))
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'The file could not be created. Check your connection and try again.',
      )
    })
  },
}

export const Keyboard: Story = {
  play: async ({ userEvent, step }) => {
    await step('Enter opens the menu, Tab goes through it, Escape closes it', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: /^CSV/ })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(button()).toHaveFocus()
      await expect(button()).toHaveAttribute('aria-expanded', 'false')
    })
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
