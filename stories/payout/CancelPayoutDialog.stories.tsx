import type { CancelState } from '#ui/payout/cancel-outcome.tsx'
import { CancelPayoutDialog } from '#ui/payout/CancelPayoutDialog.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Drawer } from '#ui/primitives/Drawer.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

const meta = {
  component: CancelPayoutDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    amount: '400',
    destination: { wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
    atOnce: true,
    state: { is: 'asking' },
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof CancelPayoutDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('alertdialog'))

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('CAP-2 the question names the amount and the destination', async () => {
      await expect(dialog().getByText('$400.00')).toBeVisible()
      await expect(screen.getByRole('alertdialog')).toHaveTextContent(
        'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      )
    })
    await step('CAP-2 the question says what becomes of the money', async () => {
      await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^Nothing is paid out/)
    })
    await step('the button that changes nothing has the focus, and Escape changes nothing', async () => {
      await waitFor(() => expect(dialog().getByRole('button', { name: 'Keep it' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenCalledWith(false)
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
  },
}
const after = (state: CancelState): Story => ({ args: { state }, parameters: { snapshot: true } })

/** An approved withdrawal may be sent before it is stopped. */
export const MayStillBeSent: Story = {
  args: { atOnce: false },
  play: async ({ step }) => {
    await step('CAP-2 FAIR-1 the question says that it may still be sent, and promises nothing', async () => {
      await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
        'We try to stop it, but it may still be sent. If it is stopped, the whole amount goes back to your Trade Profit.',
      )
    })
  },
}
export const BankTransfer: Story = {
  args: { destination: { bankName: 'Sample Bank', accountNumber: '00012345' } },
}
export const Sending: Story = {
  args: { state: { is: 'sending' } },
  parameters: { snapshot: false },
  play: async ({ args, userEvent, step }) => {
    await step('while it is being sent, it can’t be closed', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
  },
}
export const Refused = after({
  is: 'refused',
  why: 'You seem to be offline. Check your connection and try again.',
})
export const Unknown: Story = {
  ...after({ is: 'unknown', why: 'The server took too long to answer.', requestId: '0f8c2d1e-sample-4b7a' }),
  play: async ({ step }) => {
    await step('FAIR-7 an unknown outcome is reported as unknown, and can be retried', async () => {
      await expect(dialog().getByRole('heading')).toHaveTextContent('We don’t know whether it was cancelled')
      await expect(dialog().getByRole('alert')).toHaveTextContent(/Sent, answer unknown/)
      await expect(dialog().getByRole('button', { name: 'Send it again' })).toBeVisible()
    })
  },
}
export const TooLate: Story = {
  ...after({ is: 'late', sent: true, sentAt: '2026-03-04T12:34:00Z', why: 'Too late.' }),
  play: async ({ step }) => {
    await step('CAP-2 it says when it was sent, and can only be closed', async () => {
      await expect(dialog().getByRole('alert')).toHaveTextContent(
        /It was sent on Mar 4, 2026, .+ It can no longer be stopped\./,
      )
      await expect(dialog().getAllByRole('button')).toHaveLength(1)
    })
    await step('FAIR-1 it doesn’t say that the customer cancelled', async () => {
      await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Nothing was cancelled.')
    })
  },
}
export const TooLateWithoutProof: Story = {
  args: { state: { is: 'late', sent: false, sentAt: null, why: 'Too late.' } },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('CAP-2 it says only what is certain: it may already be sent or stopped', async () => {
      await expect(screen.getByRole('alertdialog')).toHaveTextContent(/can’t be cancelled any more/)
      await expect(screen.getByRole('alertdialog')).not.toHaveTextContent(
        /was cancelled|no longer be stopped/,
      )
    })
  },
}
export const Done = after({ is: 'done', stopping: false })
export const Stopping = after({ is: 'done', stopping: true })

/** A button that disappears with the cancellation, in the details or on the page. */
function Opener({ where, ...args }: Parameters<typeof CancelPayoutDialog>[0] & { where: 'drawer' | 'page' }) {
  const [is, setIs] = useState<'there' | 'asked' | 'gone'>('there')
  const button = is !== 'gone' && <Button onClick={() => setIs('asked')}>Cancel it</Button>
  return (
    <>
      <h1 tabIndex={-1}>History</h1>
      {where === 'page' && button}
      <Drawer open={where === 'drawer'} onOpenChange={args.onOpenChange} title="Withdrawal">
        {button}
      </Drawer>
      {is === 'asked' && <CancelPayoutDialog {...args} onOpenChange={() => setIs('gone')} />}
    </>
  )
}
const returning = (where: 'drawer' | 'page', place: () => HTMLElement): Story => ({
  args: { state: { is: 'done', stopping: false } },
  parameters: { snapshot: false },
  render: (args) => <Opener {...args} where={where} />,
  play: async ({ userEvent, step }) => {
    await step('after it closes, the focus is not lost, although the button has disappeared', async () => {
      screen.getByRole('button', { name: 'Cancel it' }).focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.click(dialog().getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(place()).toHaveFocus())
    })
  },
})
export const FocusGoesToTheDetails = returning('drawer', () => screen.getByRole('dialog'))
export const FocusGoesToTheHeading = returning('page', () => screen.getByRole('heading', { level: 1 }))
