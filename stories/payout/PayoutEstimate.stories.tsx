import { PayoutEstimate } from '#ui/payout/PayoutEstimate.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { dates } from './payout-samples.ts'

const meta = {
  component: PayoutEstimate,
  args: {
    from: '2026-03-01T10:30:00Z',
    to: '2026-03-03T10:12:00Z',
    basis: '9 of 10 bank payouts of the last 90 days arrived within 48 hours. Counted on 1 March 2026.',
    dates,
  },
} satisfies Meta<typeof PayoutEstimate>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('FAIR-3 the estimate says what it is based on', async () => {
      await expect(canvas.getByText(/^Expected to arrive/)).toHaveTextContent(
        'between Mar 1, 2026, 10:30 AM and Mar 3, 2026, 10:12 AM.',
      )
      await expect(canvas.getByText(/^9 of 10 bank payouts/)).toBeVisible()
    })
    await step('FAIR-2 it is not worded as a promise', () =>
      expect(canvas.getByText(/Yours may take longer\./)).toBeVisible(),
    )
  },
}
export const LongBasis: Story = {
  args: { basis: 'A long basis. '.repeat(20) },
  globals: { textSize: '200%' },
}
const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
