import { stages } from '#contract/capabilities/payouts.ts'
import { StageName } from '#ui/payout/StageName.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = { component: StageName, args: { stage: 'held' } } satisfies Meta<typeof StageName>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('CAP-2 the stage has a name in words', () => expect(canvas.getByText('On hold')).toBeVisible())
  },
}
export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {[...stages, 'parked_by_the_notary'].map((stage) => (
        <StageName key={stage} stage={stage} />
      ))}
    </div>
  ),
}
export const Unknown: Story = {
  args: { stage: '<b>parked</b>' },
  play: async ({ canvas, step }) => {
    await step('C32 an unknown stage is shown as text', () =>
      expect(canvas.getByText('<b>parked</b>')).toBeVisible(),
    )
  },
}
const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
