import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { BankWithdrawalForm } from '#ui/withdrawal/BankWithdrawalForm.tsx'

const empty = { amount: '', accountNumber: '', swiftCode: '', bankName: '' }
const filled = {
  amount: '1,000.01',
  accountNumber: '00012345',
  swiftCode: 'sampus33',
  bankName: 'Sample Bank',
}

const meta = {
  component: BankWithdrawalForm,
  args: {
    terms: { tradeProfit: '3250.17', charges: '2.5', allowed: true },
    defaultValues: empty,
    failure: null,
    onValues: fn(),
    onReview: fn(),
  },
} satisfies Meta<typeof BankWithdrawalForm>
export default meta
type Story = StoryObj<typeof meta>

const review = { name: 'Review bank withdrawal' }

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('WDR-1 all fields are required, and the error summary gets the focus', async () => {
      await userEvent.click(canvas.getByRole('button', review))
      await expect(await canvas.findByRole('region', { name: 'Check 4 fields' })).toHaveFocus()
      for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeInvalid()
      await expect(args.onReview).not.toHaveBeenCalled()
    })
    await step('WDR-6 the error of an invalid SWIFT code says what is wrong', async () => {
      const swift = canvas.getByRole('textbox', { name: 'Bank SWIFT code' })
      await userEvent.type(swift, 'SAMP')
      await expect(swift).toHaveAccessibleDescription(/^A SWIFT code has 8 or 11 characters, this one has 4/)
      await userEvent.type(swift, 'us33')
      await expect(swift).toBeValid()
    })
    await step('WDR-4 Enter submits a complete form to the review, with the exact amount', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Account number' }), '00012345')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Bank name' }), 'Sample Bank')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in USD' }), '1000,5{Enter}')
      await expect(args.onReview).toHaveBeenCalledTimes(1)
      await expect(args.onReview).toHaveBeenCalledWith({
        amount: '1000.50',
        accountNumber: '00012345',
        swiftCode: 'SAMPUS33',
        bankName: 'Sample Bank',
      })
    })
    await step('onValues gets every change', () =>
      expect(args.onValues).toHaveBeenLastCalledWith(expect.objectContaining({ amount: '1000,5' })),
    )
  },
}

const numbers = [
  ['a printed IBAN of Ukraine', 'UA21 3223 1300 0002 6007 2335 6600 1', true],
  ['a printed IBAN of Malta', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S', true],
  ['34 characters in groups of four', `${'AB12 '.repeat(8)}AB`, true],
  ['35 characters in groups of four', `${'AB12 '.repeat(8)}AB1`, false],
] as const
export const PrintedAccountNumbers: Story = {
  args: { defaultValues: { ...filled, accountNumber: '' } },
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Account number' })
    let reviewed = 0
    for (const [what, text, taken] of numbers)
      await step(`API-9 ${what} is ${taken ? 'accepted' : 'rejected'}: spaces do not count`, async () => {
        await userEvent.clear(field)
        await userEvent.click(field)
        await userEvent.paste(text)
        await userEvent.click(canvas.getByRole('button', review))
        if (taken) reviewed += 1
        else await expect(await canvas.findAllByText('This account number is too long')).not.toHaveLength(0)
        await waitFor(() => expect(args.onReview).toHaveBeenCalledTimes(reviewed))
        if (taken)
          await expect(args.onReview).toHaveBeenLastCalledWith(
            expect.objectContaining({ accountNumber: text }),
          )
      })
  },
}

export const WrongIban: Story = {
  parameters: { snapshot: true },
  args: { defaultValues: { ...filled, accountNumber: '' } },
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Account number' })
    const problem = 'This IBAN is not valid. Check it for a mistyped digit.'
    await step('WDR-6 an IBAN with a wrong checksum is reported at its field, and not accepted', async () => {
      await userEvent.type(field, 'DE89 3704 0044 0532 0130 01')
      await userEvent.tab()
      await expect(await canvas.findByText(problem)).toBeVisible()
      await expect(field).toHaveAccessibleDescription(`${problem} An account number or an IBAN.`)
      await userEvent.click(canvas.getByRole('button', review))
      await expect(args.onReview).not.toHaveBeenCalled()
    })
    await step('WDR-6 the corrected digit is accepted', async () => {
      await userEvent.type(field, '{Backspace}0')
      await expect(field).toBeValid()
      await expect(field).toHaveAccessibleName('Account number')
    })
    // For the picture.
    await userEvent.type(field, '{Backspace}1')
    await userEvent.tab()
  },
}

export const UsedBefore: Story = {
  parameters: { snapshot: true },
  args: {
    defaultValues: { ...empty, amount: '120' },
    payees: [
      { id: 'a', ...filled, swiftCode: 'SAMPUS33', lastUsed: '2026-02-20T16:20:42Z', failed: false },
      {
        id: 'b',
        accountNumber: 'DE89 3704 0044 0532 0130 00',
        swiftCode: 'SAMPDEFF',
        bankName: 'Another Sample Bank',
        lastUsed: '2026-01-10T09:00:00Z',
        failed: true,
      },
    ],
    dates: { locale: 'en-US', timeZone: 'UTC' },
  },
  play: async ({ canvas, args, userEvent, step }) => {
    const used = () => canvas.getByRole('radio', { name: 'Sample Bank, account ending 2345' })
    const another = () => canvas.getByRole('radio', { name: 'Another bank account' })
    await step(
      'WDR-7 no payee is preselected: the fields are shown at once, and the accounts are masked',
      async () => {
        await expect(another()).toBeChecked()
        await expect(canvas.getByRole('textbox', { name: 'Account number' })).toBeVisible()
        await expect(canvas.queryByText(/00012345/)).toBeNull()
        await expect(used()).toHaveAccessibleDescription('Last used Feb 20, 2026')
      },
    )
    await step('WDR-7 a chosen account is shown in full, instead of the fields', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Bank name' }), 'Half typed')
      await userEvent.click(used())
      await expect(used()).toHaveAccessibleDescription('00012345, SWIFT SAMPUS33. Last used Feb 20, 2026')
      await expect(canvas.queryByRole('textbox', { name: 'Bank name' })).toBeNull()
    })
    await step('WDR-7 the order is for the chosen account', async () => {
      await userEvent.click(canvas.getByRole('button', review))
      await waitFor(() =>
        expect(args.onReview).toHaveBeenCalledWith({
          amount: '120.00',
          accountNumber: '00012345',
          swiftCode: 'SAMPUS33',
          bankName: 'Sample Bank',
        }),
      )
    })
    await step('FAIR-7 going back to another account restores the input', async () => {
      await userEvent.click(another())
      await expect(canvas.getByRole('textbox', { name: 'Bank name' })).toHaveValue('Half typed')
      await expect(canvas.getByRole('textbox', { name: 'Account number' })).toHaveValue('')
    })
    await userEvent.click(used())
  },
}

export const RefusedPayee: Story = {
  args: {
    ...UsedBefore.args,
    defaultValues: { ...filled, swiftCode: 'SAMPUS33' },
    failure: { kind: 'invalid', message: 'Sample refusal', fields: { bankName: 'We do not know this bank' } },
  },
  parameters: { snapshot: false },
  render: function AfterTheReview(args) {
    const [failure, setFailure] = useState<typeof args.failure>(null)
    return (
      <>
        <BankWithdrawalForm {...args} failure={failure} />
        <button type="button" onClick={() => setFailure(args.failure)}>
          The server refuses it
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'C6 WDR-7 if the server refuses a detail of a chosen payee, its field is shown with the message',
      async () => {
        await userEvent.click(canvas.getByRole('radio', { name: 'Sample Bank, account ending 2345' }))
        await userEvent.click(canvas.getByRole('button', { name: 'The server refuses it' }))
        const bank = canvas.getByRole('textbox', { name: 'Bank name' })
        await expect(bank).toHaveFocus()
        await expect(bank).toHaveValue('Sample Bank')
        await expect(bank).toHaveAccessibleDescription('We do not know this bank')
      },
    )
  },
}

export const LateList: Story = {
  args: { ...UsedBefore.args },
  parameters: { snapshot: false },
  render: function Late(args) {
    const [payees, setPayees] = useState<typeof args.payees>([])
    return (
      <>
        <BankWithdrawalForm {...args} payees={payees} />
        <button type="button" onClick={() => setPayees(args.payees)}>
          The list arrives
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'WDR-7 a list that arrives while the customer is typing does not replace the input fields',
      async () => {
        await userEvent.type(canvas.getByRole('textbox', { name: 'Account number' }), '0')
        await userEvent.click(canvas.getByRole('button', { name: 'The list arrives' }))
        await expect(canvas.queryByRole('radio')).toBeNull()
        await expect(canvas.getByRole('textbox', { name: 'Account number' })).toHaveValue('0')
      },
    )
  },
}

export const Filled: Story = { args: { defaultValues: filled } }

export const OverProfit: Story = {
  args: { defaultValues: { ...filled, amount: '3250.18' } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('WDR-2 an amount above the profit shows an error and is not submitted', async () => {
      await expect(canvas.getByText('Withdrawal amount must not exceed total profits')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', review))
      await expect(args.onReview).not.toHaveBeenCalled()
    })
    await step('WDR-2 the whole profit is accepted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Max/ }))
      await userEvent.click(canvas.getByRole('button', review))
      await expect(args.onReview).toHaveBeenCalledWith(expect.objectContaining({ amount: '3250.17' }))
    })
  },
}

export const NotAllowed: Story = {
  args: {
    terms: { tradeProfit: '12.4', charges: '2.5', allowed: false },
    defaultValues: { ...filled, amount: '5' },
  },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('WDR-3 the button is disabled and says why, and Enter submits nothing', async () => {
      const button = canvas.getByRole('button', review)
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).toHaveAccessibleDescription(
        'Your profit has not reached the minimum withdrawal threshold.',
      )
      await userEvent.click(button)
      await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in USD' }), '{Enter}')
      await expect(args.onReview).not.toHaveBeenCalled()
    })
  },
}

export const FigureMissing: Story = {
  args: { terms: { tradeProfit: null, charges: '2.5', allowed: true }, defaultValues: filled },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 without a figure, the button is disabled and says why', () =>
      expect(canvas.getByRole('button', review)).toHaveAccessibleDescription(/could not be read/),
    )
  },
}

export const RefusedField: Story = {
  args: {
    defaultValues: filled,
    failure: { kind: 'invalid', message: 'Sample refusal', fields: { bankName: 'We do not know this bank' } },
  },
  play: async ({ canvas, step }) => {
    await step('C6 the server’s message is at the field, which has the focus', async () => {
      const bank = canvas.getByRole('textbox', { name: 'Bank name' })
      await expect(bank).toHaveFocus()
      await expect(bank).toHaveAccessibleDescription('We do not know this bank')
    })
  },
}

export const LongText: Story = {
  args: {
    defaultValues: {
      amount: '999999999999.99',
      accountNumber: '0'.repeat(34),
      swiftCode: 'SAMPUS33XXX',
      bankName: 'A sample bank with a rather long name in several towns and countries',
    },
    terms: { tradeProfit: '999999999999.99', charges: '2.5', allowed: true },
  },
  globals: { textSize: '200%' },
}
export const RightToLeft: Story = { args: { defaultValues: filled }, globals: { direction: 'rtl' } }
