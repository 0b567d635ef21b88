import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import { SummaryAndSubmit } from '#ui/withdrawal/SummaryAndSubmit.tsx'

const pressed = fn()

const meta = {
  component: SummaryAndSubmit,
  args: {
    typed: '120',
    terms: { tradeProfit: '3250.17', charges: '2.5', allowed: true },
    error: null,
    submit: <Button onClick={pressed}>Review bank withdrawal</Button>,
  },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof SummaryAndSubmit>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('FAIR-4 what the customer receives comes first, and the fee is deducted', async () => {
      const rows = Array.from(canvasElement.querySelectorAll('dl > div'), ({ textContent }) => textContent)
      await expect(rows.slice(0, 3)).toEqual(['You receive$117.00', 'Amount$120.00', 'Fee (2.5%)−$3.00'])
    })
    await step(
      'WDR-4 the keyboard reaches the button, and a sentence says that nothing is sent yet',
      async () => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(pressed).toHaveBeenCalled()
        await expect(canvas.getByText('You see everything once more before anything is sent.')).toBeVisible()
      },
    )
  },
}

export const NothingTyped: Story = { args: { typed: '' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
