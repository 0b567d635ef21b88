import { SecurityCheckList } from '#ui/security/SecurityCheckList.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { dates, hostile } from './security-samples.ts'

const meta = {
  component: SecurityCheckList,
  args: {
    checks: [
      {
        id: 'second-step',
        state: 'open',
        text: 'Your password alone is enough to sign in.',
        action: { label: 'Add a second step', href: '#second-step' },
      },
      { id: 'passkeys', state: 'good', text: 'You can sign in with 2 passkeys, without a password.' },
      {
        id: 'address-book',
        state: 'open',
        text: 'Anyone who gets into your account can withdraw to a new address.',
        action: { label: 'Pay only to saved addresses', href: '#address-book' },
      },
      {
        id: 'sessions',
        state: 'fact',
        text: 'Your account has 2 active sign-ins.',
        action: { label: 'See where', href: '#sessions' },
      },
      { id: 'lock', state: 'fact', text: 'Withdrawals are locked until', until: '2026-03-04T14:05:00Z' },
      { id: 'word', state: 'unknown', text: 'We could not read whether a word for our emails is set.' },
    ],
    onRetry: fn(),
    dates,
  },
} satisfies Meta<typeof SecurityCheckList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('CAP-3 each sentence is a row, without a score', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
      await expect(canvas.getByRole('list')).not.toHaveTextContent(/%|score|\d\/\d/)
    })
    await step('a time is absolute and has its time zone', () =>
      expect(canvas.getByText('Mar 4, 2026, 2:05:00 PM UTC')).toHaveAttribute(
        'datetime',
        '2026-03-04T14:05:00Z',
      ),
    )
    await step('the links can be reached with the keyboard, in order', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Add a second step' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Pay only to saved addresses' })).toHaveFocus()
    })
  },
}
const loading = (checks: (typeof meta.args)['checks']) =>
  checks.map((check) => ({ ...check, state: 'loading' as const }))
export const Loading: Story = {
  args: { checks: loading(meta.args.checks.slice(0, 4)) },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 no text of a placeholder is in the page', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading how your account is protected')
      await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
      await expect(canvas.queryByText(/Your password alone/)).not.toBeInTheDocument()
    })
  },
  parameters: { snapshot: true },
}
export const PartlyLoaded: Story = {
  args: {
    checks: [
      ...meta.args.checks.slice(0, 1),
      ...loading(meta.args.checks.slice(1, 3)),
      ...meta.args.checks.slice(3, 4),
    ],
  },
}
export const Failed: Story = {
  args: { checks: [], error: 'We could not reach the server. Check your connection and try again.' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('FAIR-7 nothing is claimed, and a retry is offered', async () => {
      await expect(canvas.getByText('Nothing could be checked')).toBeVisible()
      await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
  parameters: { snapshot: true },
}
export const PartlyFailed: Story = {
  args: {
    checks: meta.args.checks.slice(0, 2),
    error: 'This is not available at the moment. Try again later.',
  },
}
export const HostileText: Story = {
  args: { checks: [{ id: 'x', state: 'fact', text: hostile, until: '2026-03-04T14:05:00Z' }] },
  globals: { textSize: '200%' },
  play: async ({ canvasElement, step }) => {
    await step('C32 markup is shown as text', () => expect(canvasElement.querySelector('img')).toBeNull())
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
