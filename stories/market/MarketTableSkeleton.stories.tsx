import { sampleCoins } from '#contract/fixtures/sample-coins.ts'
import { readCoins } from '#contract/market.ts'
import { MarketTable } from '#ui/market/MarketTable.tsx'
import { MarketTableSkeleton } from '#ui/market/MarketTableSkeleton.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

const meta = { component: MarketTableSkeleton } satisfies Meta<typeof MarketTableSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('loading is announced once', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('Loading prices'),
    )
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }

const coins = readCoins.parse(sampleCoins)
const heights = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-measured]')].map((part) => part.getBoundingClientRect().height)

export const AsHighAsTheListing: Story = {
  render: () => (
    <>
      {['max-w-200', 'max-w-85'].map((width) => (
        <div key={width} className={width}>
          <div data-measured="">
            <MarketTableSkeleton />
          </div>
          <div data-measured="">
            <MarketTable
              market={{ state: 'ready', coins, source: 'live', asOf: '2026-03-02T12:00:00Z' }}
              onRetry={fn()}
            />
          </div>
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step(
      'the height changes by less than a line when the prices arrive, as a table and as rows of two lines',
      async () => {
        const [rowsBefore = 0, rows = 0, phoneBefore = 0, phone = 0] = heights(canvasElement)
        await expect(Math.abs(rowsBefore - rows)).toBeLessThan(24)
        await expect(Math.abs(phoneBefore - phone)).toBeLessThan(24)
      },
    )
  },
}
