import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { TransactionTableSkeleton } from '#ui/history/TransactionTableSkeleton.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: TransactionTableSkeleton,
  args: { kind: 'deposit' },
} satisfies Meta<typeof TransactionTableSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the loading state is announced once', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('Loading your deposits'),
    )
    await step('Still working is not shown at first', () =>
      expect(canvas.queryByText('Still working …')).not.toBeInTheDocument(),
    )
  },
}

export const Slow: Story = {
  args: { kind: 'withdrawal', slowAfter: 0 },
  play: async ({ canvas, step }) => {
    await step('C9 Still working is shown after a long wait', async () =>
      expect(await canvas.findByText('Still working …')).toBeVisible(),
    )
  },
}

export const Narrow: Story = { decorators: [(Story) => <div className="w-70">{Story()}</div>] }
export const Dark: Story = { globals: { theme: 'dark' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
