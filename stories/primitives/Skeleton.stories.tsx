import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonGroup } from '#ui/primitives/Skeleton.tsx'

const meta = {
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  args: { style: { height: '1.5rem', width: '10rem' } },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => (
    <SkeletonGroup label="Loading your wallet">
      <Skeleton {...args} />
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
  play: async ({ canvas, step }) => {
    await step('the group announces once what is loading, and the placeholders are hidden', async () => {
      const group = canvas.getByRole('status')
      await expect(group).toHaveTextContent(/^Loading your wallet$/)
      await expect(group.querySelectorAll('[data-slot=skeleton][aria-hidden=true]')).toHaveLength(2)
    })
  },
}

export const States: Story = {
  render: () => (
    <SkeletonGroup className="grid max-w-form gap-3">
      <Skeleton style={{ width: '33.3333%' }} />
      <Skeleton style={{ height: '2rem', width: '66.6667%' }} />
      <Skeleton style={{ height: '3rem', width: '3rem', borderRadius: '50%' }} />
      <Skeleton style={{ height: '6rem' }} className="rounded-card" />
    </SkeletonGroup>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }

export const Slow: Story = {
  name: 'Still loading after a while',
  parameters: { snapshot: false },
  render: (args) => (
    <SkeletonGroup label="Loading your wallet" slowAfter={0}>
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
  play: async ({ canvas, step }) => {
    await step('C9 after a long wait, Still working is shown and announced', async () => {
      await expect(await canvas.findByText('Still working …')).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('Still working …')
    })
  },
}

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'h-20', style: undefined },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('id, class and ref are passed to the placeholder, and the class sets its size', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current?.offsetHeight).toBe(80)
    })
  },
}
