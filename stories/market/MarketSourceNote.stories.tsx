import { MarketSourceNote } from '#ui/market/MarketSourceNote.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'

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
  },
}
export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

const ref = createRef<HTMLParagraphElement>()
export const RestLandsOnTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}
