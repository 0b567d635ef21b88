import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import { entriesOf, type Entry } from '#ui/history/entries.ts'
import { TransactionDetails } from '#ui/history/TransactionDetails.tsx'
import { dates, depositEntries, oddEntries, withdrawalEntries } from './transaction-samples.ts'
import { amountsHidden } from '../amounts-hidden.tsx'

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
  // Otherwise a picture may be taken before the network is named.
  loaders: [async () => ({ network: await import('#ui/address/network-in-words.ts') })],
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

/** Returns the label of the leading figure, and the figure. */
const lead = () => {
  const figure = screen.getByRole('dialog').querySelector('[data-slot=money]')
  return [figure?.previousElementSibling?.textContent, figure?.textContent]
}

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('FAIR-4 what the customer receives comes first, with amount and fee beside it', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Withdrawal' }))
      await expect(lead()).toEqual(['You receive once it is paid out', '$390.00'])
      await expect(getComputedStyle(dialog.getByText('$390.00')).fontSize).toBe('36px')
      await expect(dialog.getByText(/less a fee of/)).toHaveTextContent('$400.00 less a fee of $10.00')
      await expect(dialog.getByText('Pending').closest('[data-slot=badge]')).toHaveAttribute(
        'data-look',
        'chip',
      )
    })
    await step('TXT-4 what happens next is said as in the help, without a promise', () =>
      expect(screen.getByRole('dialog')).toHaveTextContent(
        'This page shows the new status by itself. We don’t know how long it takes. If the status does not change, write to support.',
      ),
    )
    await step('the exact time is shown, with its time zone', () =>
      expect(valueOf('Requested')).toBe('Mar 1, 2026, 10:12:00 AM UTC'),
    )
    await step('the network is named as in the review, above the whole address without spaces', () =>
      waitFor(() =>
        expect(valueOf('Wallet address')).toBe(
          'Bitcoin test networktb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0',
        ),
      ),
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

export const SupportAboutIt: Story = {
  parameters: { snapshot: false },
  args: { supportHrefAbout: (reference) => `#support-about-${reference}` },
  play: async ({ args, step }) => {
    await step('HLP-2 the link to support carries the reference', () =>
      expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
        'href',
        `#support-about-${args.entry?.row.reference}`,
      ),
    )
    await step('HLP-2 it doesn’t ask to quote what is filled in', () =>
      expect(screen.getByText(/^Questions\?/)).toHaveTextContent(
        'Questions? Contact support about this withdrawal.',
      ),
    )
  },
}

export const JustRequested: Story = {
  args: { requested: true },
  parameters: { snapshot: true },
  play: async ({ step }) => {
    await step('WDR-4 a withdrawal that was just requested begins with that', async () => {
      const dialog = within(screen.getByRole('dialog'))
      await expect(dialog.getByText('Withdrawal requested')).toBeVisible()
      await expect(dialog.queryByText('It is pending.')).not.toBeInTheDocument()
      await expect(dialog.queryByRole('status')).not.toBeInTheDocument()
    })
  },
}

const sent = entry(withdrawalEntries, 1)
export const Sent: Story = {
  args: { entry: sent && { ...sent, row: { ...sent.row, stage: 'sent' } } },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('CAP-2 a withdrawal that was sent isn’t called approved', () =>
      expect(lead()).toEqual(['Payout sent', '$975.01']),
    )
  },
}
export const BankTransfer: Story = {
  args: { entry: entry(withdrawalEntries, 1) },
  play: async ({ step }) => {
    await step('FAIR-1 an approved withdrawal isn’t called received', () =>
      expect(lead()).toEqual(['Payout approved', '$975.01']),
    )
    await step('the bank account is shown as the server sent it', async () => {
      await expect(valueOf('Bank')).toBe('Sample Bank')
      await expect(valueOf('SWIFT/BIC code')).toBe('SAMPUS33')
      await expect(valueOf('Account number')).toBe('00012345')
    })
  },
}

export const Failed: Story = {
  args: { entry: entry(withdrawalEntries, 2) },
  play: async ({ step }) => {
    await step('FAIR-1 a failed withdrawal leads with what was requested, not with a payout', () =>
      expect(lead()).toEqual(['You asked for', '$50.13']),
    )
    await step('FAIR-4 its fee isn’t shown as if it had been kept, and we say what to check', async () => {
      const dialog = screen.getByRole('dialog')
      await expect(dialog).toHaveTextContent('Nothing was paid out.')
      await expect(dialog).not.toHaveTextContent('$1.25')
      await expect(dialog).toHaveTextContent(/Check whether your Trade Profit has the amount again\./)
      await expect(dialog).not.toHaveTextContent(/less a fee of/)
    })
  },
}

export const Huge: Story = {
  parameters: { snapshot: true },
  args: { entry: entry(oddEntries, 0) },
  play: async ({ step }) => {
    await step('FAIR-1 a long figure gets a smaller font and is never shortened', async () => {
      await expect(lead()[1]).toBe('$975,000,000,000.00')
      await expect(getComputedStyle(screen.getByText('$975,000,000,000.00')).fontSize).toBe('22px')
    })
  },
}

export const AmountHidden: Story = {
  parameters: { snapshot: true },
  args: { entry: entry(oddEntries, 0) },
  decorators: amountsHidden,
  play: async ({ step }) => {
    await step('FAIR-9 a hidden figure has the same size for every amount', async () => {
      const dialog = screen.getByRole('dialog')
      await expect(dialog.innerHTML).not.toMatch(/\$\d|999/)
      const figure = dialog.querySelector('[data-slot=money]') ?? dialog
      await expect(getComputedStyle(figure).fontSize).toBe('36px')
    })
  },
}

export const Deposit: Story = {
  args: { kind: 'deposit', entry: entry(depositEntries, 1) },
  play: async ({ step }) => {
    await step('a deposit starts with its amount, and has no fee, payout or destination', async () => {
      await expect(lead()).toEqual(['Amount', '$12,000.00'])
      const dialog = within(screen.getByRole('dialog', { name: 'Deposit' }))
      const terms = dialog.getAllByRole('term').map((term) => term.textContent)
      await expect(terms).toEqual(['Reference', 'Recorded'])
    })
    await step('HIS-2 TXT-4 an approved deposit says what that means', () =>
      expect(screen.getByRole('dialog')).toHaveTextContent(
        'It has arrived and we have confirmed it. Total Deposits counts confirmed deposits.',
      ),
    )
  },
}

export const FailedDeposit: Story = {
  args: {
    kind: 'deposit',
    entry: entry(
      depositEntries.filter(({ row }) => row.status === 'failed'),
      0,
    ),
  },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('FAIR-1 a failed deposit says what to do if coins were sent', () =>
      expect(screen.getByRole('dialog')).toHaveTextContent(
        'It was not added to your account. If you sent coins, contact support and include the transaction ID.',
      ),
    )
  },
}

export const FeeMissing: Story = {
  parameters: { snapshot: true },
  args: { entry: entry(oddEntries, 3) },
  play: async ({ step }) => {
    await step('without a fee it starts with the amount, because no payout can be calculated', async () => {
      await expect(lead()).toEqual(['Amount', '$100.00'])
      await expect(screen.getByText(/The fee could not be read/)).toBeVisible()
    })
  },
}

export const Stage: Story = {
  args: { entry: entry(withdrawalEntries, 0), parts: { stage: () => 'Waiting for you' } },
  play: async ({ step }) => {
    await step('CAP-2 the stage stands beside the status, below the amount', async () => {
      const above = screen.getByText('Waiting for you')
      await expect(above.parentElement).toHaveTextContent(/^Pending.*Waiting for you/)
      await expect(above.compareDocumentPosition(screen.getByText('Reference'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
    })
  },
}

export const NothingKnown: Story = {
  args: { entry: entry(oddEntries, 4) },
  play: async ({ step }) => {
    await step('C2 every missing field is a dash', async () => {
      await expect(lead()).toEqual(['Amount', '—not available'])
      for (const term of ['Reference', 'Requested', 'Destination'])
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
