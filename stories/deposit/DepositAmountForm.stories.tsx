import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DepositAmountForm } from '#ui/deposit/DepositAmountForm.tsx'
import { expectReadable } from '../readable-text.ts'

const meta = {
  component: DepositAmountForm,
  args: { onContinue: fn() },
} satisfies Meta<typeof DepositAmountForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount in USD' })
    const button = canvas.getByRole('button', { name: 'Make Deposit' })
    for (const [typed, message] of [
      ['', 'Enter an amount'],
      ['0', 'Enter an amount greater than 0'],
      ['0.00', 'Enter an amount greater than 0'],
      ['-5', 'Enter an amount greater than 0'],
      ['1e21', 'Use digits and a dot, for example 1000.50'],
      ['0.001', 'Use at most two decimals, for example 1000.50'],
      ['9007199254740993', 'This amount is too large'],
    ] as const)
      await step(`DEP-1 C46 "${typed}" is rejected`, async () => {
        await userEvent.clear(input)
        if (typed !== '') await userEvent.type(input, typed)
        await userEvent.click(button)
        await expect(await canvas.findByText(message)).toBeVisible()
        await expect(input).toBeInvalid()
        await expect(args.onContinue).not.toHaveBeenCalled()
      })
    await step('DEP-1 Enter submits an amount above 0, passed on exactly', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '1,000.5{Enter}')
      await expect(args.onContinue).toHaveBeenCalledTimes(1)
      await expect(args.onContinue).toHaveBeenCalledWith('1000.50')
    })
  },
}

export const ForAPlan: Story = {
  parameters: { snapshot: true },
  args: { plan: { name: 'Master', from: '2500.00' }, onTyped: fn() },
  play: async ({ canvas, args, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount in USD' })
    await step('UPG-2 the lower bound of the plan is offered, and not filled in', async () => {
      await expect(canvas.getByText(/^Master starts at \$2,500\.00\./)).toBeVisible()
      await expect(input).toHaveValue('')
    })
    await step(
      'UPG-2 FAIR-7 reports an amount below the plan, and the deposit is still possible',
      async () => {
        await userEvent.type(input, '13')
        await expect(
          canvas.getByText('$13.00 is less than the $2,500.00 that Master starts at.'),
        ).toBeVisible()
        await expect(canvas.getByRole('button', { name: 'Make Deposit' })).toBeEnabled()
        await userEvent.clear(input)
        input.blur()
      },
    )
    await step('UPG-2 Tab and Enter use it', async () => {
      input.focus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Use $2,500.00' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(input).toHaveValue('2500.00')
      await expect(args.onTyped).toHaveBeenLastCalledWith('2500.00')
      await userEvent.click(canvas.getByRole('button', { name: 'Make Deposit' }))
      await expect(args.onContinue).toHaveBeenCalledWith('2500.00')
    })
  },
}

export const TypedBefore: Story = { args: { defaultAmount: '1,000.50' } }
export const LargeText: Story = {
  args: { defaultAmount: '1,234.56' },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ canvas, step }) => {
    await step('DEP-1 the whole amount can be read in its field', () =>
      expectReadable(canvas.getByRole('textbox'), '1,234.56'),
    )
  },
}
