import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { timesHeard } from './heard.ts'
import { holdTimers } from './held-timers.ts'
import { FRAME, loadedIn } from './sample-frame.ts'

let clock: ReturnType<typeof holdTimers>

// Stories of a widget that collapses. The other states are in MarketWidget.stories.tsx.
const meta = {
  component: MarketWidget,
  tags: ['beta', '!stable'],
  args: {
    preset: { name: 'technical-analysis' },
    label: 'Apple, technical analysis',
    frameBase: FRAME,
    collapses: true,
    // A fixed theme, because the frame would reload for the dark snapshot.
    theme: 'light',
  },
  beforeEach: () => {
    clock = holdTimers(10_000)
    return () => clock.release()
  },
} satisfies Meta<typeof MarketWidget>
export default meta
type Story = StoryObj<typeof meta>

const frameIn = (root: HTMLElement) =>
  waitFor(() => {
    const frame = root.querySelector('iframe')
    if (!frame || clock.waiting() === 0) throw new Error('no frame yet')
    return frame
  })

export const Collapsed: Story = {
  // Snapshots belong to a component's own file.
  parameters: { snapshot: false },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const box = (await frameIn(canvasElement)).parentElement
    await step('DSH-10 a widget that fails becomes one line, not an empty box', async () => {
      await expect(box?.getBoundingClientRect().height).toBe(450)
      await loadedIn(await frameIn(canvasElement))
      clock.fire()
      await expect(await canvas.findByText('Technical analysis: no answer from TradingView.')).toBeVisible()
      await expect(box?.getBoundingClientRect().height).toBeLessThan(50)
      await expect(getComputedStyle(box ?? canvasElement).borderTopWidth).toBe('0px')
      await expect(canvas.getByRole('link', { name: /^Open TradingView/ })).toBeVisible()
      await expect(canvas.queryByText(/Market data by/)).not.toBeInTheDocument()
    })
    await step('DSH-10 a retry restores the size, and the focus stays at the widget', async () => {
      canvas.getByRole('button', { name: /^Try again/ }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('figure')).toHaveAttribute('data-state', 'loading')
      await expect(box?.getBoundingClientRect().height).toBe(450)
      await expect(box).toHaveFocus()
    })
    await step('it fails again', async () => {
      await loadedIn(await frameIn(canvasElement))
      clock.fire()
      await expect(await canvas.findByText(/no answer from TradingView\.$/)).toBeVisible()
    })
  },
}

export const CollapsedSmallChart: Story = {
  args: {
    preset: { name: 'mini-symbol-overview', symbol: 'BITSTAMP:BTCUSD' },
    label: 'Bitcoin to US dollar',
  },
  parameters: { snapshot: false },
  play: async ({ canvas, canvasElement, step }) => {
    await loadedIn(await frameIn(canvasElement))
    clock.fire()
    await step('DSH-10 one line remains of a small chart, and it says which one', async () => {
      await expect(await canvas.findByText('Bitcoin to US dollar: no answer from TradingView.')).toBeVisible()
      await expect(canvas.getByRole('figure').getBoundingClientRect().height).toBeLessThan(50)
    })
    await step('a screen reader says its name twice: for the figure, and in the line', () =>
      expect(timesHeard('Bitcoin to US dollar', canvas.getByRole('figure'))).toBe(2),
    )
  },
}
