import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { UnsettledOrders } from '#ui/withdrawal/UnsettledOrders.tsx'

const sentAt = Date.parse('2026-03-04T12:34:00Z')
const crypto = {
  key: 'sample-key-0000000001',
  amount: '1000.01',
  payee: { wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
  sentAt,
  state: 'unknown',
} as const
const bank = {
  key: 'sample-key-0000000002',
  amount: '20.00',
  payee: { accountNumber: '0001 2345', bankName: 'Sample Bank' },
  sentAt,
  state: 'unknown',
} as const

const meta = {
  component: UnsettledOrders,
  args: {
    orders: [crypto],
    historyHref: '/dashboard/withdrawalHistory',
    supportHref: '/helpCenter',
    onDismiss: fn(),
  },
} satisfies Meta<typeof UnsettledOrders>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('WDR-8 the notice has the amount, the payee and the time', async () => {
      const title = canvas.getByText(/Sent, answer unknown/)
      await expect(title).toHaveTextContent(
        'Sent, answer unknown: $1,000.01 to tb1qw5…xpjzsx. Check the history before you repeat it.',
      )
      await expect(canvas.getByText(/It may have been carried out/)).toHaveTextContent(/Sent .*2026/)
    })
    await step('WDR-8 FAIR-7 it links to the history and to support', async () => {
      await expect(canvas.getByRole('link', { name: 'Withdrawal history' })).toHaveAttribute(
        'href',
        '/dashboard/withdrawalHistory',
      )
      await expect(canvas.getByRole('link', { name: 'support' })).toHaveAttribute('href', '/helpCenter')
    })
  },
}

export const Several: Story = {
  parameters: { snapshot: true },
  args: { orders: [crypto, bank] },
  play: async ({ canvas, step }) => {
    await step('WDR-8 each order has a notice, with only the last digits of a bank account', async () => {
      await expect(canvas.getAllByText(/Sent, answer unknown/)).toHaveLength(2)
      await expect(canvas.getByText(/unknown: .*Sample Bank, account ending 2345/)).toBeVisible()
      await expect(canvas.queryByText(/0001/)).not.toBeInTheDocument()
    })
  },
}

export const Arrived: Story = {
  parameters: { snapshot: true },
  args: { orders: [{ ...crypto, state: 'arrived', listedAt: '2026-03-04T12:34:01Z' }] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'WDR-8 FAIR-7 an order in the history is confirmed as received, with a link to the history',
      async () => {
        const title = canvas.getByText(/^The history shows/)
        await expect(title).toHaveTextContent('The history shows this withdrawal: $1,000.01 to tb1qw5…xpjzsx')
        await expect(canvas.getByRole('link', { name: 'Withdrawal history' })).toBeVisible()
        await expect(canvas.queryByText(/unknown|send it again/)).toHaveTextContent(
          'do not need to send it again',
        )
      },
    )
    await step('WDR-8 Close dismisses the notice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Close/ }))
      await expect(args.onDismiss).toHaveBeenCalledWith(crypto.key)
    })
  },
}

export const ArrivedWithAnotherFee: Story = {
  parameters: { snapshot: true },
  args: {
    orders: [
      {
        ...crypto,
        state: 'arrived',
        listedAt: '2026-03-04T12:34:01Z',
        fees: { confirmed: '25.00', charged: '90.00' },
      },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('FAIR-4 WDR-8 it warns of the different fee', async () => {
      await expect(canvas.getByText(/^You confirmed a fee of/)).toHaveTextContent(
        'fee of $25.00. The history shows $90.00.',
      )
      await expect(canvas.getByText(/^The history shows this/)).toHaveTextContent(/^Warning: /)
    })
  },
}

export const Expired: Story = {
  parameters: { snapshot: true },
  args: { orders: [{ ...bank, state: 'expired' }] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('WDR-8 FAIR-7 the notice says that the outcome is unknown, and what to do', async () => {
      await expect(
        canvas.getByText(/We could not find out whether this withdrawal was carried out/),
      ).toHaveTextContent('Check the Withdrawal history, or contact support.')
    })
    await step('WDR-8 the customer can remove it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Remove this notice/ }))
      await expect(args.onDismiss).toHaveBeenCalledWith(bank.key)
    })
  },
}

export const Unsent: Story = {
  parameters: { snapshot: false },
  args: { orders: [{ ...crypto, state: 'unsent' }] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('FAIR-7 WDR-8 the notice says that nothing was withdrawn, and what to do', async () => {
      await expect(canvas.getByText(/^Not sent: /)).toHaveTextContent('$1,000.01 to tb1qw5…xpjzsx')
      await expect(canvas.getByText(/nothing was withdrawn/)).toHaveTextContent('Enter it again')
      await expect(canvas.queryByText(/may have been/)).not.toBeInTheDocument()
    })
    await step('WDR-8 Close dismisses the notice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Close/ }))
      await expect(args.onDismiss).toHaveBeenCalledWith(crypto.key)
    })
  },
}

export const Refused: Story = {
  parameters: { snapshot: true },
  args: {
    orders: [
      { ...crypto, state: 'refused', why: 'This is over your daily limit.', requestId: 'sample-0001' },
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('FAIR-7 WDR-8 the notice says what was refused, why, and what to do', async () => {
      await expect(canvas.getByText(/^Your withdrawal was refused: /)).toHaveTextContent(
        '$1,000.01 to tb1qw5…xpjzsx',
      )
      await expect(canvas.getByText(/may not have seen the answer/)).toHaveTextContent(
        'This is over your daily limit. Nothing was withdrawn. You can enter it again, or contact support.',
      )
      await expect(canvas.getByText('sample-0001')).toBeVisible()
    })
    await step('WDR-8 Close dismisses the notice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Close/ }))
      await expect(args.onDismiss).toHaveBeenCalledWith(crypto.key)
    })
  },
}

export const Dismissing: Story = {
  parameters: { snapshot: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const checked = () => canvas.getByRole('button', { name: /^I have checked the history/ })
    await step('WDR-8 FAIR-7 the notice asks for a confirmation before it is removed', async () => {
      await userEvent.click(checked())
      await expect(args.onDismiss).not.toHaveBeenCalled()
      await expect(canvas.getByText(/^Remove this notice\?/)).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: /^Keep it/ }))
      await expect(checked()).toHaveFocus()
      await userEvent.click(checked())
      await expect(canvas.getByText(/it counts twice/)).toBeVisible()
    })
    await step('Remove it dismisses the notice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Remove it/ }))
      await expect(args.onDismiss).toHaveBeenCalledWith(crypto.key)
    })
  },
}

export const DismissingOneOfTwo: Story = {
  parameters: { snapshot: false },
  args: {
    orders: [
      { ...bank, state: 'expired' },
      { ...crypto, state: 'unsent' },
    ],
  },
  render: function Kept({ orders, onDismiss, ...args }) {
    const [kept, setKept] = useState(orders)
    return (
      <UnsettledOrders
        {...args}
        orders={kept}
        onDismiss={(key) => {
          onDismiss(key)
          setKept(kept.filter((order) => order.key !== key))
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('WDR-8 when a notice is removed, the next one has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Remove this notice/ }))
      await expect(canvas.queryByText(/Sample Bank/)).toBeNull()
      await expect(canvas.getByText(/^Not sent: /).closest('[data-slot="callout"]')).toHaveFocus()
    })
  },
}

export const OnTheHistory: Story = {
  args: { historyHref: undefined },
  play: async ({ canvas, step }) => {
    await step('WDR-8 on the history page, there is no link to the history', async () => {
      await expect(canvas.queryByRole('link', { name: 'Withdrawal history' })).not.toBeInTheDocument()
      await expect(canvas.getByText(/not in the list below/)).toBeVisible()
    })
  },
}

export const None: Story = {
  args: { orders: [] },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('nothing is shown without unsettled orders', () =>
      expect(canvas.queryByText(/answer unknown/)).not.toBeInTheDocument(),
    )
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('WDR-8 Tab reaches the links and then the button', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Withdrawal history' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'support' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: /^I have checked the history/ })).toHaveFocus()
    })
  },
}

export const LongText: Story = {
  parameters: { snapshot: true },
  args: {
    orders: [
      {
        ...bank,
        amount: '999999999999.99',
        payee: {
          accountNumber: '0'.repeat(34),
          bankName: 'A sample bank with a rather long name in several towns and countries',
        },
      },
    ],
  },
  globals: { textSize: '200%' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
