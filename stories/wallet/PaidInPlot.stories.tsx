import { PaidInPlot } from '#ui/wallet/PaidInPlot.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { dates, fiveYears, flow, flowOf, huge } from './flow-samples.ts'
import { labelsApart } from './plot-labels.ts'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: PaidInPlot,
  args: { months: flow.months, steps: flow.steps, dates, className: 'max-w-104' },
  argTypes: { months: { control: false }, steps: { control: false } },
} satisfies Meta<typeof PaidInPlot>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('DSH-9 the line ends at the sum of the confirmed deposits', () =>
      expect(canvas.getByText('$12,480.50')).toBeVisible(),
    )
    await step('DSH-9 it has steps, without interpolation between deposits', async () => {
      const d = canvasElement.querySelector('path')?.getAttribute('d') ?? ''
      const points = [...d.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
      await expect(points.length).toBeGreaterThan(12)
      points.slice(1).forEach(([x, y], index) => {
        void expect(x === points[index]?.[0] || y === points[index]?.[1]).toBe(true)
      })
    })
    await step('labels don’t overlap', () => labelsApart(canvasElement))
  },
}
export const Dark: Story = { globals: { theme: 'dark' }, parameters: { snapshot: true } }
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  parameters: { snapshot: true },
  play: ({ canvasElement, step }) => step('labels don’t overlap', () => labelsApart(canvasElement)),
}
const years = flowOf(fiveYears)
export const FiveYears: Story = {
  args: { months: years.months, steps: years.steps },
  globals: { viewport: { value: 'w320' } },
  parameters: { snapshot: true },
  play: ({ canvasElement, step }) => step('labels don’t overlap', () => labelsApart(canvasElement)),
}
const large = flowOf(huge)
export const Huge: Story = {
  args: { months: large.months, steps: large.steps },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement, step }) => {
    await step('the longest figure fits', () =>
      expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
    )
  },
}
export const Hidden: Story = {
  decorators: amountsHidden,
  play: async ({ canvasElement, step }) => {
    await step('FAIR-9 nothing is drawn, because heights reveal amounts', () =>
      expect(canvasElement.querySelector('svg')).toBeNull(),
    )
  },
}
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  parameters: { snapshot: true },
  play: ({ canvasElement, step }) => step('labels don’t overlap', () => labelsApart(canvasElement)),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ForcedColors: Story = { parameters: { forcedColors: true, snapshot: true } }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the figure', () =>
      expectRootProps(ref, canvas.getByRole('figure', { name: 'Paid in so far' })),
    )
  },
}
