import { CancelQuestion } from '#app/payouts/CancelQuestion.tsx'
import { signIn, signOut } from '#app/session/session.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { readUserDetails } from '#contract/user.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { asCustomer } from './AppAt.tsx'

const customer = sampleUsers.established

/** A page that asks whether to cancel a withdrawal. Its button stands for the browser's Back button, which works while the question is open. */
function Page(props: ComponentProps<typeof CancelQuestion>) {
  const [left, setLeft] = useState(false)
  if (left) return <p>Another page</p>
  return (
    <>
      <button onClick={() => setLeft(true)}>Back</button>
      <CancelQuestion {...props} />
    </>
  )
}

const meta = {
  // No docs page, because stories shown together would share the session.
  tags: ['!autodocs'],
  component: CancelQuestion,
  parameters: { layout: 'fullscreen', snapshot: false },
  args: {
    email: customer.email,
    row: {
      _id: 'w1',
      amount: '22.23',
      date: '2026-03-01T10:12:00Z',
      status: 'pending',
      reference: null,
      wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      stage: 'requested',
      version: 1,
      cancellable: true,
    },
    start: { is: 'asking' },
    onClose: fn(),
  },
  render: (args) => <Page {...args} />,
  beforeEach: asCustomer(customer, {
    cancelPayout: { status: 403, failure: { message: 'Ask support first.' } },
  }),
  play: async ({ userEvent, step }) => {
    await step('FAIR-7 the outcome is shown even if the customer has left the page', async () => {
      await userEvent.click(within(question()).getByRole('button', { name: 'Cancel withdrawal' }))
      await waitFor(() => expect(question()).toHaveTextContent('Ask support first.'))
      screen.getByText('Back').click()
      await expect(await screen.findByText('Another page')).toBeInTheDocument()
      await expect(question()).toHaveTextContent('Ask support first.')
    })
  },
} satisfies Meta<typeof CancelQuestion>
export default meta
type Story = StoryObj<typeof meta>

const question = () => screen.getByRole('alertdialog')
const expectNoQuestion = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

const cancelled = (stage: string, version: number) => ({
  ...meta.args.row,
  reference: 'WDR-SAMPLE-0001',
  stage,
  version,
  cancellable: false,
})

export const StoppedMeanwhile: Story = {
  beforeEach: asCustomer(customer, {
    cancelPayout: { body: { withdrawal: cancelled('cancelling', 2) } },
    withdrawals: { body: { allWithdrawals: [{ ...cancelled('cancelled', 3), status: 'failed' }] } },
  }),
  play: async ({ userEvent, step }) => {
    await step('CAP-2 while it is being stopped, the open dialog follows the withdrawal', async () => {
      await userEvent.click(within(question()).getByRole('button', { name: 'Cancel withdrawal' }))
      await waitFor(() => expect(question()).toHaveTextContent('It is cancelled'))
      await expect(question()).toHaveAccessibleName('Withdrawal cancelled')
      await expect(question()).not.toHaveTextContent('not cancelled yet')
    })
  },
}

export const SentAfterAll: Story = {
  beforeEach: asCustomer(customer, {
    cancelPayout: { body: { withdrawal: cancelled('cancelling', 2) } },
    withdrawals: { body: { allWithdrawals: [cancelled('sent', 3)] } },
  }),
  play: async ({ userEvent, step }) => {
    await step('CAP-2 if it was sent after all, the open dialog says so', async () => {
      await userEvent.click(within(question()).getByRole('button', { name: 'Cancel withdrawal' }))
      await waitFor(() => expect(question()).toHaveTextContent('Too late'))
    })
  },
}

export const LeftThePage: Story = {
  play: async (context) => {
    await meta.play(context)
    await context.step('it can be closed', async () => {
      await context.userEvent.click(within(question()).getByRole('button', { name: 'Keep it' }))
      await expectNoQuestion()
    })
  },
}

export const SignedOut: Story = {
  play: async (context) => {
    await meta.play(context)
    await context.step('C28 nothing of it is left after the customer has signed out', async () => {
      signOut()
      await expectNoQuestion()
    })
  },
}

export const AnotherCustomer: Story = {
  play: async (context) => {
    await meta.play(context)
    await context.step('C28 another customer who signs in does not see it', async () => {
      signIn(readUserDetails.parse(sampleUsers.notified), 'token-of-another-customer')
      await expectNoQuestion()
    })
  },
}

/** The history reads the row again while the question is open. */
function Rereading(props: ComponentProps<typeof CancelQuestion>) {
  const [stage, setStage] = useState('requested')
  return (
    <>
      <button onClick={() => setStage('approved')}>Approved</button>
      <button onClick={() => setStage('sent')}>Sent</button>
      <CancelQuestion {...props} row={{ ...props.row, stage, stageAt: '2026-03-01T10:14:00Z' }} />
    </>
  )
}

export const SentMeanwhile: Story = {
  render: (args) => <Rereading {...args} />,
  play: async ({ step }) => {
    await step('CAP-2 once the history shows that it was sent, nothing is left to confirm', async () => {
      await expect(question()).toHaveTextContent('Cancel this withdrawal?')
      await expect(question()).toHaveTextContent('Nothing is paid out, and the whole amount goes back')
      screen.getByText('Approved').click()
      await waitFor(() =>
        expect(question()).toHaveTextContent('We try to stop it, but it may still be sent.'),
      )
      await expect(question()).not.toHaveTextContent('Nothing is paid out')
      screen.getByText('Sent').click()
      await waitFor(() => expect(question()).toHaveTextContent('It can no longer be stopped.'))
      await expect(within(question()).getAllByRole('button')).toHaveLength(1)
    })
  },
}
