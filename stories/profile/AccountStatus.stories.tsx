import { AccountStatus } from '#ui/profile/AccountStatus.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = { component: AccountStatus, args: { verified: true } } satisfies Meta<typeof AccountStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('DSH-1 true is Verified', () => expect(canvas.getByText('Verified')).toBeVisible())
  },
}

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <AccountStatus verified />
      <AccountStatus verified={false} />
      <AccountStatus verified={null} />
      <AccountStatus verified={undefined} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('DSH-1 false is Not Verified', () => expect(canvas.getByText('Not Verified')).toBeVisible())
    await step('C51 a missing status is neither', () =>
      expect(canvas.getAllByText('Status unknown')).toHaveLength(2),
    )
  },
}
export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the badge', () => expectRootProps(ref))
  },
}
