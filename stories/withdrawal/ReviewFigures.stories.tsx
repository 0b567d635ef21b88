import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReviewFigures } from '#ui/withdrawal/ReviewFigures.tsx'

const bank = { accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }
const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const order = {
  requested: '120.00',
  fee: '3.00',
  payout: '117.00',
  charges: '2.5',
  after: '3130.17',
  destination: bank,
} as const

const meta = {
  component: ReviewFigures,
  args: { order },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof ReviewFigures>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    await step(
      'WDR-4 FAIR-4 the figures are in this order, to the cent, and the destination in full',
      async () => {
        const rows = Array.from(canvasElement.querySelectorAll('dl > div'), ({ textContent }) => textContent)
        await expect(rows).toEqual([
          'You receive$117.00',
          'Amount$120.00',
          'Fee (2.5%)−$3.00',
          'Paid toSample BankAccount 00012345SWIFT SAMPUS33',
          'Trade Profit after$3,130.17',
        ])
      },
    )
  },
}

export const Wallet: Story = {
  args: { order: { ...order, destination: { wallet, network: 'Bitcoin test network' } } },
}
export const FeeNotKnown: Story = {
  name: 'Only the amount is certain',
  args: { order: { ...order, fee: null, payout: null, charges: null, after: null } },
  play: async ({ canvasElement, step }) => {
    await step('FAIR-1 unknown figures are not shown', async () => {
      const rows = Array.from(canvasElement.querySelectorAll('dl > div'), ({ textContent }) => textContent)
      await expect(rows).toEqual(['Amount$120.00', 'Paid toSample BankAccount 00012345SWIFT SAMPUS33'])
    })
  },
}
export const LongText: Story = {
  args: {
    order: {
      ...order,
      payout: '974999999999.99',
      requested: '999999999999.99',
      destination: {
        accountNumber: '0'.repeat(34),
        swiftCode: 'SAMPUS33XXX',
        bankName: 'A sample bank with a rather long name in several towns and countries',
      },
    },
  },
  globals: { textSize: '200%' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
