import { ActionNeeded } from '#ui/payout/ActionNeeded.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

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
export const Many: Story = {
  parameters: { snapshot: true },
  args: {
    payouts: ['0003', '0004', '0005'].map((end) => ({ reference: `WDR-SAMPLE-${end}`, href: `#${end}` })),
    more: 1997,
    allHref: '#all',
  },
  play: async ({ canvas, step }) => {
    await step('CAP-2 the others are counted, with a link to all', async () => {
      await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(
        '1,997 more withdrawals need something from you.',
      )
      await expect(canvas.getByRole('link', { name: 'See all withdrawals' })).toHaveAttribute('href', '#all')
    })
  },
}
export const OneMore: Story = {
  args: { more: 1, allHref: '#all' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('a single one is counted in the singular', () =>
      expect(canvas.getByText(/^1 more withdrawal needs something from you\./)).toBeVisible(),
    )
  },
}
export const None: Story = { args: { payouts: [] }, parameters: { snapshot: false } }
const ref = createRef<HTMLUListElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the list', () => expectRootProps(ref))
  },
}
