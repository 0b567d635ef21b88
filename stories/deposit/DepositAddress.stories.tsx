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
    amount: '2500.00',
    price: { usd: '100000', source: 'sample', at: '2026-01-01T00:00:00Z' },
  },
} satisfies Meta<typeof DepositAddress>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('DEP-4 says how much to send above the address', async () => {
      await expect(canvas.getByText('0.025 BTC')).toBeVisible()
      await expect(canvas.getByText(/Sample price, not a market price\./)).toBeVisible()
    })
    await step(
      'DEP-2 FAIR-6 the warning about coin and network stays, between amount and address',
      async () => {
        const warning = canvas.getByText(/^Send only/)
        await expect(warning).toHaveTextContent(
          /^Send only BTC, and only on Bitcoin test network \(testnet\)\. This is a sandbox\. Don’t send real money\.$/,
        )
        await expect(warning.closest('p')?.nextElementSibling).toBe(
          canvasElement.querySelector('[data-slot="copy-address-row"]'),
        )
      },
    )
    await step('DEP-2 has a button for the amount and one for the address', async () => {
      await expect(canvas.getByRole('button', { name: 'Copy the amount in BTC' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Copy the Bitcoin address' })).toBeVisible()
    })
    await step('C37 a press opens the field in which a pasted address is compared', async () => {
      const summary = canvas.getByText('Compare the address you pasted').closest('summary')
      await expect(canvas.getByText('Check what I pasted')).not.toBeVisible()
      summary?.focus()
      await expect(summary).toHaveFocus()
      // Enter would make the browser click it, but only with real key presses.
      summary?.click()
      await expect(canvas.getByRole('textbox', { name: 'Check what I pasted' })).toBeVisible()
      summary?.click()
      summary?.blur()
    })
  },
}

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
    await step('FAIR-6 a warning is shown instead of the amount and the QR code', async () => {
      await expect(canvas.queryByText('Send about')).not.toBeInTheDocument()
      await expect(canvas.getByText(/belongs to a test network/)).toBeVisible()
      await expect(canvas.queryByText(/^Send only/)).not.toBeInTheDocument()
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    })
  },
}

export const Damaged: Story = {
  args: { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy' },
  play: async ({ canvas, step }) => {
    await step('an address with a wrong checksum has a warning', () =>
      expect(canvas.getByText(/This Bitcoin address contains a mistake/)).toBeVisible(),
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
