import { PriceChart } from '#ui/market/PriceChart.tsx'
import { pricePoints } from '#ui/market/price-line.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, waitFor } from 'storybook/test'
import { holdIdle } from './held-timers.ts'
import { painted } from './sample-frame.ts'

const prices = Array.from({ length: 28 }, (_, hour) => 96_000 + 140 * hour + Math.sin(hour / 3) * 560)
const points = pricePoints(prices, '2026-03-02T12:00:00Z', 0)

const meta = {
  component: PriceChart,
  tags: ['beta', '!stable'],
  args: { name: 'Bitcoin', points, className: 'max-w-120' },
  argTypes: { points: { control: false } },
} satisfies Meta<typeof PriceChart>
export default meta
type Story = StoryObj<typeof meta>

const drawn = (root: HTMLElement) =>
  waitFor(
    () => expect(root.querySelector('[data-slot=price-chart]')).toHaveAttribute('data-state', 'chart'),
    {
      timeout: 10_000,
    },
  )

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the chart has a description, before and after it is drawn', async () => {
      const name = /^Bitcoin, Last 7 days: up, from \$96,000\.00 to /
      await expect(canvas.getByRole('img', { name })).toBeInTheDocument()
      await drawn(canvasElement)
      await expect(canvas.getByRole('img', { name })).toBeInTheDocument()
    })
    await step('a table that the keyboard can scroll shows every price', async () => {
      const button = canvas.getByRole('button', { name: 'Show as table: Bitcoin' })
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(canvas.getAllByRole('row')).toHaveLength(29)
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('region', { name: /^Bitcoin/ })).toHaveFocus()
      await userEvent.click(button)
      await drawn(canvasElement)
    })
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => drawn(canvasElement),
}

export const Sample: Story = {
  args: { sample: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('FAIR-3 sample figures are marked', () =>
      expect(canvas.getByText(/, sample figures/)).toBeVisible(),
    )
    await step('FAIR-3 sample figures have no dates, in the chart and in the table', async () => {
      await drawn(canvasElement)
      const rows = canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] tr')
      await waitFor(() => expect([...rows].at(-1)?.offsetHeight).toBe(0))
      const button = canvas.getByRole('button', { name: 'Show as table: Bitcoin' })
      await userEvent.click(button)
      await expect(canvas.queryByRole('columnheader', { name: 'Time' })).not.toBeInTheDocument()
      await expect(canvasElement.querySelector('time')).toBeNull()
      await userEvent.click(button)
      await drawn(canvasElement)
    })
  },
}

export const Falling: Story = { args: { points: points.map((p) => ({ ...p, price: 200_000 - p.price })) } }
export const Level: Story = { args: { points: points.map((p) => ({ ...p, price: 1 })) } }
export const NoPoints: Story = {
  args: { points: [] },
  play: async ({ canvas, step }) => {
    await step('a message says that there are no prices', () =>
      expect(canvas.getByText('no line')).toBeVisible(),
    )
  },
}
export const LargeText: Story = { globals: { textSize: '200%' } }

let bringNewPrices: () => void
export const NewPrices: Story = {
  parameters: { snapshot: false },
  render: function Changing(args) {
    const [shown, setShown] = useState(args.points)
    bringNewPrices = () => setShown(points.map((point) => ({ ...point, price: point.price + 1 })))
    return <PriceChart {...args} points={shown} />
  },
  play: async ({ canvasElement, step }) => {
    await step('new prices replace the drawn chart', async () => {
      await drawn(canvasElement)
      const host = canvasElement.querySelector('figure [aria-hidden]:not(svg):not(span)')
      const before = host?.firstElementChild
      await expect(host?.childElementCount).toBe(1)
      flushSync(bringNewPrices)
      await waitFor(() => expect(before).not.toBeInTheDocument())
      await drawn(canvasElement)
      await expect(host?.childElementCount).toBe(1)
    })
  },
}

let idle: ReturnType<typeof holdIdle>
let leave: () => void
export const LeftWhileLoading: Story = {
  parameters: { snapshot: false },
  beforeEach: () => {
    idle = holdIdle()
    return () => idle.release()
  },
  render: function Leaving(args) {
    const [shown, setShown] = useState(true)
    leave = () => setShown(false)
    return shown ? <PriceChart {...args} /> : <p>Gone</p>
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('no chart is drawn if the customer leaves while the library loads', async () => {
      await waitFor(() => expect(idle.waiting()).toBeGreaterThan(0))
      const host = canvasElement.querySelector('figure [aria-hidden]:not(svg):not(span)')
      await expect(host).toBeInstanceOf(HTMLDivElement)
      // Starts loading the library and leaves the page before anything else can run.
      flushSync(() => idle.fireOne())
      flushSync(leave)
      await expect(canvas.getByText('Gone')).toBeVisible()
      await import('#ui/market/draw-price-chart.ts')
      await painted()
      await expect(host?.childElementCount).toBe(0)
    })
  },
}

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample' },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the figure', async () => {
      const figure = canvas.getByRole('figure')
      await expect(figure).toHaveAttribute('id', 'sample')
      await expect(figure).toHaveClass('max-w-120')
      await expect(ref.current).toBe(figure)
    })
  },
}
