import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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
      await expect(canvas.getByText('$97.50')).toBeVisible()
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in USD' }), '0')
      await expect(canvas.getByText('$975.00')).toBeVisible()
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
        /This is a Bitcoin test-network address, where real money is lost/,
      )
      await expect(args.onReview).not.toHaveBeenCalled()
    })
  },
}

export const OwnDepositAddress: Story = {
  args: { ownAddresses: [test], defaultValues: { amount: '100', wallet: test } },
  play: async ({ canvas, step }) => {
    await step('WDR-1 a note says that this is the customer’s own deposit address', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('This is the address you deposit to here'),
    )
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

export const NotAllowed: Story = {
  parameters: { pixels: true },
  args: { terms: { tradeProfit: '12.4', charges: '2.5', allowed: false } },
  play: async ({ canvas, userEvent, step }) => {
    await step('WDR-3 the button is disabled and says why', async () => {
      await expect(canvas.getByRole('button', review)).toHaveAttribute('aria-disabled', 'true')
      await expect(canvas.getByRole('button', review)).toHaveAccessibleDescription(
        /not open for your account/,
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
