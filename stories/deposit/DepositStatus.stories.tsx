import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { depositStates } from '#ui/deposit/deposit-states.ts'
import { textButton } from '#ui/primitives/text-button.ts'
import { DepositStatus } from '#ui/deposit/DepositStatus.tsx'

const meta = {
  component: DepositStatus,
  args: { status: { state: 'recorded', amount: '250.00' }, historyHref: '/dashboard/depositHistory' },
} satisfies Meta<typeof DepositStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('DEP-3 the status is in a live region', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('Deposit recorded.'),
    )
    await step('a link leads to the history', () =>
      expect(canvas.getByRole('link', { name: 'Deposit history' })).toHaveAttribute(
        'href',
        '/dashboard/depositHistory',
      ),
    )
  },
}

export const Named: Story = {
  args: {
    status: { state: 'recorded', amount: '250.00', row: { id: 'sample row', reference: 'DEP-SAMPLE-0005' } },
    next: (
      <button type="button" className={textButton}>
        Make another deposit
      </button>
    ),
  },
  parameters: { snapshot: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('DEP-3 names the reference, and the link opens its row', async () => {
      const status = canvas.getByRole('status')
      await expect(status).toHaveTextContent('Your deposit of $250.00 was recorded as pending.')
      await expect(status).toHaveTextContent('DEP-SAMPLE-0005')
      await expect(canvas.getByRole('link', { name: 'See it in the deposit history' })).toHaveAttribute(
        'href',
        '/dashboard/depositHistory?row=sample%20row',
      )
    })
    await step('Tab moves to the copy button, to the link, then to what the page offers next', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Copy the reference' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link')).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Make another deposit' })).toHaveFocus()
    })
  },
}

export const OnTheHistoryPage: Story = {
  args: { historyHref: undefined, status: { state: 'unknown', amount: '250.00' } },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 on the history page itself, it has no link to it', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Check your deposit history first.')
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    })
  },
}

export const States: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {depositStates.map((state) => (
        <DepositStatus
          key={state}
          {...args}
          status={{ state, amount: '250.00', reason: state === 'refused' ? 'Sample reason.' : undefined }}
        />
      ))}
    </div>
  ),
}

export const Checking: Story = {
  args: {
    status: { state: 'checking', amount: '250.00', reason: 'The server took too long to answer.' },
    onRepeat: fn(),
  },
  play: async ({ canvas, step }) => {
    await step('API-14 while the app retries, there is no button', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/try again/)
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    })
  },
}

export const UnknownSendAgain: Story = {
  args: {
    status: {
      state: 'unknown',
      amount: '250.00',
      reason: 'The server sent something this app does not understand.',
      requestId: '0f8c2d1e-sample-4b7a',
    },
    onRepeat: fn(),
  },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('API-14 the text warns that a repeat may count twice, and offers a button', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('it may count twice')
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Send it again: $250.00' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRepeat).toHaveBeenCalledTimes(1)
    })
    await step('API-17 the request id is shown', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('Request id: 0f8c2d1e-sample-4b7a'),
    )
  },
}

export const UnknownCountsOnce: Story = {
  args: {
    status: {
      state: 'unknown',
      amount: '250.00',
      reason: 'The server sent something this app does not understand.',
      countsOnce: true,
    },
    onRepeat: fn(),
  },
  play: async ({ canvas, step }) => {
    await step('API-14 with declared idempotency, the text does not warn about a repeat', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('records the same deposit only once')
      await expect(canvas.getByRole('status')).not.toHaveTextContent('twice')
    })
  },
}

export const UnknownForGood: Story = {
  args: {
    status: { state: 'unknown', amount: '250.00', reason: 'We got no clear answer for a day.' },
    onDismiss: fn(),
  },
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('FAIR-7 DEP-3 the report stays until the customer has acknowledged it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'I have checked the history , $250.00' }))
      await expect(args.onDismiss).toHaveBeenCalledTimes(1)
    })
  },
}

export const Nothing: Story = { args: { status: null }, parameters: { snapshot: false } }
