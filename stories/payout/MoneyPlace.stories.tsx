import { moneyPlaces } from '#contract/capabilities/payouts.ts'
import { MoneyPlace } from '#ui/payout/MoneyPlace.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRest, rest } from '../rest-on-the-root.ts'

const meta = {
  component: MoneyPlace,
  args: { place: 'reserved', amount: '400', payout: '390' },
} satisfies Meta<typeof MoneyPlace>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('CAP-2 it says that the money is set aside, with the exact amount', () =>
      expect(canvas.getByText(/^Set aside\./)).toHaveTextContent(
        'The $400.00 has left your Trade Profit and has not been paid out.',
      ),
    )
  },
}
export const States: Story = {
  render: (args) => (
    <div className="grid gap-6">
      {[...moneyPlaces, null].map((place) => (
        <MoneyPlace key={String(place)} {...args} place={place} />
      ))}
      {moneyPlaces.map((place) => (
        <MoneyPlace key={place} place={place} amount={null} payout={null} />
      ))}
    </div>
  ),
}
export const AmountHidden: Story = {
  decorators: amountsHidden,
  play: async ({ canvasElement, step }) => {
    await step('FAIR-9 the amount is not in the page', () =>
      expect(canvasElement.innerHTML).not.toMatch(/\d{3}/),
    )
  },
}
const ref = createRef<HTMLElement>()
export const RestLandsOnTheRoot: Story = {
  args: { ref, ...rest },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the section', () => expectRest(ref))
  },
}
