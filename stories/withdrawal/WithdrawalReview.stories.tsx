import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { WithdrawalReview } from '#ui/withdrawal/WithdrawalReview.tsx'
import { amountsHidden } from '../amounts-hidden.tsx'

const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const order = {
  requested: '1000.01',
  fee: '25.00',
  payout: '975.01',
  charges: '2.5',
  after: '2250.16',
  destination: { wallet, network: 'Bitcoin test network' },
} as const

const meta = {
  component: WithdrawalReview,
  args: {
    order,
    state: { is: 'asking' },
    historyHref: '/dashboard/withdrawalHistory',
    onConfirm: fn(),
    onCancel: fn(),
  },
  // The dialog covers the whole page, so the docs page shows it in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof WithdrawalReview>
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)
const okay = /^Okay, withdraw/
const dialog = () => page.findByRole('dialog', { name: 'Bank or Crypto Withdrawal Request Status' })

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    const modal = within(await dialog())
    await step(
      'WDR-4 FAIR-4 the amount, the fee, its percentage, the payout and the destination are shown',
      async () => {
        for (const text of ['$25.00', '2.5%', '$975.01', '$2,250.16'])
          await expect(modal.getByText(text)).toBeVisible()
        await expect(modal.getAllByText('$1,000.01')).toHaveLength(2)
        await expect(await dialog()).toHaveTextContent(wallet)
        await expect(modal.getByText(/sent yet\. A crypto payment can’t be reversed\.$/)).toBeVisible()
      },
    )
    await step('WDR-4 the payout comes first and is the largest text', async () => {
      const payout = modal.getByText('$975.01')
      await expect(getComputedStyle(payout).fontSize).toBe('44px')
    })
    await expect(await dialog()).toHaveFocus()
    await step('WDR-4 Okay and Cancel have the same size', async () => {
      const cancel = modal.getByRole('button', { name: 'Cancel' })
      const confirm = modal.getByRole('button', { name: 'Okay, withdraw $1,000.01' })
      await expect(Math.abs(cancel.offsetWidth - confirm.offsetWidth)).toBeLessThanOrEqual(1)
      await expect(Math.abs(cancel.offsetHeight - confirm.offsetHeight)).toBeLessThanOrEqual(1)
    })
    await step('C15 Escape cancels, and a click outside does nothing', async () => {
      await userEvent.click(
        document.querySelector('[data-state="open"][class*="bg-overlay"]') ?? document.body,
      )
      await expect(args.onCancel).not.toHaveBeenCalled()
      await userEvent.keyboard('{Escape}')
      await expect(args.onCancel).toHaveBeenCalledTimes(1)
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('WDR-4 Okay calls onConfirm', async () => {
      await userEvent.click(modal.getByRole('button', { name: okay }))
      await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    })
  },
}

const bank = { accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }

export const Bank: Story = {
  args: { order: { ...order, destination: bank }, warning: <p className="mt-4">A warning</p> },
  play: async ({ step }) => {
    await step('WDR-4 the bank, its code, the account and a warning are shown', async () => {
      for (const text of ['A warning', 'Paid to', 'Sample Bank', 'SWIFT SAMPUS33', 'Account 00012345'])
        await expect(await dialog()).toHaveTextContent(text)
    })
  },
}

export const Checking: Story = {
  args: { state: { is: 'checking' } },
  parameters: { snapshot: false },
  // FAIR-7: before the request begins, the order is not called on its way.
  play: async () =>
    expect(await dialog()).toHaveTextContent('Then we send your order, also if you open another page.'),
}

export const Sending: Story = {
  args: { state: { is: 'sending' } },
  play: async ({ args, userEvent, step }) => {
    await step('C15 while the order is being sent, it cannot be cancelled', async () => {
      await dialog()
      await expect(page.queryByText(/Nothing has been sent yet/)).not.toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
      for (const name of ['Cancel', okay]) await userEvent.click(page.getByRole('button', { name }))
      await expect(args.onCancel).not.toHaveBeenCalled()
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
  },
}

export const Confirming: Story = {
  args: { state: { is: 'confirming' } },
  parameters: { snapshot: false },
  // CAP-3 FAIR-7: nothing is called under way, and Okay does nothing.
  play: async ({ args, userEvent }) => {
    await expect(await dialog()).toHaveTextContent('Nothing is withdrawn until then.')
    const confirm = page.getByRole('button', { name: okay })
    await expect(confirm).not.toHaveAttribute('aria-busy')
    await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const ConfirmingRepeat: Story = {
  args: { state: { is: 'confirming', repeat: true } },
  parameters: { snapshot: false },
  play: async () => expect(await dialog()).toHaveTextContent('It is not sent again until then.'),
}

export const Refused: Story = {
  parameters: { snapshot: true },
  args: { state: { is: 'refused', why: 'Withdrawal amount must not exceed total profits' } },
  play: async ({ step }) => {
    await step('WDR-4 an error says that nothing was sent, and why', async () => {
      await dialog()
      await expect(page.getByRole('alert')).toHaveTextContent('Nothing was sent.')
      await expect(page.getByRole('alert')).toHaveTextContent('must not exceed total profits')
    })
  },
}

export const CannotBeRepeated: Story = {
  name: 'Refused, and trying again can’t help',
  args: {
    state: {
      is: 'refused',
      why: 'Withdrawals are locked until Mar 4, 2026, 2:05 PM UTC.',
      code: 'locked',
    },
    canRepeat: false,
  },
  play: async ({ args, userEvent, step }) => {
    const modal = within(await dialog())
    await step('CAP-3 it says why nothing was sent, and can only be closed', async () => {
      await expect(modal.getByRole('alert')).toHaveTextContent('Nothing was sent.')
      await expect(modal.getByRole('alert')).toHaveTextContent('locked until Mar 4, 2026')
      await expect(modal.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
    })
    await step('Close calls onCancel', async () => {
      await userEvent.click(modal.getByRole('button', { name: 'Close' }))
      await expect(args.onCancel).toHaveBeenCalledOnce()
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
  },
}

const sentAt = Date.parse('2026-03-04T12:34:00Z')
const once = { sentAt, repeat: 'counts-once' } as const
const twice = { sentAt, repeat: 'may-count-twice' } as const
const harmless = /The platform states that it carries out the same order only once/
const risky = /If the first one arrived and you send it again, it may count twice/
const title = 'Sent, answer unknown: check the history before you repeat'

export const EarlierCountsOnce: Story = {
  args: { state: { is: 'asking', earlier: once } },
  play: async ({ args, userEvent, step }) => {
    await step('API-14 a warning names the earlier order before it is sent again', async () => {
      await dialog()
      await expect(page.getByText(title)).toBeVisible()
      await expect(page.getByText(harmless)).toHaveTextContent(/You sent this same order on .*2026/)
      await expect(page.queryByText(/Nothing has been sent yet/)).not.toBeInTheDocument()
    })
    await step('the button says what it does', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Send it again' }))
      await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    })
  },
}

export const EarlierMayCountTwice: Story = {
  parameters: { snapshot: true },
  args: { state: { is: 'asking', earlier: twice } },
  play: async ({ step }) => {
    await step('API-14 by default the warning says that a repeat may count twice', async () => {
      await dialog()
      await expect(page.getByText(risky)).toBeVisible()
      await expect(page.queryByText(harmless)).not.toBeInTheDocument()
    })
  },
}

const same = { sentAt, unclear: false, times: 1 }

export const SentBefore: Story = {
  parameters: { snapshot: true },
  args: { state: { is: 'asking', same } },
  play: async ({ step }) => {
    await step('FAIR-7 a warning says that this is a second withdrawal with the same details', async () => {
      await dialog()
      await expect(page.getByText(/You sent the same amount to this address/)).toHaveTextContent(
        /address on .*2026/,
      )
      await expect(page.getByText(/This is a second withdrawal\./)).toBeVisible()
      await expect(page.getByText(/^Nothing has been sent yet/)).toBeVisible()
    })
  },
}

export const Unknown: Story = {
  parameters: { snapshot: true },
  args: {
    state: {
      is: 'unknown',
      why: 'The server took too long to answer.',
      earlier: once,
      requestId: '0f8c2d1e-sample-4b7a',
    },
  },
  play: async ({ args, userEvent, step }) => {
    await step('WDR-4 an unknown outcome has its own message, and a link to the history', async () => {
      await dialog()
      await expect(page.getByRole('alert')).toHaveTextContent(title)
      await expect(page.getByRole('alert')).toHaveTextContent(harmless)
      await expect(page.getByRole('link', { name: 'Withdrawal history' })).toHaveAttribute(
        'href',
        '/dashboard/withdrawalHistory',
      )
      await expect(page.queryByText(/Nothing (was|is) sent/)).not.toBeInTheDocument()
    })
    await step('API-17 the request id is shown', () =>
      expect(page.getByRole('alert')).toHaveTextContent('Request id: 0f8c2d1e-sample-4b7a'),
    )
    await step('TXT-2 the message does not say to try again, and there is no Cancel', async () => {
      await expect(page.getByRole('alert')).not.toHaveTextContent(/try again/i)
      await expect(page.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
      await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
    })
    await step('the same order can be sent again', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Send it again' }))
      await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    })
  },
}

export const RefusedAfterUnknown: Story = {
  parameters: { snapshot: true },
  args: {
    state: {
      is: 'unknown',
      why: 'Withdrawal amount must not exceed total profits.',
      refused: true,
      earlier: once,
    },
  },
  play: async ({ step }) => {
    await step('API-15 it still says that an earlier attempt may have been carried out', async () => {
      await dialog()
      await expect(page.getByRole('alert')).toHaveTextContent('An earlier try may have been carried out.')
      await expect(page.queryByText(/Nothing (was|is) sent/)).not.toBeInTheDocument()
    })
  },
}

export const Arrived: Story = {
  args: { state: { is: 'arrived', listedAt: '2026-03-04T12:34:01Z' } },
  play: async ({ args, userEvent, step }) => {
    await step('API-15 WDR-8 once the history shows the order, the outcome is known', async () => {
      const modal = within(await dialog())
      await expect(modal.getByText('The history shows this withdrawal')).toBeVisible()
      await expect(modal.queryByText(/unknown|Nothing (was|is) sent/)).not.toBeInTheDocument()
      await expect(modal.getByRole('link', { name: 'Withdrawal history' })).toBeVisible()
    })
    await step('WDR-4 the only button is Close', async () => {
      await expect(page.queryByRole('button', { name: /Okay|again/ })).not.toBeInTheDocument()
      await userEvent.click(page.getByRole('button', { name: 'Close' }))
      await expect(args.onCancel).toHaveBeenCalledTimes(1)
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
  },
}

export const LongText: Story = {
  args: {
    order: {
      ...order,
      requested: '999999999999.99',
      payout: '974999999999.99',
      after: '0.00',
      destination: {
        accountNumber: '0'.repeat(34),
        swiftCode: 'SAMPUS33XXX',
        bankName: 'A sample bank with a rather long name in several towns and countries',
      },
    },
  },
  globals: { textSize: '200%' },
  play: async () => expect(await page.findByText('Nothing has been sent yet.')).toBeVisible(),
}

export const FeeChangedWithAmountsHidden: Story = {
  parameters: { snapshot: true },
  args: { feeWas: '20.00' },
  decorators: amountsHidden,
  play: async ({ step }) => {
    const modal = within(await dialog())
    await step('FAIR-4 before FAIR-9: the review always shows amounts', async () => {
      await expect(modal.getByText('$975.01')).toBeVisible()
      await expect(modal.getByRole('button', { name: okay })).toHaveTextContent('$1,000.01')
    })
    await step('FAIR-4 a changed fee is announced at once, with both values', () =>
      expect(modal.getByRole('alert')).toHaveTextContent(
        'It is $25.00 now. When you opened this review, it was $20.00.',
      ),
    )
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
