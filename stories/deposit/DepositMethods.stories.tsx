import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { DepositMethod } from '#ui/deposit/deposit-method.ts'
import type { Prices } from '#ui/deposit/coin-amount.ts'
import { DepositMethods } from '#ui/deposit/DepositMethods.tsx'

const methods: (DepositMethod & { address: string })[] = [
  {
    id: 'bitcoin',
    network: 'Bitcoin test network (testnet)',
    address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  },
  {
    id: 'ethereum',
    network: 'Ethereum test network (Sepolia)',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  },
  { id: 'usdt', network: 'Tron test network (Nile)', address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' },
]

const at = '2026-01-01T00:00:00Z'
const prices: Prices = {
  bitcoin: { usd: '100000', source: 'sample', at },
  ethereum: { usd: '4000', source: 'sample', at },
  usdt: null,
}

const meta = {
  component: DepositMethods,
  args: { data: { state: 'ready', methods, testNetwork: true }, amount: '2500.00', prices },
} satisfies Meta<typeof DepositMethods>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const address = () => canvasElement.querySelector('[data-slot="address-text"]')
    for (const [index, name] of ['Bitcoin', 'Ethereum', 'USDT'].entries()) {
      await step(`DEP-2 ${name}: the customer confirms the network before the address is shown`, async () => {
        await userEvent.click(canvas.getByRole('button', { name }))
        const network = methods[index]?.network ?? ''
        await expect(await canvas.findByText(network, { selector: 'strong' })).toBeVisible()
        await expect(canvasElement.querySelector('[data-slot="network-name"]')).toHaveTextContent(
          `Network${network}`,
        )
        await expect(canvas.getByRole('button', { name })).not.toHaveTextContent(' on ')
        await expect(address()).toBeNull()
        await userEvent.click(canvas.getByRole('button', { name: /show the address/ }))
        await expect(address()).toHaveTextContent(methods[index]?.address ?? '')
        await expect(canvasElement.querySelector('[data-slot="only-this-network"]')).toHaveTextContent(
          ` only on ${network}. This is a sandbox.`,
        )
        await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
          new RegExp(`, confirmed by you$`),
        )
        await expect(document.activeElement).toContainElement(address() as HTMLElement)
      })
    }
    await step('a reopened method needs no second confirmation, and its button keeps the focus', async () => {
      const button = canvas.getByRole('button', { name: 'Bitcoin' })
      await userEvent.click(button)
      await expect(address()).toHaveTextContent('tb1q')
      await expect(button).toHaveFocus()
    })
  },
}

export const NoneSetUp: Story = {
  args: {
    data: {
      state: 'ready',
      testNetwork: false,
      methods: methods.map((method) => ({ ...method, address: null })),
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('FAIR-5 a method without an address is disabled, with an explanation', async () => {
      for (const name of ['Bitcoin', 'Ethereum', 'USDT']) {
        const button = canvas.getByRole('button', { name })
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await expect(button).toHaveAccessibleDescription(
          /No deposit address is set up for this method yet\. Contact support\.$/,
        )
        await userEvent.click(button)
        await expect(button).toHaveAttribute('aria-expanded', 'false')
      }
    })
  },
}

export const Unreadable: Story = {
  args: {
    data: {
      state: 'ready',
      testNetwork: false,
      methods: methods.map((method) => ({ ...method, address: { unreadable: true } })),
    },
  },
  play: async ({ canvas, step }) => {
    await step('C38 an unreadable address is not shown, and not replaced', () =>
      expect(canvas.getByRole('button', { name: 'Bitcoin' })).toHaveAccessibleDescription(
        /Address unavailable\. Do not send funds\.$/,
      ),
    )
  },
}

export const Loading: Story = {
  args: { data: { state: 'loading' } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('C38 no address is shown while the details load', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading your deposit addresses')
      await expect(canvasElement.querySelector('[data-slot="address-text"]')).toBeNull()
    })
  },
}

export const Failed: Story = {
  args: {
    data: {
      state: 'failed',
      reason: 'The service is briefly unavailable. Try again in a moment.',
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('C38 no address is shown, with a warning and a retry', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Address unavailable. Do not send funds.')
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.data.state === 'failed' && args.data.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}

export const Shown: Story = {
  parameters: { snapshot: false },
  args: { onShown: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('DEP-5 onShown is called once an address is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bitcoin' }))
      await expect(args.onShown).not.toHaveBeenCalled()
      await userEvent.click(await canvas.findByRole('button', { name: /show the address/ }))
      await expect(args.onShown).toHaveBeenCalled()
    })
  },
}

export const WarnedOf: Story = {
  parameters: { snapshot: false },
  args: { data: { state: 'ready', methods, testNetwork: false }, onShown: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('DEP-5 onShown is not called for an address with a warning', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bitcoin' }))
      await userEvent.click(await canvas.findByRole('button', { name: /show the address/ }))
      await expect(canvas.getByText('Do not send funds to this address')).toBeVisible()
      await expect(args.onShown).not.toHaveBeenCalled()
    })
  },
}

export const Restored: Story = {
  parameters: { snapshot: false },
  args: {
    defaultChoice: { method: 'ethereum', confirmed: ['ethereum on Ethereum test network (Sepolia)'] },
    onChoice: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('DEP-6 the method and the network confirmation from before a reload are kept', async () => {
      await expect(canvas.getByRole('button', { name: 'Ethereum' })).toHaveAttribute('aria-expanded', 'true')
      await expect(canvas.getByText('0.625 ETH')).toBeVisible()
      await expect(args.onChoice).not.toHaveBeenCalled()
    })
    await step('DEP-6 another choice is reported, so that it can be stored', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bitcoin' }))
      await expect(args.onChoice).toHaveBeenLastCalledWith({
        method: 'bitcoin',
        confirmed: ['ethereum on Ethereum test network (Sepolia)'],
      })
    })
  },
}

export const UsedLast: Story = {
  args: { usedLast: 'ethereum', defaultChoice: { method: 'ethereum', confirmed: [] } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('DEP-2 the last used method is marked, and its network must be confirmed again', async () => {
      const used = canvas.getByRole('button', { name: 'Ethereum' })
      await expect(used).toHaveAttribute('aria-expanded', 'true')
      await expect(used).toHaveAccessibleDescription(/, used last time$/)
      await expect(canvas.getByRole('button', { name: 'Bitcoin' })).not.toHaveAccessibleDescription(
        /last time/,
      )
      await expect(canvas.getByRole('button', { name: /show the address/ })).toBeVisible()
      await expect(canvasElement.querySelector('[data-slot="address-text"]')).toBeNull()
    })
  },
}

export const ChangedNetwork: Story = {
  parameters: { snapshot: false },
  args: { defaultChoice: { method: 'bitcoin', confirmed: ['bitcoin on another network'] } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('DEP-2 a confirmation of another network does not count', async () => {
      await expect(canvas.getByRole('button', { name: /show the address/ })).toBeVisible()
      await expect(canvasElement.querySelector('[data-slot="address-text"]')).toBeNull()
    })
  },
}

export const Open: Story = {
  args: {
    defaultChoice: { method: 'bitcoin', confirmed: ['bitcoin on Bitcoin test network (testnet)'] },
  },
}

export const OneOfThree: Story = {
  args: {
    data: {
      state: 'ready',
      testNetwork: false,
      methods: methods.map((method, index) =>
        index === 1 ? { ...method, network: 'Ethereum (ERC-20)' } : { ...method, address: null },
      ),
    },
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('DEP-2 a method can be chosen and its network confirmed with Tab and Enter', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Bitcoin' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: /show the address/ })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Copy the Bitcoin address' })).toBeVisible()
    })
  },
}

export const OnAPhone: Story = {
  args: Open.args ?? {},
  globals: { viewport: { value: 'w375' } },
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('DEP-2 on a phone one line stands for the other methods below an address', async () => {
      await expect(canvas.getByRole('button', { name: 'Bitcoin' })).toBeVisible()
      for (const name of ['Ethereum', 'USDT'])
        await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Another coin' }))
      await expect(canvas.getByRole('button', { name: 'Ethereum' })).toHaveFocus()
      await expect(canvas.getByRole('button', { name: 'USDT' })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Another coin' })).not.toBeInTheDocument()
    })
  },
}
