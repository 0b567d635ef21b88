import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SendAmount } from '#ui/deposit/SendAmount.tsx'
import { formatTime } from '#ui/money/format.ts'
import { fakeClipboard } from '../address/fake-clipboard.ts'
import { amountsHidden } from '../amounts-hidden.tsx'

const sample = '2026-01-01T00:00:00Z'

const meta = {
  component: SendAmount,
  args: {
    id: 'bitcoin',
    amount: '620.00',
    price: { usd: '100000', source: 'sample', at: sample },
    testNetwork: true,
  },
} satisfies Meta<typeof SendAmount>
export default meta
type Story = StoryObj<typeof meta>

let clipboard = fakeClipboard()
clipboard.restore()
const withClipboard = () => {
  clipboard = fakeClipboard()
  return clipboard.restore
}

export const Reported: Story = {
  parameters: { snapshot: false },
  args: { reported: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('DEP-4 FAIR-7 after the report nothing asks to send it again', async () => {
      await expect(canvas.getByText('The deposit you reported is about')).toBeVisible()
      await expect(canvasElement).not.toHaveTextContent('Send about')
    })
  },
}

export const Playground: Story = {
  args: { copiedFor: 60_000 },
  beforeEach: withClipboard,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('DEP-4 a sample price is marked as a sample', () =>
      expect(canvasElement.firstElementChild).toHaveTextContent(
        /Send about ?0\.0062 BTC ?at \$100,000\.00\. Sample price, not a market price\./,
      ),
    )
    await step('DEP-4 the exact amount can be copied with the keyboard', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Copy the amount in BTC' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('Copied')).toBeVisible()
      await expect(clipboard.writes).toEqual(['0.0062'])
    })
  },
}

const now = new Date()
now.setHours(14, 5, 0, 0)

export const MarketPrice: Story = {
  args: { price: { usd: '100000', source: 'live', at: now.toISOString() }, testNetwork: false },
  play: async ({ canvasElement, step }) => {
    await step('DEP-4 names the rate, the source and the time, and that it changes', () =>
      expect(canvasElement.firstElementChild?.textContent?.replaceAll(/\s+/g, ' ')).toContain(
        `at $100,000.00, CoinGecko ${formatTime(now.toISOString())}; it changes until your transfer arrives.`,
      ),
    )
  },
}

export const SourceNotNamed: Story = {
  parameters: { snapshot: false },
  args: { price: { usd: '100000', source: 'undeclared', at: now.toISOString() }, testNetwork: false },
  play: async ({ canvas, step }) => {
    await step('FAIR-1 without a source, the price is described as the platform’s', () =>
      expect(canvas.getByText(/^at \$100,000\.00, the platform’s price .+; it changes until/)).toBeVisible(),
    )
  },
}

export const Rounded: Story = {
  parameters: { snapshot: true },
  args: {
    id: 'ethereum',
    amount: '250.00',
    price: { usd: '4000.5', source: 'stale', at: '2026-01-01T00:00:00Z' },
  },
  play: async ({ canvas, step }) => {
    await step('DEP-4 an amount with too many decimals is rounded down, and a note says so', async () => {
      await expect(canvas.getByText('0.06249218 ETH')).toBeVisible()
      await expect(canvas.getByText(/Rounded down to 8 decimals\./)).toBeVisible()
    })
    await step('DEP-4 an older price has its date', () => expect(canvas.getByText(/2026/)).toBeVisible())
  },
}

export const NoPrice: Story = {
  parameters: { snapshot: true },
  args: { price: null },
  play: async ({ canvas, step }) => {
    await step('DEP-4 without a price there is no amount, and the page says so', async () => {
      await expect(
        canvas.getByText(
          'We have no price for Bitcoin at the moment. Your wallet app can work out the amount.',
        ),
      ).toBeVisible()
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    })
  },
}

export const SamplePriceForRealMoney: Story = {
  parameters: { snapshot: false },
  args: { testNetwork: false },
  play: async ({ canvas, step }) => {
    await step('DEP-4 FAIR-1 a sample price never tells anyone how much real money to send', async () => {
      await expect(
        canvas.getByText(/^We have only a sample price for Bitcoin, not a market price\./),
      ).toBeVisible()
      await expect(canvas.queryByText(/0\.0062/)).not.toBeInTheDocument()
    })
  },
}

export const Loading: Story = {
  args: { price: 'loading' },
  play: async ({ canvas, step }) => {
    await step('DEP-4 a placeholder keeps the place while the price loads', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('Loading the price'),
    )
  },
}

export const Hidden: Story = {
  parameters: { snapshot: true },
  beforeEach: withClipboard,
  decorators: amountsHidden,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('FAIR-9 a hidden amount is not in the page, and is not copied', async () => {
      await expect(canvasElement).not.toHaveTextContent('0.0062')
      const button = canvas.getByRole('button', { name: 'Copy the amount in BTC' })
      await expect(button).toHaveAccessibleDescription(/Amounts are hidden/)
      await userEvent.click(button)
      await expect(clipboard.writes).toEqual([])
    })
  },
}

export const Huge: Story = {
  args: { id: 'usdt', amount: '999999999999.99', price: { usd: '1', source: 'sample', at: sample } },
  globals: { viewport: { value: 'w320' }, textSize: '200%' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
