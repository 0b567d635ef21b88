import { FlowPlot } from '#ui/wallet/FlowPlot.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import {
  dates,
  fiveYears,
  flow,
  flowOf,
  hardDeposits,
  hardWithdrawals,
  huge,
  longAmounts,
} from './flow-samples.ts'
import { labelsApart } from './plot-labels.ts'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: FlowPlot,
  args: { months: flow.months, dates },
  argTypes: { months: { control: false } },
} satisfies Meta<typeof FlowPlot>
export default meta
type Story = StoryObj<typeof meta>

const heightsIn = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-month]')].map((month) =>
    [...month.querySelectorAll('rect')].map((bar) => bar.getBBox().height),
  )

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Month of the chart' })
    await step('DSH-9 one line shows the newest month, including pending amounts', () =>
      expect(canvasElement.querySelector('[data-slot=chosen-month]')).toHaveTextContent(
        'March 2026 · $0.00 in · $0.00 out · pending: $250.00 in, $400.00 out',
      ),
    )
    await step('DSH-9 the plot is one tab stop', async () => {
      await userEvent.tab()
      await expect(slider).toHaveFocus()
      await userEvent.tab()
      await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
      slider.focus()
    })
    await step('DSH-9 arrow keys move by month, Home and End to the first and the last', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(slider).toHaveAttribute('aria-valuetext', 'February 2026: $2,400.00 in, $1,000.01 out')
      await expect(canvas.getByText('February 2026')).toBeVisible()
      await userEvent.keyboard('{Home}{ArrowLeft}')
      await expect(slider).toHaveAttribute('aria-valuetext', 'September 2025: $2,000.00 in, $0.00 out')
      await userEvent.keyboard('{ArrowRight}{ArrowUp}')
      await expect(slider).toHaveAttribute('aria-valuenow', '3')
      await userEvent.keyboard('{End}{ArrowRight}')
      await expect(slider).toHaveAttribute('aria-valuenow', '7')
    })
    await step('pressing a month chooses it', async () => {
      const { left, top, width } = slider.getBoundingClientRect()
      const coords = { clientX: left + (width / 7) * 3.5, clientY: top + 20 }
      await userEvent.pointer({ keys: '[MouseLeft]', target: slider, coords })
      await expect(canvas.getByText('December 2025')).toBeVisible()
    })
    await step(
      'DSH-9 all bars have the same scale, up and down: $3,000.00 is 3 times as high as $1,000.01',
      () => {
        const bars = heightsIn(canvasElement)
        void expect(bars[3]?.[0]).toBeCloseTo(3 * (bars[5]?.[1] ?? 0), 0)
        return expect(bars[0]).toHaveLength(1)
      },
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' }, parameters: { snapshot: true } }
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('labels don’t overlap', () => labelsApart(canvasElement))
    await step('seven months fit without scrolling sideways', async () => {
      const box = canvas.getByRole('slider').parentElement
      await expect(box?.scrollWidth).toBe(box?.clientWidth)
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    })
  },
}
export const TwelveMonths: Story = {
  args: { months: flowOf(fiveYears).months.slice(-12) },
  globals: { viewport: { value: 'w375' } },
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('DSH-9 a year fits on a phone without scrolling sideways', async () => {
      const box = canvas.getByRole('slider').parentElement
      await expect(box?.scrollWidth).toBe(box?.clientWidth)
      await expect(canvas.queryByText('Scroll sideways for the other months.')).not.toBeInTheDocument()
    })
    await step('labels don’t overlap', () => labelsApart(canvasElement))
  },
}
const fromJanuary = flowOf(fiveYears).months.filter(({ month }) => Math.floor(month / 12) === 2025)
export const FromJanuary: Story = {
  args: { months: fromJanuary },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas, step }) => {
    await step('the year below the first month isn’t cut', async () => {
      const year = canvas.getByText('2025', { selector: 'tspan' }).getBoundingClientRect()
      await expect(year.left).toBeGreaterThanOrEqual(canvas.getByRole('slider').getBoundingClientRect().left)
    })
  },
}
export const FromNovember: Story = {
  args: {
    months: flowOf(fiveYears)
      .months.filter(({ month }) => month >= 2024 * 12 + 10)
      .slice(0, 13),
  },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('each year stands below a month with a name', async () => {
      const labels = [...canvasElement.querySelectorAll('text:has(tspan)')].map((each) => each.textContent)
      await expect(labels).toEqual(['Jan2025'])
    })
    await step('the name of the last month isn’t cut', async () => {
      const name = canvas.getByText('Nov', { selector: 'text' }).getBoundingClientRect()
      await expect(name.right).toBeLessThanOrEqual(
        canvas.getByRole('slider').getBoundingClientRect().right + 0.5,
      )
    })
  },
}
export const OneLargeDeposit: Story = {
  args: { months: flowOf({ deposits: hardDeposits, withdrawals: hardWithdrawals }).months },
  parameters: { snapshot: true },
  play: async ({ canvasElement, step }) => {
    await step('a small amount beside a large one is still visible', async () => {
      for (const height of heightsIn(canvasElement).flat()) await expect(height).toBeGreaterThan(1)
    })
  },
}
export const FiveYears: Story = {
  args: { months: flowOf(fiveYears).months },
  globals: { viewport: { value: 'w375' } },
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const box = canvas.getByRole('slider').parentElement
    await step('the newest months are in view, and the page does not scroll sideways', async () => {
      await waitFor(() => expect(box?.scrollLeft).toBeGreaterThan(100))
      await labelsApart(canvasElement)
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    })
    await step('a line says that there are more', () =>
      expect(canvas.getByText('Scroll sideways for the other months.')).toBeVisible(),
    )
    await step('DSH-9 no month is cut at the edges', async () => {
      const column = (box?.scrollWidth ?? 0) / 60
      await expect(Math.abs(((box?.clientWidth ?? 0) / column) % 1)).toBeLessThan(0.05)
      await expect(Math.abs(((box?.scrollLeft ?? 0) / column) % 1)).toBeLessThan(0.05)
    })
    await step('the keyboard brings the chosen month into view', async () => {
      canvas.getByRole('slider').focus()
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(box?.scrollLeft).toBe(0))
      await userEvent.keyboard('{PageUp}')
      await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '13')
    })
  },
}
export const LongAmounts: Story = {
  args: { months: flowOf(longAmounts).months },
  globals: { viewport: { value: 'w320' } },
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('labels don’t overlap, whichever month is chosen', async () => {
      canvas.getByRole('slider').focus()
      for (let month = 60; month > 45; month -= 1) {
        await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', String(month))
        await labelsApart(canvasElement)
        await userEvent.keyboard('{ArrowLeft}')
      }
    })
    await step('the year of a month beside the chosen one stays', async () => {
      await userEvent.keyboard('{End}')
      for (let back = 0; back < 3; back += 1) {
        await expect(canvas.getByText('2026', { selector: 'tspan' })).toBeVisible()
        await userEvent.keyboard('{ArrowLeft}')
      }
    })
  },
}
export const Huge: Story = {
  args: { months: flowOf(huge).months },
  globals: { viewport: { value: 'w320' } },
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('labels don’t overlap', () => labelsApart(canvasElement))
    await step('FAIR-1 the largest amount is exact to the cent, and fits', async () => {
      await expect(canvas.getByText('$99,999,999,999,999.99')).toBeVisible()
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    })
  },
}
export const Hidden: Story = {
  decorators: amountsHidden,
  play: async ({ canvasElement, step }) => {
    await step('FAIR-9 nothing is drawn, because heights reveal amounts', async () => {
      await expect(canvasElement.querySelector('svg, [role=slider]')).toBeNull()
      await expect(canvasElement).not.toHaveTextContent(/\d/)
    })
  },
}
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  parameters: { snapshot: true },
  play: ({ canvasElement, step }) =>
    step('labels don’t overlap', () => waitFor(() => labelsApart(canvasElement))),
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { snapshot: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('time runs from left to right, and so do the arrow keys', async () => {
      canvas.getByRole('slider').focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByText('February 2026')).toBeVisible()
    })
  },
}
export const ForcedColors: Story = { parameters: { forcedColors: true, snapshot: true } }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the figure', () =>
      expectRootProps(ref, canvas.getByRole('figure', { name: 'In and out, by month' })),
    )
  },
}
