import { stages } from '#contract/capabilities/payouts.ts'
import { StageWord } from '#ui/payout/StageWord.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRest, rest } from '../rest-on-the-root.ts'

const meta = { component: StageWord, args: { stage: 'held' } } satisfies Meta<typeof StageWord>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('CAP-2 the stage is a word', () => expect(canvas.getByText('On hold')).toBeVisible())
  },
}
export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      {[...stages, 'parked_by_the_notary'].map((stage) => (
        <StageWord key={stage} stage={stage} />
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
export const RestLandsOnTheRoot: Story = {
  args: { ref, ...rest },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the word', () => expectRest(ref))
  },
}
