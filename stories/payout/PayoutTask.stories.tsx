import { PayoutTask } from '#ui/payout/PayoutTask.tsx'
import { AmountsHidden } from '#ui/money/amounts-hidden-context.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const text = 'Please send a document that shows your address.'
const meta = {
  component: PayoutTask,
  args: { step: { reason: null, text }, supportHref: '#support' },
} satisfies Meta<typeof PayoutTask>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('CAP-2 says what is asked for, and where to answer', async () => {
      await expect(canvas.getByText(text)).toBeVisible()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveFocus()
    })
  },
}
export const WithReason: Story = { args: { step: { reason: 'document', text } } }
export const Loading: Story = { args: { step: undefined } }
export const NothingSaid: Story = {
  args: { step: { reason: 'other', text: null } },
  play: async ({ canvas, step }) => {
    await step('FAIR-3 nothing is invented if the server does not say what it needs', () =>
      expect(canvas.getByText(/^The server did not say what it needs/)).toBeVisible(),
    )
  },
}
export const Hidden: Story = {
  render: (args) => (
    <AmountsHidden value>
      <PayoutTask {...args} />
    </AmountsHidden>
  ),
  play: async ({ canvas, step }) => {
    await step('FAIR-9 the server’s text may contain amounts, so it is hidden too', () =>
      expect(canvas.queryByText(text)).toBeNull(),
    )
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the element', () => expectRootProps(ref))
  },
}
