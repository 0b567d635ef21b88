import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import { entriesOf, type Entry } from '#ui/history/transaction-view.ts'
import { TransactionDetails } from '#ui/history/TransactionDetails.tsx'
import { dates, depositEntries, oddEntries, withdrawalEntries } from './transaction-samples.ts'

const entry = (entries: Entry[], index: number) => entries[index] ?? null

const meta = {
  component: TransactionDetails,
  args: {
    kind: 'withdrawal',
    entry: entry(withdrawalEntries, 0),
    onClose: fn(),
    supportHref: '#support',
    dates,
  },
  // The dialog covers the whole page, so the docs page shows it in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof TransactionDetails>
export default meta
type Story = StoryObj<typeof meta>

/** Returns the text of the detail for a term. */
const valueOf = (term: string) => {
  const title = within(screen.getByRole('dialog')).getByText(term)
  return title.nextElementSibling?.textContent
}

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('FAIR-4 the amount, fee and payout are shown together, to the cent', async () => {
      await expect(valueOf('Amount')).toBe('$400.00')
      await expect(valueOf('Transaction fee')).toBe('$10.00')
      await expect(valueOf('Payout')).toBe('$390.00')
    })
    await step('the exact time is shown, with its time zone', () =>
      expect(valueOf('Date and time')).toBe('Sunday, March 1, 2026, 10:12:00 AM UTC'),
    )
    await step('the whole address is shown, without spaces in its text', () =>
      expect(valueOf('Wallet address')).toBe('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'),
    )
    await step('FAIR-7 a link leads to support', () =>
      expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '#support'),
    )
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledTimes(1)
    })
  },
}

export const BankTransfer: Story = {
  args: { entry: entry(withdrawalEntries, 1) },
  play: async ({ step }) => {
    await step('the bank account is shown as the server sent it', async () => {
      await expect(valueOf('Bank')).toBe('Sample Bank')
      await expect(valueOf('SWIFT/BIC code')).toBe('SAMPUS33')
      await expect(valueOf('Account number')).toBe('00012345')
    })
  },
}

export const Deposit: Story = {
  args: { kind: 'deposit', entry: entry(depositEntries, 1) },
  play: async ({ step }) => {
    await step('a deposit has no fee, payout or destination', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Deposit' }))
      const terms = dialog.getAllByRole('term').map((term) => term.textContent)
      await expect(terms).toEqual(['Status', 'Amount', 'Date and time', 'Reference'])
    })
  },
}

export const FeeMissing: Story = {
  parameters: { pixels: true },
  args: { entry: entry(oddEntries, 3) },
  play: async ({ step }) => {
    await step('without a fee there is no payout, because it can not be calculated', async () => {
      await expect(valueOf('Transaction fee')).toBe('—not available')
      await expect(valueOf('Payout')).toBe('—not available')
    })
  },
}

export const NothingKnown: Story = {
  args: { entry: entry(oddEntries, 4) },
  play: async ({ step }) => {
    await step('C2 every missing field is a dash', async () => {
      for (const term of ['Status', 'Amount', 'Date and time', 'Reference', 'Destination'])
        await expect(valueOf(term)).toBe('—not available')
    })
  },
}

export const HostileText: Story = {
  args: {
    entry: entry(
      entriesOf([
        {
          _id: 'x',
          amount: '1',
          date: null,
          reference: '<script>alert(1)</script>\u202Egnp.exe',
          status: '"><img src=x onerror=alert(1)>',
          bankName: '<b>Sample</b>'.repeat(20),
          swiftCode: null,
          accountNumber: null,
        },
      ]),
      0,
    ),
  },
  play: async ({ step }) => {
    await step('C32 markup is shown as text', async () => {
      await expect(valueOf('Reference')).toContain('<script>alert(1)</script>')
      await expect(screen.getByRole('dialog').querySelector('img, b, script')).not.toBeInTheDocument()
    })
  },
}

export const FocusComesBack: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <TransactionDetails {...args} entry={open ? args.entry : null} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Open' })
    await step('Enter opens the drawer, and the focus moves inside', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    })
    await step('after closing, the focus returns to the button', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(button).toHaveFocus())
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LargeText: Story = { globals: { textSize: '200%' } }
