import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { depositOutbox } from '#app/money/deposit-outbox.ts'
import { OUTBOX_KEY } from '#app/money/storage-keys.ts'
import { saveQueued, readQueue } from '#app/money/outbox-store.ts'
import { Component } from '#app/routes/deposit/DepositPage.tsx'
import { dropDepositDraft, newDeposit, setPendingDeposit } from '#app/money/pending-deposit.ts'
import { setAmountsHidden } from '#app/storage/amounts-hidden-setting.ts'
import { asCustomer, back, pageAt, sent } from './AppAt.tsx'
import { begun } from './begun-deposit.ts'
import type { Replies } from './mock-api.ts'

const { established } = sampleUsers
const live: Replies = { wakeUp: { wrong: { mode: 'live', message: 'Ready' } } }

/** As `begun`, for a customer who has seen an address and then reloaded the page. */
const restored =
  (replies: Replies = {}) =>
  () => {
    const end = begun(replies)()
    setPendingDeposit(established.email, {
      ...newDeposit('2500.00'),
      addressShown: true,
      method: 'bitcoin',
      confirmed: ['bitcoin on Bitcoin test network (testnet)'],
    })
    return end
  }

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: Component,
  render: (_, { parameters }) => pageAt(<Component />, parameters.address as string | undefined),
  parameters: { layout: 'fullscreen', address: '/dashboard/deposit?step=method' },
  beforeEach: begun(),
} satisfies Meta<typeof Component>
export default meta
type Story = StoryObj<typeof meta>

const address = () => document.querySelector('[data-slot="address-text"]')

export const Amount: Story = {
  parameters: { address: '/dashboard/deposit' },
  beforeEach: asCustomer(established),
  play: async ({ canvas, userEvent, step }) => {
    await step('RT-22 the page has its heading', () =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Deposit'),
    )
    await step('FAIR-9 what can be withdrawn comes before the amount', async () => {
      const [first] = canvas.getAllByRole('heading', { level: 2 })
      await expect(first).toHaveTextContent('What you can withdraw')
      await expect(
        canvas.getByText('Only trade profit can be withdrawn. The deposit itself cannot.'),
      ).toBeVisible()
    })
    await step('DEP-1 only an amount above 0 is accepted', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '0{Enter}')
      await expect(await canvas.findByText('Enter an amount greater than 0')).toBeVisible()
      await userEvent.type(canvas.getByRole('textbox'), '{Backspace}1,000.50{Enter}')
      await expect(await canvas.findByRole('heading', { name: 'Choose a payment method' })).toHaveFocus()
      await expect(canvas.getAllByText('$1,000.50')[0]).toBeInTheDocument()
    })
    await step('DEP-6 SES-1 Back leads to the amount, which is still there', async () => {
      await back()
      await expect(await canvas.findByRole('textbox')).toHaveValue('1000.50')
    })
    dropDepositDraft()
  },
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const fillOf = (canvas: Canvas, name: string | RegExp) =>
  getComputedStyle(canvas.getByRole('button', { name })).backgroundColor

export const Methods: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('DEP-2 FAIR-6 a sandbox uses test networks', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Bitcoin' }))
      await expect(canvas.getByText('Bitcoin test network (testnet)', { selector: 'strong' })).toBeVisible()
      for (const name of ['I have sent it', 'E-mail the receipt'])
        await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
          'Available once the address is shown.',
        )
      await expect(fillOf(canvas, /show the address/)).not.toBe(fillOf(canvas, 'E-mail the receipt'))
      await expect(fillOf(canvas, 'I have sent it')).toBe(fillOf(canvas, 'E-mail the receipt'))
      await userEvent.click(canvas.getByRole('button', { name: /show the address/ }))
      await expect(address()).toHaveTextContent(established.bitcoinAddress)
    })
    await step('DEP-5 once the address has been shown, the deposit can be reported', async () => {
      await expect(canvas.getByRole('button', { name: 'E-mail the receipt' })).not.toHaveAttribute(
        'aria-disabled',
      )
      await expect(fillOf(canvas, 'I have sent it')).not.toBe(fillOf(canvas, 'E-mail the receipt'))
    })
  },
}

export const Restored: Story = {
  beforeEach: restored(),
  play: async ({ canvas, step }) => {
    await step('DEP-6 the amount, the method and the network confirmation are still there', async () => {
      await waitFor(() => expect(address()).toHaveTextContent(established.bitcoinAddress))
      await expect(canvas.getByText('0.025 BTC')).toBeVisible()
      await expect(canvas.getByText(/^at \$100,000\.00, CoinGecko .+; it changes until/)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'I have sent it' })).not.toHaveAttribute(
        'aria-disabled',
      )
    })
    await step('DEP-6 the page says that they are kept', () =>
      expect(
        canvas.getByText(/^Amount, coin and step are kept in this browser until you sign out\./),
      ).toBeVisible(),
    )
  },
}

export const HiddenAmounts: Story = {
  beforeEach: () => {
    const end = restored()()
    setAmountsHidden(true)
    return () => {
      setAmountsHidden(false)
      end()
    }
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('FAIR-9 no amount is in the page', async () => {
      await waitFor(() => expect(address()).toHaveTextContent(established.bitcoinAddress))
      await expect(canvas.getAllByText('Amount hidden')[0]).toBeInTheDocument()
      for (const amount of ['2,500', '0.025']) await expect(canvasElement).not.toHaveTextContent(amount)
    })
  },
}

export const NoPrices: Story = {
  beforeEach: restored({ coins: { status: 404 } }),
  play: async ({ canvas, step }) => {
    await step('DEP-4 without prices the page says so, and the address is shown', async () => {
      await waitFor(() => expect(address()).toHaveTextContent(established.bitcoinAddress))
      await expect(await canvas.findByText(/^We have no price for Bitcoin at the moment\./)).toBeVisible()
    })
  },
}

export const ForAPlan: Story = {
  parameters: { address: '/dashboard/deposit?plan=master' },
  beforeEach: asCustomer(established),
  play: async ({ canvas, userEvent, step }) => {
    await step('UPG-2 the plan is shown, and its lower bound is offered and not filled in', async () => {
      await expect(await canvas.findByText(/^Master starts at \$2,500\.00\./)).toBeVisible()
      await expect(canvas.getByRole('textbox')).toHaveValue('')
      await expect(canvas.getByText('Plan you chose').nextSibling).toHaveTextContent('Master')
    })
    await step('UPG-2 the second step still shows the plan', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use $2,500.00' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Make Deposit' }))
      await expect(await canvas.findByRole('heading', { name: 'Choose a payment method' })).toHaveFocus()
      await expect(canvas.getByText('Plan you chose').nextSibling).toHaveTextContent('Master')
    })
    dropDepositDraft()
  },
}

export const LiveServer: Story = {
  beforeEach: begun(live),
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'FAIR-6 a live server uses the main networks, with a warning about a test address',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Bitcoin' }))
        await expect(canvas.getByText('Bitcoin', { selector: 'strong' })).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: /show the address/ }))
        await expect(canvas.getByText('Do not send funds to this address')).toBeVisible()
      },
    )
  },
}

export const BackendWithoutMode: Story = {
  beforeEach: begun({ wakeUp: { wrong: 'Welcome' } }),
  play: async ({ canvas, step }) => {
    await step('API-12 a backend without a mode counts as live', async () =>
      expect(await canvas.findByRole('button', { name: 'Bitcoin' })).toBeVisible(),
    )
  },
}

export const AddressOfATestNetwork: Story = {
  beforeEach: begun(live),
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'DEP-5 FAIR-7 after an address with a warning, the button gives that as the reason',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Bitcoin' }))
        await userEvent.click(canvas.getByRole('button', { name: /show the address/ }))
        await expect(await canvas.findByText('Do not send funds to this address')).toBeVisible()
        const button = canvas.getByRole('button', { name: 'E-mail the receipt' })
        await expect(button).toHaveAccessibleDescription(/^Do not send funds to the address above/)
        await expect(canvas.queryByText(/once the address is shown/)).not.toBeInTheDocument()
      },
    )
  },
}

export const NoAddresses: Story = {
  beforeEach: begun({
    userDetails: { body: { ...established, bitcoinAddress: '', ethereumAddress: 'x', usdtAddress: '' } },
  }),
  play: async ({ canvas, step }) => {
    await step('FAIR-5 no address is built in', async () => {
      for (const name of ['Bitcoin', 'Ethereum', 'USDT'])
        await expect(await canvas.findByRole('button', { name })).toHaveAccessibleDescription(
          /No deposit address is set up for this method yet\. Contact support\.$/,
        )
    })
    await step('DEP-5 the deposit cannot be reported, and the page says why', async () => {
      const button = canvas.getByRole('button', { name: 'E-mail the receipt' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).toHaveAccessibleDescription(/No deposit address is set up for you yet/)
    })
  },
}

export const Loading: Story = {
  beforeEach: begun({ userDetails: 'never' }),
  play: async ({ canvas, step }) => {
    await step('C38 no address, not even a stored one, is shown before the details have loaded', async () => {
      await expect(canvas.getByText('Loading your deposit addresses')).toBeInTheDocument()
      await expect(canvas.queryByRole('button', { name: 'Bitcoin' })).not.toBeInTheDocument()
    })
  },
}

export const Failed: Story = {
  beforeEach: begun({ userDetails: { status: 403, failure: { message: 'Sample refusal' } } }),
  play: async ({ canvas, step }) => {
    await step('C38 no address is shown, with a warning not to send funds', async () => {
      await expect(await canvas.findByText('Address unavailable. Do not send funds.')).toBeVisible()
      await expect(address()).toBeNull()
      await expect(canvas.queryByRole('button', { name: 'E-mail the receipt' })).not.toBeInTheDocument()
    })
  },
}

export const ModeUnknown: Story = {
  beforeEach: begun({ wakeUp: 'offline' }),
  play: async ({ canvas, step }) => {
    await step('FAIR-6 no network is named while the mode is unknown', async () => {
      await expect(await canvas.findByText('Address unavailable. Do not send funds.')).toBeVisible()
      await expect(canvas.queryByText(/network(?! may charge)/)).not.toBeInTheDocument()
    })
  },
}

export const Reported: Story = {
  beforeEach: begun({
    addDeposit: { wrong: { message: 'Recorded' }, status: 201 },
  }),
  play: async ({ canvas, step }) => {
    await step('DEP-3 the deposit is stored, sent after two seconds, and the result is shown', async () => {
      depositOutbox.add('250.00')
      await expect(localStorage.getItem(OUTBOX_KEY)).toContain('250.00')
      await expect(await canvas.findByText('Recording the deposit …')).toBeVisible()
      await waitFor(() => expect(sent('addDeposit')).toHaveLength(1), { timeout: 4000 })
      await expect(await canvas.findByText('Deposit recorded.')).toBeVisible()
      await expect(localStorage.getItem(OUTBOX_KEY)).toBeNull()
    })
  },
}

export const SameAmountElsewhere: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bitcoin' }))
    await userEvent.click(canvas.getByRole('button', { name: /show the address/ }))
    await step(
      'FAIR-7 a warning about a deposit that another tab has just stored is shown before another one is recorded',
      async () => {
        const id = 'sample-key-of-another-tab'
        const due = Date.now() + 60_000
        const { email } = established
        saveQueued({ id, amount: '250.00', email, due, tries: 0, firstTry: null, mayHaveArrived: false })
        await userEvent.click(canvas.getByRole('button', { name: 'E-mail the receipt' }))
        await expect(canvas.getByText(/You reported a deposit of the same amount today at/)).toBeVisible()
        await expect(
          canvas.getByText(/It is still to be recorded\. This is a second deposit\./),
        ).toBeVisible()
        await expect(readQueue().map((kept) => kept.id)).toEqual([id])
      },
    )
  },
}

export const Phone: Story = { ...Methods, globals: { viewport: { value: 'w320' }, textSize: '200%' } }
export const RightToLeft: Story = { ...Methods, globals: { direction: 'rtl' } }
