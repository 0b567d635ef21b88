import { ActionNeeded } from '#ui/payout/ActionNeeded.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRest, rest } from '../rest-on-the-root.ts'

const meta = {
  component: ActionNeeded,
  args: { payouts: [{ reference: 'WDR-SAMPLE-0003', href: '#w3' }] },
} satisfies Meta<typeof ActionNeeded>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('CAP-2 a line names the withdrawal, with a link to what it needs', async () => {
      await expect(canvas.getByRole('listitem')).toHaveTextContent(
        'Withdrawal WDR-SAMPLE-0003 needs something from you.',
      )
      await expect(canvas.getByRole('link', { name: 'See what WDR-SAMPLE-0003 needs' })).toHaveAttribute(
        'href',
        '#w3',
      )
    })
  },
}
export const Several: Story = {
  args: {
    payouts: [
      { reference: 'WDR-SAMPLE-0003', href: '#w3' },
      { reference: null, href: '#w4' },
    ],
  },
}
export const None: Story = { args: { payouts: [] }, parameters: { pixels: false } }
const ref = createRef<HTMLUListElement>()
export const RestLandsOnTheRoot: Story = {
  args: { ref, ...rest },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the list', () => expectRest(ref))
  },
}
