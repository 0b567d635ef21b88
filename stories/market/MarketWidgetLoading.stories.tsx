import { MarketWidget } from '#ui/market/MarketWidget.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { holdIdle, holdTimers } from './held-timers.ts'
import { FRAME, painted } from './sample-frame.ts'

// Stories about the time at which a frame loads. The states of a widget are in MarketWidget.stories.tsx.
const meta = {
  component: MarketWidget,
  tags: ['beta', '!stable'],
  // The browser renders the content of a frame at an unpredictable time.
  parameters: { snapshot: false },
  args: {
    preset: { name: 'mini-symbol-overview', symbol: 'BITSTAMP:BTCUSD' },
    label: 'Bitcoin to US dollar',
    frameBase: FRAME,
    className: 'max-w-96',
  },
} satisfies Meta<typeof MarketWidget>
export default meta
type Story = StoryObj<typeof meta>

let clock: ReturnType<typeof holdTimers>
export const LazyUntilNear: Story = {
  beforeEach: () => {
    clock = holdTimers(10_000)
    return () => clock.release()
  },
  decorators: [
    (Story) => (
      <div>
        <div className="h-[300vh]" />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    const figure = canvas.getByRole('figure')
    await step(
      'far below the viewport there is no frame and no timer, but the space is reserved',
      async () => {
        await expect(canvasElement.querySelector('iframe')).toBeNull()
        await expect(clock.waiting()).toBe(0)
        await expect(figure.getBoundingClientRect().height).toBeGreaterThan(220)
      },
    )
    await step('the frame loads once it is scrolled into view', async () => {
      figure.scrollIntoView()
      await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull())
      await waitFor(() => expect(clock.waiting()).toBe(1))
    })
  },
}

let idle: ReturnType<typeof holdIdle>
export const OneFrameAtATime: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <MarketWidget {...args} />
      <MarketWidget {...args} label="Ethereum to US dollar" />
    </div>
  ),
  beforeEach: () => {
    idle = holdIdle()
    return () => idle.release()
  },
  play: async ({ canvasElement, step }) => {
    const frames = () => canvasElement.querySelectorAll('iframe')
    await step('a frame loads when the browser is idle, and not together with the next one', async () => {
      await waitFor(() => expect(idle.waiting()).toBe(2))
      await expect(frames()).toHaveLength(0)
      idle.fireOne()
      await waitFor(() => expect(frames()).toHaveLength(1))
      await painted()
      await expect(frames()).toHaveLength(1)
    })
    await step('the next frame loads after it', async () => {
      idle.fireOne()
      await waitFor(() => expect(frames()).toHaveLength(2))
    })
  },
}
