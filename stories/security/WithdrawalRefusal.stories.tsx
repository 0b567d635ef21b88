import { WithdrawalRefusal } from '#ui/security/WithdrawalRefusal.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { dates } from './saved-address-samples.ts'

const until = '2026-03-05T13:05:00Z'

const meta = {
  component: WithdrawalRefusal,
  args: {
    reason: 'held',
    until,
    serverMessage:
      'Your password was changed by seed phrase. Withdrawals are held until 5 March 2026, 13:05 UTC. Nothing was withdrawn.',
    securityHref: '#security',
    dates,
  },
} satisfies Meta<typeof WithdrawalRefusal>
export default meta
type Story = StoryObj<typeof meta>

const says = (step: string, sentences: string): Story['play'] =>
  async function play({ canvasElement, step: run }) {
    await run(step, () =>
      expect(canvasElement.querySelector('[data-slot="withdrawal-refusal"]')).toHaveTextContent(sentences),
    )
  }

export const Playground: Story = {
  play: says(
    'CAP-3 the reason is the server’s, and the time is local',
    'Your password was changed by seed phrase. This withdrawal is held until Mar 5, 2026, 2:05:00 PM GMT+1. What you typed is kept in the form. See the security page',
  ),
}
export const Locked: Story = {
  args: {
    reason: 'locked',
    serverMessage: 'Withdrawals are locked until 5 March 2026, 13:05 UTC. Nothing was withdrawn.',
  },
  play: says(
    'CAP-3 a lock says until when',
    'Withdrawals are locked until Mar 5, 2026, 2:05:00 PM GMT+1. What you typed is kept in the form. See the lock on the security page',
  ),
}
export const SaidTwice: Story = {
  args: { reason: 'locked', serverMessage: 'Withdrawals are locked. Nothing was withdrawn.' },
  parameters: { snapshot: false },
  play: async ({ canvasElement, step }) => {
    await step('CAP-3 it says only once that withdrawals are locked', () =>
      expect(canvasElement.textContent.trim()).toMatch(
        /^Withdrawals are locked until Mar 5, 2026, 2:05:00 PM GMT\+1\. What you typed/,
      ),
    )
  },
}
export const AddressWaits: Story = {
  args: {
    waiting: 'Exchange',
    serverMessage: '“Exchange” can be used from 5 March 2026, 13:05 UTC. Nothing was withdrawn.',
  },
  play: says(
    'CAP-3 a saved address that waits is named',
    'Your saved address “Exchange” can be used from Mar 5, 2026, 2:05:00 PM GMT+1.',
  ),
}
export const NotSaved: Story = {
  args: { reason: 'not_saved', until: undefined, serverMessage: 'Not saved. Nothing was withdrawn.' },
  play: says(
    'CAP-3 an address that isn’t saved',
    'You pay only to saved addresses, and this is not one of them. What you typed is kept in the form. Save an address, or pay others too',
  ),
}
export const NotSavedBank: Story = {
  args: { reason: 'not_saved', serverMessage: 'Not saved.', isBank: true },
  play: says(
    'CAP-3 a bank transfer, while the switch is about to end',
    'You pay only to saved addresses, so this bank transfer is refused. Others can be paid from Mar 5, 2026, 2:05:00 PM GMT+1.',
  ),
}
export const WithoutTime: Story = {
  args: { until: 'soon' },
  parameters: { snapshot: false },
  play: says(
    'FAIR-7 without a readable time, the server’s sentences stay as they are',
    'Withdrawals are held until 5 March 2026, 13:05 UTC. Nothing was withdrawn.',
  ),
}
const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
