import { moneyPlaces } from '#contract/capabilities/payouts.ts'
import { MoneyLocation } from '#ui/payout/MoneyLocation.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: MoneyLocation,
  args: { location: 'reserved', amount: '400', payout: '390' },
} satisfies Meta<typeof MoneyLocation>
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
      {[...moneyPlaces, null].map((location) => (
        <MoneyLocation key={String(location)} {...args} location={location} />
      ))}
      {moneyPlaces.map((location) => (
        <MoneyLocation key={location} location={location} amount={null} payout={null} />
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
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the section', () => expectRootProps(ref))
  },
}
