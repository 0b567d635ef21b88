import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { AmountInput } from '#ui/money/AmountInput.tsx'
import { LocaleProvider } from '#ui/primitives/LocaleProvider.tsx'
import { Field } from '#ui/primitives/Field.tsx'
import { amountsHidden } from '../amounts-hidden.tsx'

const meta = {
  component: AmountInput,
  args: { value: '', onValueChange: fn() },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
  render: function Kept({ value, onValueChange, ...rest }) {
    const [text, setText] = useState(value)
    return (
      <Field label="Amount in USD">
        <AmountInput
          {...rest}
          value={text}
          onValueChange={(next) => {
            onValueChange(next)
            setText(next)
          }}
        />
      </Field>
    )
  },
} satisfies Meta<typeof AmountInput>
export default meta
type Story = StoryObj<typeof meta>

const readings = [
  ['1,000.50', 'Read as $1,000.50'],
  ['1000,5', 'Read as $1,000.50'],
  ['1 000.50', 'Read as $1,000.50'],
  ['$20', 'Read as $20.00'],
  ['0.07', 'Read as $0.07'],
  ['999999999999.99', 'Read as $999,999,999,999.99'],
] as const
const unread = [
  '1e21',
  '0x10',
  '0b11',
  '+5',
  '5.',
  '0.001',
  '1.000,50',
  '1,00,0',
  '١٠٠',
  '１００',
  '-5',
  '0',
  'abc',
]

export const Playground: Story = {
  args: { max: '3250.17' },
  play: async ({ canvas, args, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount in USD' })
    await step('C47 the text stays as typed, and the description says how it was read', async () => {
      for (const [typed, read] of readings) {
        await userEvent.clear(input)
        await userEvent.type(input, typed)
        await expect(input).toHaveValue(typed)
        await expect(input).toHaveAccessibleDescription(read)
      }
    })
    await step('C46 C47 ambiguous and invalid text has no reading', async () => {
      for (const typed of unread) {
        await userEvent.clear(input)
        await userEvent.type(input, typed)
        await expect(input).toHaveValue(typed)
        await expect(canvas.queryByText(/Read as/)).not.toBeInTheDocument()
      }
    })
    await step('Max fills in the whole amount, to the cent (FAIR-1)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Max: $3,250.17' }))
      await expect(input).toHaveValue('3250.17')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('3250.17')
    })
    await step('phones show a decimal keyboard, and arrow keys do not change the amount', async () => {
      await expect(input).toHaveAttribute('inputmode', 'decimal')
      await userEvent.type(input, '{ArrowUp}')
      await expect(input).toHaveValue('3250.17')
    })
  },
}

export const MaxWhileHidden: Story = {
  name: 'Max button while amounts are hidden',
  args: { max: '3250.17' },
  parameters: { snapshot: false },
  decorators: amountsHidden,
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await step('FAIR-9 the name of Max has no amount while amounts are hidden', async () => {
      await expect(canvas.getByRole('button', { name: 'Max' })).toBeVisible()
      await expect(canvasElement.innerHTML).not.toContain('250.17')
    })
    await step('a press fills in the amount', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Max' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith('3250.17')
    })
  },
}

export const NothingAvailable: Story = {
  name: 'Max button with nothing available',
  args: { max: '0.00' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Max is disabled and says why', async () => {
      const max = canvas.getByRole('button', { name: 'Max' })
      await userEvent.click(max)
      await expect(args.onValueChange).not.toHaveBeenCalled()
      await expect(max).toHaveAccessibleDescription('Nothing is available')
    })
  },
}

export const FigureMissing: Story = {
  name: 'Max button without a figure',
  args: { max: null, value: '20' },
}
export const Huge: Story = {
  name: 'Very large amount',
  args: { value: '999999999999.99', max: '999999999999.99' },
  globals: { textSize: '200%' },
}
export const WideSymbol: Story = {
  name: 'Currency with a wide symbol',
  args: { value: '1,000.50', max: '3250.17' },
  decorators: (Story) => (
    <LocaleProvider locale="fr-CH" currency="DKK">
      <Story />
    </LocaleProvider>
  ),
  render: (args) => (
    <div className="grid gap-4">
      <AmountInput aria-label="Amount" {...args} />
      <AmountInput aria-label="Large amount" {...args} large />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('the symbol touches neither the edge of the input nor the amount', async () => {
      for (const symbol of canvas.getAllByText('DKK')) {
        const range = document.createRange()
        range.selectNodeContents(symbol)
        const text = range.getBoundingClientRect()
        const input = within(symbol.parentElement as HTMLElement).getByRole('textbox')
        const box = input.getBoundingClientRect()
        await expect(text.left - box.left).toBeGreaterThan(8)
        await expect(box.left + parseFloat(getComputedStyle(input).paddingLeft) - text.right).toBeGreaterThan(
          8,
        )
      }
    })
  },
}
export const RightToLeft: Story = {
  args: { value: '1,000.50', max: '3250.17' },
  globals: { direction: 'rtl' },
}
export const Dark: Story = { args: { value: '1,000.50', max: '3250.17' }, globals: { theme: 'dark' } }

export const WithError: Story = {
  render: () => (
    <Field label="Amount in USD" error="Use digits and a dot, for example 1000.50">
      <AmountInput value="1.000,50" onValueChange={fn()} max="20.00" />
    </Field>
  ),
  play: async ({ canvas, step }) => {
    await step('the error of the field describes the input', async () => {
      const input = canvas.getByRole('textbox')
      await expect(input).toBeInvalid()
      await expect(input).toHaveAccessibleDescription('Use digits and a dot, for example 1000.50')
    })
  },
}

export const PropsReachTheInput: Story = {
  args: { id: 'sample', name: 'amount', className: 'mt-1', style: { opacity: 0.9 }, value: '5' },
  render: (args) => (
    <label htmlFor="sample">
      Amount
      <AmountInput {...args} />
    </label>
  ),
  play: async ({ canvas, step }) => {
    await step('id, name, class and style are passed to the input', async () => {
      const input = canvas.getByRole('textbox')
      await expect(input).toHaveAttribute('name', 'amount')
      await expect(input).toHaveAttribute('id', 'sample')
      await expect(input).toHaveClass('mt-1')
      await expect(input).toHaveStyle({ opacity: '0.9' })
    })
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Tab reaches the input, and typing changes the value', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Amount in USD' })).toHaveFocus()
      await userEvent.keyboard('12.5')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('12.5')
    })
  },
}
