import { Percent } from '#ui/money/Percent.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'

const meta = { component: Percent, args: { percent: '2.5' } } satisfies Meta<typeof Percent>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('SPEC 10: the value is shown as sent, with a percent sign', () =>
      expect(canvas.getByText('2.5%')).toBeVisible(),
    )
  },
}

export const States: Story = {
  render: () => (
    <ul className="grid max-w-60 gap-2 text-end">
      {(['0', '2.5', '64', '100', '-0.5', '0.123456789', '12345.5', null] as const).map((percent) => (
        <li key={percent}>
          <Percent percent={percent} />
        </li>
      ))}
    </ul>
  ),
}

export const Missing: Story = {
  name: 'No value',
  args: { percent: undefined },
  play: async ({ canvasElement, canvas, step }) => {
    await step('C48: a missing percentage is a dash with a text for screen readers, never zero', async () => {
      await expect(canvas.getByText('not available')).toBeInTheDocument()
      await expect(canvasElement).not.toHaveTextContent('0')
    })
  },
}

export const Exact: Story = {
  name: 'Many decimals',
  args: { percent: '0.123456789012345678' },
  play: async ({ canvas, step }) => {
    await step('FAIR-1: the value is not rounded', () =>
      expect(canvas.getByText('0.123456789012345678%')).toBeVisible(),
    )
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { args: { percent: '-0.5' }, globals: { direction: 'rtl' } }

const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1', title: 'Sample' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class, title and ref are passed to the figure', async () => {
      const figure = canvas.getByTitle('Sample')
      await expect(figure).toHaveAttribute('id', 'sample')
      await expect(figure).toHaveClass('mt-1')
      await expect(ref.current).toBe(figure)
    })
  },
}
