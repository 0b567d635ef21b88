import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DepositAddress } from '#ui/deposit/DepositAddress.tsx'

const meta = {
  component: DepositAddress,
  args: {
    id: 'bitcoin',
    address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    network: 'Bitcoin test network (testnet)',
    testNetwork: true,
  },
} satisfies Meta<typeof DepositAddress>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Changed: Story = {
  args: { changed: true },
  play: async ({ canvas, step }) => {
    await step('C39 a warning is shown', () =>
      expect(canvas.getByText('This address changed since your last visit')).toBeVisible(),
    )
  },
}

export const TestAddressOnALiveServer: Story = {
  args: { testNetwork: false, network: 'Bitcoin' },
  play: async ({ canvas, step }) => {
    await step('FAIR-6 a warning is shown instead of the QR code', async () => {
      await expect(canvas.getByText(/belongs to a test network/)).toBeVisible()
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    })
  },
}

export const Damaged: Story = {
  args: { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy' },
  play: async ({ canvas, step }) => {
    await step('an address with a wrong checksum has a warning', () =>
      expect(canvas.getByText(/The checksum of this Bitcoin address does not match/)).toBeVisible(),
    )
  },
}
export const Ethereum: Story = {
  args: {
    id: 'ethereum',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    network: 'Ethereum test network (Sepolia)',
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LargeText: Story = { globals: { textSize: '200%' } }
