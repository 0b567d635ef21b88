import { timings } from '#ui/lib/component-timings.ts'
import { MarketSourceNote } from '#ui/market/MarketSourceNote.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, spyOn } from 'storybook/test'

const meta = {
  component: MarketSourceNote,
  args: { source: 'stale', asOf: '2026-03-02T12:00:00Z', now: Date.parse('2026-03-02T15:10:00Z') },
} satisfies Meta<typeof MarketSourceNote>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('C16 the age and the time of older figures are shown', async () => {
      await expect(canvas.getByText('3 hours old')).toBeVisible()
      await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-03-02T12:00:00Z')
    })
  },
}

export const States: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <MarketSourceNote {...args} source="live" />
      <MarketSourceNote {...args} />
      <MarketSourceNote {...args} asOf={null} />
      <MarketSourceNote {...args} source="sample" />
      <MarketSourceNote {...args} source="undeclared" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step(
      'FAIR-3 samples are marked as samples, and older figures without a time are marked as older',
      async () => {
        await expect(canvas.getByText('Sample figures, not a market price')).toBeVisible()
        await expect(canvas.getByText('Older figures')).toBeVisible()
      },
    )
    await step('FAIR-1 if the backend names no source, the note says so', () =>
      expect(canvas.getByText('The platform does not say where these prices come from')).toBeVisible(),
    )
  },
}
export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

export const GrowsOlder: Story = {
  name: 'Grows older while it is shown',
  args: { now: undefined },
  beforeEach: () => {
    const clock = { now: Date.parse('2026-03-02T12:00:40Z'), ticks: [] as (() => void)[] }
    const realSet = window.setInterval.bind(window)
    const set = (tick: () => void, ms?: number) =>
      ms === timings.ageCheckedEvery ? -clock.ticks.push(tick) : realSet(tick, ms)
    const timer = spyOn(window, 'setInterval').mockImplementation(set as typeof setInterval)
    // Not with `spyOn`: Storybook reads the clock to report each call of a spy.
    const realNow = Date.now
    Date.now = () => clock.now
    advance = (ms) => {
      clock.now += ms
      for (const tick of clock.ticks) tick()
    }
    return () => {
      timer.mockRestore()
      Date.now = realNow
    }
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('less than a minute old')).toBeVisible()
    await step('C16 the age grows with the clock, without a new response from the server', async () => {
      advance(60_000)
      await expect(await canvas.findByText('1 minute old')).toBeVisible()
      advance(3_600_000)
      await expect(await canvas.findByText('1 hour old')).toBeVisible()
    })
  },
}
let advance: (ms: number) => void = () => {}

const ref = createRef<HTMLParagraphElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}
