import { sampleCoins } from '#contract/fixtures/sample-coins.ts'
import { readCoins } from '#contract/market.ts'
import { MarketTable } from '#ui/market/MarketTable.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, within } from 'storybook/test'

const coins = readCoins.parse(sampleCoins)
const asOf = '2026-03-02T12:00:00Z'
const now = Date.parse('2026-03-02T12:00:20Z')
const ready = { state: 'ready', coins, source: 'live', asOf } as const

const meta = {
  component: MarketTable,
  args: { market: ready, now, onRetry: fn() },
  argTypes: { market: { control: 'object' } },
} satisfies Meta<typeof MarketTable>
export default meta
type Story = StoryObj<typeof meta>

const firstWords = (rows: HTMLElement[]) =>
  rows.slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? '')

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const table = canvas.getByRole('table', { name: 'Popular cryptocurrencies, in US dollars' })
    const names = () => firstWords(within(table).getAllByRole('row'))
    await step(
      'HOME-3 five coins are listed with rank, name, symbol, price, change, market cap and line',
      async () => {
        await expect(names()).toEqual([
          'Rank 1Bitcoinbtc',
          'Rank 2Ethereumeth',
          'Rank 3Tetherusdt',
          'Rank 4Solanasol',
          'Rank 5Litecoinltc',
        ])
        const bitcoin = within(within(table).getAllByRole('row')[1] ?? table)
        await expect(bitcoin.getByText('$100,000.00')).toBeVisible()
        await expect(bitcoin.getByText('+1.25%')).toBeVisible()
        await expect(bitcoin.getByText('$2.00T')).toBeVisible()
        await expect(bitcoin.getByRole('img', { name: /^Bitcoin, Last 7 days: up, from/ })).toBeVisible()
      },
    )
    await step(
      'HOME-3 a fall has a minus, an arrow and a word, a rise a plus, and zero neither',
      async () => {
        await expect(canvas.getByText('−2.4%')).toHaveAttribute('data-state', 'fall')
        await expect(canvas.getByText('−2.4%')).toHaveTextContent('down−2.4%')
        await expect(canvas.getByText('+4.1%')).toHaveTextContent('up+4.1%')
        await expect(canvas.getByText('0%')).toHaveTextContent('unchanged0%')
      },
    )
    await step(
      'a header sorts and has aria-sort, each coin keeps its rank, and a missing price stays last in both directions',
      async () => {
        const price = within(table).getByRole('button', { name: 'Price' })
        const header = within(table).getByRole('columnheader', { name: 'Price' })
        await userEvent.click(price)
        await expect(header).toHaveAttribute('aria-sort', 'descending')
        await expect(names().map((name) => name.slice(6, 9))).toEqual(['Bit', 'Eth', 'Sol', 'Tet', 'Lit'])
        await userEvent.keyboard('{Enter}')
        await expect(header).toHaveAttribute('aria-sort', 'ascending')
        await expect(names().map((name) => name.slice(6, 9))).toEqual(['Tet', 'Sol', 'Eth', 'Bit', 'Lit'])
      },
    )
    await step('a link names the source of the data', () =>
      expect(canvas.getByRole('link', { name: /^Price data by CoinGecko/ })).toHaveAttribute(
        'href',
        'https://www.coingecko.com/',
      ),
    )
  },
}

export const SortedAloud: Story = {
  render: (args) => (
    <>
      <MarketTable {...args} />
      <LiveRegion />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('the new order is announced, in words that fit the column', async () => {
      for (const [column, words] of [
        ['Price', 'Sorted by Price, highest first'],
        ['Price', 'Sorted by Price, lowest first'],
        ['Name', 'Sorted by Name, from Z to A'],
        ['Name', 'Sorted by Name, from A to Z'],
      ]) {
        await userEvent.click(canvas.getByRole('button', { name: column }))
        await expect(await screen.findByText(words ?? '')).toBeInTheDocument()
      }
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = {
  parameters: { snapshot: true },
  decorators: [
    (Story) => (
      <div className="max-w-85">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step(
      'HOME-3 in a narrow space, a coin takes two lines and nothing is wider than the page',
      async () => {
        const table = canvas.getByRole('table')
        await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
        for (const row of within(table).getAllByRole('row').slice(1)) {
          await expect(row.getBoundingClientRect().height).toBeLessThan(76)
          const top = (label: string) =>
            within(row)
              .getAllByRole('cell')
              .find((cell) => cell.dataset.label === label)
              ?.getBoundingClientRect().top
          await expect(top('Price')).toBe(top('Name'))
          await expect(top('24 h change')).toBe(top('Market cap'))
        }
      },
    )
    await step('HOME-3 the market cap has its label', async () => {
      const [cap] = canvas.getAllByText('$2.00T')
      const labelled = cap?.closest('[data-label]') ?? document.body
      await expect(getComputedStyle(labelled, '::before').content).toContain('Market cap')
    })
  },
}

export const Stale: Story = {
  parameters: { snapshot: true },
  args: { market: { ...ready, source: 'stale' }, now: Date.parse('2026-03-02T12:12:40Z') },
  play: async ({ canvas, step }) => {
    await step('C16 the age of older figures is shown', async () => {
      await expect(canvas.getByText('12 minutes old')).toBeVisible()
      await expect(canvas.getByText(/as of/)).toBeVisible()
    })
  },
}

export const Sample: Story = {
  args: { market: { ...ready, source: 'sample' } },
  play: async ({ canvas, step }) => {
    await step('FAIR-3 sample figures are marked and have no price source', async () => {
      await expect(canvas.getByText('Sample figures, not a market price')).toBeVisible()
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    })
  },
}

export const Loading: Story = {
  args: { market: { state: 'loading' } },
  play: async ({ canvas, step }) => {
    await step('loading is announced, and no figure is shown', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading prices')
      await expect(canvas.queryByText(/\$/)).not.toBeInTheDocument()
    })
  },
}

export const Failed: Story = {
  parameters: { snapshot: true },
  args: { market: { state: 'error', message: 'The service is briefly unavailable. Try again in a moment.' } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('C16 the error is explained, with a retry', async () => {
      await expect(canvas.getByText('Prices are unavailable right now')).toBeVisible()
      await expect(canvas.getByText(/briefly unavailable/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}

export const Retrying: Story = {
  args: { ...Failed.args, retrying: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('during a retry, a second click does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).not.toHaveBeenCalled()
    })
  },
}

export const Empty: Story = {
  parameters: { snapshot: true },
  args: { market: { ...ready, coins: [] } },
  play: async ({ canvas, step }) => {
    await step('C16 a message says that the listing is empty', () =>
      expect(canvas.getByText('The price list is empty.')).toBeVisible(),
    )
  },
}

export const ThreeCoinsAllMissing: Story = {
  args: {
    market: {
      ...ready,
      coins: coins.slice(0, 3).map((coin) => ({
        ...coin,
        current_price: null,
        market_cap: null,
        price_change_percentage_24h: null,
        sparkline_in_7d: null,
      })),
    },
  },
  play: async ({ canvas, step }) => {
    await step('C48 a missing figure is a dash, never a zero', async () => {
      await expect(canvas.getAllByText('—')).toHaveLength(12)
      await expect(canvas.queryByText(/\$|%/)).not.toBeInTheDocument()
    })
  },
}

const script = '<img src=x onerror="window.hit=1">'
export const HugeAndHostile: Story = {
  args: {
    market: {
      ...ready,
      coins: [
        {
          id: 'long',
          name: `${script} ${'Averylongcoinname'.repeat(12)}`,
          symbol: 'verylongsymbol',
          image: 'https://elsewhere.invalid/coin.png',
          current_price: '98765432109876543210.99',
          market_cap: '9876543210987654321098765',
          price_change_percentage_24h: '-123456.789',
          sparkline_in_7d: { price: [1, 1] },
        },
        ...coins.slice(2, 4).map((coin) => ({ ...coin, current_price: '0.00001234' as const })),
      ],
    },
  },
  play: async ({ canvas, step }) => {
    await step('C32 markup in a name is text', () =>
      expect(canvas.getByText(new RegExp('<img src=x'))).toBeVisible(),
    )
    await step('C34 an image from another host is not loaded', () =>
      expect(canvas.queryByAltText('')).not.toBeInTheDocument(),
    )
    await step('C49 a huge price keeps its cents, and a tiny price its digits', async () => {
      await expect(canvas.getByText('$98,765,432,109,876,543,210.99')).toBeVisible()
      await expect(canvas.getAllByText('$0.00001234')).toHaveLength(2)
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LargeText: Story = { globals: { textSize: '200%' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  play: async ({ canvasElement, step }) => {
    await step('class, id and ref are passed to the root', async () => {
      await expect(ref.current).toBe(canvasElement.querySelector('#sample'))
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}
