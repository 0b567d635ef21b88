import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { Progress } from '#ui/primitives/Progress.tsx'

const meta = { component: Progress, args: { label: 'Signal Strength', value: 40 } } satisfies Meta<
  typeof Progress
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the bar has a name and a value', async () => {
      const bar = canvas.getByRole('progressbar', { name: 'Signal Strength' })
      await expect(bar).toHaveAttribute('aria-valuenow', '40')
      await expect(bar).toHaveAttribute('aria-valuemax', '100')
    })
  },
}

export const InWords: Story = {
  name: 'Progress in words',
  args: { label: 'Uploading your photos', value: 2, max: 3, valueText: '2 of 3 photos' },
  play: async ({ canvas, step }) => {
    await step('a text replaces a misleading percentage', () =>
      expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 3 photos'),
    )
  },
}

export const UnknownEnd: Story = {
  name: 'Unknown progress',
  args: { value: null, label: 'Signing in' },
  play: async ({ canvas, step }) => {
    await step('unknown progress has no value', () =>
      expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow'),
    )
  },
}

export const OutOfRange: Story = {
  name: 'Value above the maximum',
  render: (args) => (
    <div className="grid gap-4">
      <Progress {...args} label="Too much" value={250} />
      <Progress {...args} label="Too little" value={-20} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('a value out of range is clamped', async () => {
      await expect(canvas.getByRole('progressbar', { name: 'Too much' })).toHaveAttribute(
        'aria-valuenow',
        '100',
      )
      await expect(canvas.getByRole('progressbar', { name: 'Too little' })).toHaveAttribute(
        'aria-valuenow',
        '0',
      )
    })
  },
}

export const States: Story = {
  render: () => (
    <div className="grid max-w-form gap-4">
      {[0, 1, 50, 100, null].map((value) => (
        <Progress key={value} label={`Value ${value}`} value={value} />
      ))}
    </div>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class and ref are passed to the bar', async () => {
      const bar = canvas.getByRole('progressbar')
      await expect(bar).toHaveAttribute('id', 'sample')
      await expect(bar).toHaveClass('mt-1')
      await expect(ref.current).toBe(bar)
    })
  },
}
