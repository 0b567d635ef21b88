import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { Component as CryptocurrenciesPage } from '#app/routes/public/CryptocurrenciesPage.tsx'
import { Component as EtfPage } from '#app/routes/public/EtfPage.tsx'
import { Component as ForexPage } from '#app/routes/public/ForexPage.tsx'
import { Component as IndicesPage } from '#app/routes/public/IndicesPage.tsx'
import { Component as SharesPage } from '#app/routes/public/SharesPage.tsx'
import { sampleCoins } from '#contract/fixtures/sample-coins.ts'
import { freshBrowser, pageAt } from './AppAt.tsx'

type Props = { page: ComponentType }
const TradingPage = ({ page: Page }: Props) => <Page />

/** Keeps the charts in the state they have below the viewport. The stories of Market/MarketWidget show their other states. */
function withoutFrames() {
  const restore = freshBrowser({ coins: { body: sampleCoins, headers: { 'X-Market-Source': 'live' } } })()
  const real = window.IntersectionObserver
  window.IntersectionObserver = class extends real {
    override observe() {}
  }
  return () => {
    window.IntersectionObserver = real
    restore()
  }
}

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: TradingPage,
  args: { page: ForexPage },
  argTypes: { page: { control: false } },
  render: (args) => pageAt(<TradingPage {...args} />),
  parameters: { layout: 'fullscreen' },
  beforeEach: withoutFrames,
  play: async ({ canvas, canvasElement, step }) => {
    await step('TRD-1 it explains what it is, the costs, the risks, and who it does not suit', async () => {
      for (const name of ['What it is', 'What it costs', 'What can go wrong', 'Who it does not suit'])
        await expect(canvas.getByRole('region', { name })).toBeVisible()
    })
    await step('WGT-1 the chart below the viewport loads nothing, and its space is reserved', async () => {
      const [chart] = canvas.getAllByRole('figure')
      await expect(chart).toHaveAttribute('data-state', 'waiting')
      await expect(chart?.offsetHeight).toBeGreaterThan(300)
      await expect(canvasElement.querySelector('iframe')).toBeNull()
    })
  },
} satisfies Meta<typeof TradingPage>
export default meta
type Story = StoryObj<typeof meta>

export const Cryptocurrencies: Story = { args: { page: CryptocurrenciesPage } }
export const Forex: Story = {}
export const Shares: Story = { args: { page: SharesPage }, globals: { viewport: { value: 'w375' } } }
export const Indices: Story = { args: { page: IndicesPage } }
export const Etf: Story = { args: { page: EtfPage }, globals: { theme: 'dark' } }
