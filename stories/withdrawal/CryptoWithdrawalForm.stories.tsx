import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, type within } from 'storybook/test'
import { CryptoWithdrawalForm } from '#ui/withdrawal/CryptoWithdrawalForm.tsx'

const test = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const meta = {
  component: CryptoWithdrawalForm,
  args: {
    terms: { tradeProfit: '3250.17', charges: '2.5', allowed: true },
    sandbox: true,
    ownAddresses: [],
    usedAddresses: [],
    defaultValues: { amount: '', wallet: '' },
    failure: null,
    onValues: fn(),
    onReview: fn(),
  },
} satisfies Meta<typeof CryptoWithdrawalForm>
export default meta
type Story = StoryObj<typeof meta>

const review = { name: 'Review crypto withdrawal' }
const wallet = { name: 'Wallet address' }

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('WDR-1 both fields are required', async () => {
      await userEvent.click(canvas.getByRole('button', review))
      await expect(await canvas.findByRole('region', { name: 'Check 2 fields' })).toHaveFocus()
    })
    await step('WDR-1 the error of an invalid address says what is wrong', async () => {
      await userEvent.type(canvas.getByRole('textbox', wallet), test.replace('w508', 'w5o8'))
      await expect(canvas.getByRole('textbox', wallet)).toHaveAccessibleDescription(/never contains "o"/)
    })
    await step('FAIR-6 a test-network address is marked', async () => {
      await userEvent.clear(canvas.getByRole('textbox', wallet))
      await userEvent.type(canvas.getByRole('textbox', wallet), test)
      await expect(canvas.getByRole('status')).toHaveTextContent('Bitcoin address, test network')
    })
    await step('C37 the whole address is shown for comparison, even if the field is narrow', async () => {
      const whole = canvas.getByRole('status').querySelector('[data-slot="address-text"]')
      await expect(whole).toHaveTextContent(new RegExp(`^${test}$`))
      await expect(whole).toBeVisible()
    })
    await step('the summary updates while the customer types', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in USD' }), '100')
      await expect(canvas.getAllByText('$97.50').at(-1)).toBeVisible()
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in USD' }), '0')
      await expect(canvas.getAllByText('$975.00').at(-1)).toBeVisible()
    })
    await step('C12 three quick submissions open one review', async () => {
      const form = canvas.getByRole('form')
      for (let count = 0; count < 3; count += 1) (form as HTMLFormElement).requestSubmit()
      await expect(await canvas.findByRole('button', review)).toBeVisible()
      await expect(args.onReview).toHaveBeenCalledTimes(1)
      await expect(args.onReview).toHaveBeenCalledWith({ amount: '1000.00', wallet: test })
    })
  },
}

export const LiveServer: Story = {
  args: { sandbox: false, defaultValues: { amount: '100', wallet: test } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('WDR-1 a live server rejects a test-network address', async () => {
      await userEvent.click(canvas.getByRole('button', review))
      await expect(canvas.getByRole('textbox', wallet)).toHaveAccessibleDescription(
        /This is a Bitcoin test-network address\. Real money sent to it may be lost/,
      )
      await expect(args.onReview).not.toHaveBeenCalled()
    })
  },
}

export const OwnDepositAddress: Story = {
  args: { ownAddresses: [test], defaultValues: { amount: '100', wallet: test } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('WDR-1 a note says that this is the customer’s own deposit address', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('This is the address you deposit to here'),
    )
    await step('WDR-6 it is refused at its field, and no review opens', async () => {
      await userEvent.click(canvas.getByRole('button', review))
      await expect(canvas.getByRole('textbox', wallet)).toHaveAccessibleDescription(
        /your own deposit address, and a withdrawal cannot be sent to it/,
      )
      await expect(args.onReview).not.toHaveBeenCalled()
    })
  },
}

export const LookAlike: Story = {
  args: {
    usedAddresses: [ether],
    defaultValues: { amount: '100', wallet: '0x5aae000000000000000000000000000000000aed' },
  },
  play: async ({ canvas, step }) => {
    await step(
      'WDR-1 an address that resembles one used before has a warning that shows the other one',
      async () => {
        const notes = canvas.getByRole('status')
        await expect(notes).toHaveTextContent('looks like one you used before, but is not the same')
        await expect(notes).toHaveTextContent(ether)
      },
    )
  },
}

const litecoin = 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'

export const Unchecked: Story = {
  parameters: { snapshot: true },
  args: { defaultValues: { amount: '120', wallet: litecoin } },
  play: async ({ canvas, args, userEvent, step }) => {
    const box = () => canvas.getByRole('checkbox', { name: 'I have compared it: it ends in RhMH9' })
    await step('WDR-6 an address of another network is not refused, and the box is not ticked', async () => {
      await expect(canvas.getByText('We could not check this address')).toBeVisible()
      await expect(box()).not.toBeChecked()
    })
    await step('WDR-6 without the tick there is no review, and the message says what to do', async () => {
      await userEvent.click(canvas.getByRole('button', review))
      await expect(await canvas.findByRole('region', { name: 'Check one field' })).toHaveFocus()
      await expect(box()).toHaveAccessibleDescription('Compare the address, then tick the box')
      await expect(args.onReview).not.toHaveBeenCalled()
    })
    await step('WDR-6 another address needs a new tick', async () => {
      await userEvent.click(box())
      await expect(box()).toBeChecked()
      const field = canvas.getByRole('textbox', wallet)
      await userEvent.type(field, '{Backspace}8')
      await expect(canvas.getByRole('checkbox')).not.toBeChecked()
      await userEvent.type(field, '{Backspace}9')
    })
    await step('WDR-6 once confirmed, the order contains only the address', async () => {
      if (!(box() as HTMLInputElement).checked) await userEvent.click(box())
      await userEvent.click(canvas.getByRole('button', review))
      await waitFor(() => expect(args.onReview).toHaveBeenCalledWith({ amount: '120.00', wallet: litecoin }))
    })
    await step('a draft does not contain the tick', async () => {
      await expect(args.onValues).toHaveBeenCalled()
      for (const [values] of (args.onValues as ReturnType<typeof fn>).mock.calls)
        await expect(values).not.toHaveProperty('compared')
    })
  },
}

export const UsedBefore: Story = {
  parameters: { snapshot: true },
  args: {
    defaultValues: { amount: '120', wallet: '' },
    usedAddresses: [test, ether],
    payees: [
      { id: test, wallet: test, lastUsed: '2026-03-01T10:12:00Z', failed: false },
      { id: ether, wallet: ether, lastUsed: '2026-01-12T09:00:00Z', failed: true },
    ],
    dates: { locale: 'en-US', timeZone: 'UTC' },
  },
  play: async ({ canvas, args, userEvent, step }) => {
    const used = canvas.getByRole('radio', { name: 'tb1qw5…xpjzsx' })
    await step(
      'WDR-7 the list has the network and the last use, and the fields are shown at once',
      async () => {
        await expect(canvas.getByRole('radio', { name: 'Another address' })).toBeChecked()
        await expect(canvas.getByRole('textbox', wallet)).toBeVisible()
        await expect(used).toHaveAccessibleDescription('Bitcoin test network. Last used Mar 1, 2026')
        await expect(canvas.getByRole('radio', { name: '0x5aAe…1BeAed' })).toHaveAccessibleDescription(
          'Ethereum. Last used Jan 12, 2026, that withdrawal failed',
        )
      },
    )
    await step('WDR-7 the whole address is shown before it is used', async () => {
      await userEvent.click(used)
      await expect(canvas.getByRole('status')).toHaveTextContent(test)
      await userEvent.click(canvas.getByRole('button', review))
      await waitFor(() => expect(args.onReview).toHaveBeenCalledWith({ amount: '120.00', wallet: test }))
    })
  },
}

export const TypedBeforePayees: Story = {
  parameters: { snapshot: false },
  args: UsedBefore.args,
  play: async ({ canvas, args, userEvent, step }) => {
    const choose = (name: string) => userEvent.click(canvas.getByRole('radio', { name }))
    await step('WDR-7 after two payees, “Another address” restores the input', async () => {
      await userEvent.type(canvas.getByRole('textbox', wallet), litecoin)
      await choose('tb1qw5…xpjzsx')
      await choose('0x5aAe…1BeAed')
      await expect(canvas.getByRole('status')).toHaveTextContent(ether)
      await choose('Another address')
      await expect(canvas.getByRole('textbox', wallet)).toHaveValue(litecoin)
    })
    await step('WDR-7 the review shows the last chosen payee', async () => {
      await choose('tb1qw5…xpjzsx')
      await choose('0x5aAe…1BeAed')
      await userEvent.click(canvas.getByRole('button', review))
      await waitFor(() => expect(args.onReview).toHaveBeenCalledWith({ amount: '120.00', wallet: ether }))
    })
  },
}

export const RestoredPayee: Story = {
  parameters: { snapshot: false },
  args: { ...UsedBefore.args, defaultValues: { amount: '120', wallet: test }, payeeChosen: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step(
      'WDR-7 a restored payee that was chosen from the list is chosen again, with the whole address',
      async () => {
        await expect(canvas.getByRole('radio', { name: 'tb1qw5…xpjzsx' })).toBeChecked()
        await expect(canvas.getByRole('status')).toHaveTextContent(test)
        await expect(canvas.queryByRole('textbox', wallet)).not.toBeInTheDocument()
      },
    )
    await step('it can be submitted at once', async () => {
      await userEvent.click(canvas.getByRole('button', review))
      await waitFor(() => expect(args.onReview).toHaveBeenCalledWith({ amount: '120.00', wallet: test }))
    })
    await step('“Another address” starts empty', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Another address' }))
      await expect(canvas.getByRole('textbox', wallet)).toHaveValue('')
    })
  },
}

async function expectTyped(canvas: ReturnType<typeof within>) {
  await expect(canvas.getByRole('radio', { name: 'Another address' })).toBeChecked()
  await expect(canvas.getByRole('textbox', wallet)).toHaveValue(test)
}

export const RestoredInput: Story = {
  parameters: { snapshot: false },
  args: { ...UsedBefore.args, defaultValues: { amount: '120', wallet: test } },
  play: ({ canvas, step }) =>
    step('WDR-7 restored input is shown as typed, even if it is a payee’s', () => expectTyped(canvas)),
}

export const RestoredUnusable: Story = {
  parameters: { snapshot: false },
  args: {
    payees: [{ id: test, wallet: test, lastUsed: null, failed: false, disabledReason: 'Not usable yet' }],
    defaultValues: { amount: '120', wallet: test },
    payeeChosen: true,
  },
  play: ({ canvas, step }) =>
    step('WDR-7 restored input of a payee that can’t be used is shown as typed', () => expectTyped(canvas)),
}

export const NotAllowed: Story = {
  parameters: { snapshot: true },
  args: { terms: { tradeProfit: '12.4', charges: '2.5', allowed: false } },
  play: async ({ canvas, userEvent, step }) => {
    await step('FAIR-4 no payout is shown while nothing can be withdrawn', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in USD' }), '10')
      await expect(canvas.queryByText('$9.75')).toBeNull()
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Amount in USD' }))
    })
    await step('WDR-3 the button is disabled and says why', async () => {
      await expect(canvas.getByRole('button', review)).toHaveAttribute('aria-disabled', 'true')
      await expect(canvas.getByRole('button', review)).toHaveAccessibleDescription(
        'Your profit has not reached the minimum withdrawal threshold.',
      )
    })
    await step('WDR-3 a click on the amount shows that the profit is below the threshold', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Amount in USD' }))
      await expect(
        canvas.getByText('Your profit has not reached the minimum withdrawal threshold'),
      ).toBeVisible()
    })
  },
}

export const LongText: Story = {
  args: {
    defaultValues: {
      amount: '3250.17',
      wallet: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    },
  },
  globals: { textSize: '200%' },
}
export const RightToLeft: Story = { ...OwnDepositAddress, globals: { direction: 'rtl' } }

export const ByKeyboard: Story = {
  args: { defaultValues: { amount: '', wallet: test } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('WDR-4 Enter in the amount field submits the form', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in USD' }), '100{Enter}')
      await expect(args.onReview).toHaveBeenCalledWith({ amount: '100.00', wallet: test })
    })
  },
}
