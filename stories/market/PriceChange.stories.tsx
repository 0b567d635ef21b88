import { PriceChange } from '#ui/market/PriceChange.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'

const meta = {
  component: PriceChange,
  args: { change: '-2.4', period: '24 h' },
} satisfies Meta<typeof PriceChange>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    await step('HOME-3 a fall has a sign and a word, and the period is shown', () =>
      expect(canvasElement).toHaveTextContent('down−2.4%in 24 h'),
    )
  },
}

export const States: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      <PriceChange change="4.1" period="24 h" />
      <PriceChange change="-2.4" period="24 h" />
      <PriceChange change="0" period="24 h" />
      <PriceChange change="-0.00" period="24 h" />
      <PriceChange change="123456.789" period="24 h" />
      <PriceChange change={null} period="24 h" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('C50 zero and minus zero are unchanged, and a missing change is a dash', async () => {
      await expect(canvas.getAllByText('unchanged')).toHaveLength(2)
      await expect(canvas.getByText('—')).toBeVisible()
    })
  },
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}
