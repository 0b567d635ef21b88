import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WithdrawalAmountField } from '#ui/withdrawal/WithdrawalAmountField.tsx'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectReadable } from '../readable-text.ts'

const meta = {
  component: WithdrawalAmountField,
  args: {
    value: '100',
    onValueChange: fn(),
    error: undefined,
    terms: { tradeProfit: '3250.17', charges: '2.5', allowed: true },
  },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof WithdrawalAmountField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('WDR-5 FAIR-9 shows what is available, and that only profit can be withdrawn', async () => {
      await expect(canvasElement).toHaveTextContent(
        'Available: $3,250.17. Only trade profit can be withdrawn.',
      )
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
        /Available: \$3,250\.17\. Only trade profit can be withdrawn\./,
      )
    })
    await step('FAIR-4 the payout follows the amount', () =>
      expect(canvas.getByText(/^Read as/)).toHaveTextContent('Read as $100.00 · You receive $97.50'),
    )
  },
}

export const AmountsAreHidden: Story = {
  parameters: { snapshot: false },
  decorators: amountsHidden,
  play: async ({ canvasElement, step }) => {
    await step('FAIR-9 the available amount is hidden, but not the reason', async () => {
      await expect(canvasElement).toHaveTextContent('Only trade profit can be withdrawn.')
      await expect(canvasElement.innerHTML).not.toContain('250.17')
    })
  },
}

export const OverProfit: Story = {
  args: { value: '3,250.18' },
  play: async ({ canvas, step }) => {
    await step('WDR-2 the error is shown while the customer types', async () => {
      await expect(canvas.getByText('Withdrawal amount must not exceed total profits')).toBeVisible()
      await expect(canvas.getByRole('textbox')).toBeInvalid()
    })
    await step('FAIR-4 no payout is shown for more than the profit', () =>
      expect(canvas.getByText(/^Read as/)).not.toHaveTextContent('You receive'),
    )
  },
}

export const BelowTheThreshold: Story = {
  args: {
    value: '500',
    showsThreshold: true,
    terms: { tradeProfit: '12.4', charges: '2.5', allowed: false },
  },
  play: async ({ canvas, userEvent, step }) => {
    const words = 'Your profit has not reached the minimum withdrawal threshold'
    await step('WDR-3 no error is shown before a click', () =>
      expect(canvas.queryByText(words)).not.toBeInTheDocument(),
    )
    await step('WDR-3 a click on the field shows the error', async () => {
      await userEvent.click(canvas.getByRole('textbox'))
      await expect(canvas.getByText(words)).toBeVisible()
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(`^${words}`))
    })
    await step('WDR-3 one reason at a time: an amount above the profit adds no second message', async () => {
      await expect(canvas.queryByText('Withdrawal amount must not exceed total profits')).toBeNull()
      await expect(canvas.getByText(/^Available: /)).toHaveTextContent('Available: $0.00.')
    })
    await step('FAIR-4 no payout is shown while nothing can be withdrawn', () =>
      expect(canvas.getByText(/^Read as/)).toHaveTextContent(/^Read as \$500\.00$/),
    )
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('WDR-1 Tab reaches the field, and typing changes the value', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox')).toHaveFocus()
      await userEvent.keyboard('0')
      await expect(args.onValueChange).toHaveBeenCalled()
    })
  },
}

const readable: Story['play'] = async ({ canvas, step }) => {
  await step('WDR-5 the whole amount can be read in its field', () =>
    expectReadable(canvas.getByRole('textbox'), '1,234.56'),
  )
}
export const LargeText: Story = {
  args: { value: '1,234.56' },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: readable,
}
export const LargeTextAt375: Story = {
  ...LargeText,
  name: 'Large text, 375 px wide',
  globals: { textSize: '200%', viewport: { value: 'w375' } },
}
