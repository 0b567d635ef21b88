import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { Spinner } from '#ui/primitives/Spinner.tsx'

const meta = { component: Spinner, args: { label: 'Signing in' } } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the label is announced', () =>
      expect(canvas.getByRole('status', { name: 'Signing in' })).toBeVisible(),
    )
    await step('it turns', () =>
      expect(getComputedStyle(canvas.getByRole('status')).animationName).toBe('spin'),
    )
  },
}

export const States: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Spinner />
      <Spinner className="text-accent" />
      <span className="text-3xl">
        <Spinner />
      </span>
    </div>
  ),
}
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }

export const BesideWords: Story = {
  name: 'Beside a text',
  args: { label: undefined },
  render: (args) => (
    <p>
      <Spinner {...args} /> Loading your history …
    </p>
  ),
  play: async ({ canvas, step }) => {
    await step('without a label, it is hidden from screen readers', () =>
      expect(canvas.queryByRole('status')).not.toBeInTheDocument(),
    )
  },
}

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('it does not turn if the system asks for reduced motion', async () => {
      await expect(getComputedStyle(canvas.getByRole('status')).animationName).toBe('none')
      await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    })
  },
}

const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'size-8' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class and ref are passed to the spinner', async () => {
      await expect(ref.current).toBe(canvas.getByRole('status'))
      await expect(ref.current).toHaveClass('size-8')
      await expect(ref.current).toHaveAttribute('id', 'sample')
    })
  },
}
