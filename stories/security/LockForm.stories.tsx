import { LockForm } from '#ui/security/LockForm.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { dates, hostile } from './security-samples.ts'

const lockedUntil = '2026-03-04T14:05:00Z'
const meta = {
  component: LockForm,
  args: {
    current: { lockedUntil: null, holds: [] },
    onRetry: fn(),
    onLock: fn(() => Promise.resolve(true)),
    failure: null,
    now: () => Date.parse('2026-03-01T14:05:00Z'),
    dates,
  },
} satisfies Meta<typeof LockForm>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>
type User = {
  selectOptions: (element: Element, value: string) => Promise<void>
  click: (e: Element) => Promise<void>
}

const question = () => within(screen.getByRole('alertdialog'))
async function choose(canvas: Canvas, user: User, days: string) {
  await user.selectOptions(canvas.getByLabelText('Lock withdrawals for'), days)
  await user.click(canvas.getByRole('button', { name: 'Lock withdrawals' }))
}

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('CAP-3 without a number of days, no question is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lock withdrawals' }))
      await expect((await canvas.findAllByText('Choose 1 to 30 days'))[0]).toBeVisible()
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
    await step('1 to 30 days can be chosen', () =>
      expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Choose days',
        '1 day',
        ...Array.from({ length: 29 }, (_, index) => `${index + 2} days`),
      ]),
    )
    await step('the question names the end with its time zone, and Escape locks nothing', async () => {
      await choose(canvas, userEvent, '3')
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        'The lock ends at about Mar 4, 2026, 2:05:00 PM UTC. The server sets the exact time.',
      )
      await expect(screen.getByRole('alertdialog')).toHaveTextContent(
        'Withdrawals that were requested before are not stopped.',
      )
      await waitFor(() => expect(question().getByRole('button', { name: 'Cancel' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await expect(args.onLock).not.toHaveBeenCalled()
      await expect(canvas.getByLabelText('Lock withdrawals for')).toHaveValue('3')
    })
    await step('it is sent after the confirmation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lock withdrawals' }))
      await userEvent.click(question().getByRole('button', { name: 'Lock withdrawals' }))
      await expect(args.onLock).toHaveBeenCalledWith(3)
      await waitFor(() => expect(canvas.getByLabelText('Lock withdrawals for')).toHaveValue(''))
    })
  },
}
export const Restored: Story = {
  args: { typed: '3', onTyped: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const days = canvas.getByLabelText('Lock withdrawals for')
    await step('ACC-2 the choice from before a reload is shown, and each change is reported', async () => {
      await expect(days).toHaveValue('3')
      await userEvent.selectOptions(days, '4')
      await expect(args.onTyped).toHaveBeenLastCalledWith({ days: '4' })
    })
    await step('it is cleared once the lock is set', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lock withdrawals' }))
      await userEvent.click(question().getByRole('button', { name: 'Lock withdrawals' }))
      await expect(args.onLock).toHaveBeenCalledWith(4)
      await waitFor(() => expect(args.onTyped).toHaveBeenLastCalledWith({ days: '' }))
    })
  },
}
export const RestoredUnreadable: Story = {
  args: { typed: '99' },
  play: async ({ canvas, step }) => {
    await step('a restored choice that can’t be chosen counts as none', () =>
      expect(canvas.getByLabelText('Lock withdrawals for')).toHaveValue(''),
    )
  },
}
export const Locked: Story = {
  args: { current: { lockedUntil, holds: [] } },
  parameters: { snapshot: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('CAP-3 a lock can’t be shortened, so fewer days are not offered', async () => {
      const days = canvas.getByLabelText('Lock withdrawals for')
      await expect(days.querySelectorAll('option')[1]).toHaveTextContent('3 days')
      await expect(days).toHaveAccessibleDescription(
        'Counted from now. You can choose only days that make the lock longer. A lock can’t be undone.',
      )
      await choose(canvas, userEvent, '4')
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        'The lock ends at about Mar 5, 2026, 2:05:00 PM UTC.',
      )
      await userEvent.click(question().getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    })
  },
}
export const LockedForLonger: Story = {
  args: { current: { lockedUntil: '2026-05-04T14:05:00Z', holds: [] } },
  play: async ({ canvas, userEvent, step }) => {
    await step('CAP-3 beside a lock that nothing makes longer, the question says so', async () => {
      await choose(canvas, userEvent, '30')
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        'Withdrawals are already locked until May 4, 2026, 2:05:00 PM UTC.',
      )
      const confirm = question().getByRole('button', { name: 'Lock withdrawals' })
      await expect(confirm).toHaveAccessibleDescription('Withdrawals are already locked for longer.')
      await userEvent.click(question().getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    })
  },
}
export const Held: Story = {
  args: {
    current: {
      lockedUntil,
      holds: [{ why: 'Your password was changed by seed phrase.', until: '2026-03-02T09:00:00Z' }],
    },
  },
}
export const JustLocked: Story = {
  args: { current: { lockedUntil, holds: [] }, justLockedUntil: lockedUntil },
}
export const Loading: Story = { args: { current: undefined } }
export const CouldNotBeRead: Story = {
  args: { current: undefined, error: 'We could not reach the server. Check your connection and try again.' },
}
export const LockUnreadable: Story = {
  args: { current: { lockedUntil: undefined, holds: [] } },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 an unreadable lock is not shown as no lock', async () => {
      await expect(canvas.getByText('We could not read whether withdrawals are locked.')).toBeVisible()
      await expect(canvas.queryByText('No lock is set.')).not.toBeInTheDocument()
    })
  },
}
export const HoldsUnreadable: Story = { args: { current: { lockedUntil: null, holds: null } } }
export const Refused: Story = {
  args: {
    failure: {
      message: 'Withdrawals are already locked until Mar 20, 2026. A lock can’t be made shorter.',
      kind: 'conflict',
      effect: 'no',
    },
  },
}
export const Unknown: Story = {
  args: {
    failure: {
      message: 'The server took too long to answer.',
      kind: 'timeout',
      effect: 'unknown',
      requestId: '0f8c2d1e-sample-4b7a',
    },
  },
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 an unknown outcome is reported as unknown', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent('We cannot tell whether the lock was set'),
    )
  },
}
export const HostileText: Story = {
  args: { current: { lockedUntil, holds: [{ why: hostile, until: lockedUntil }] } },
  globals: { textSize: '200%' },
  play: async ({ canvasElement, step }) => {
    await step('C32 markup is shown as text', () => expect(canvasElement.querySelector('img')).toBeNull())
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
const ref = createRef<HTMLFormElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the form', () => expectRootProps(ref))
  },
}
