import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ApiError } from '#app/api/errors.ts'
import { OutcomeToasts } from '#app/money/OutcomeToasts.tsx'
import { paths } from '#app/paths.ts'
import type { OrderResult } from '#app/money/order-result.ts'
import type { DepositNote } from '#app/money/deposit-notes.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { pageAt } from './AppAt.tsx'

const order: OrderResult['order'] = {
  key: 'sample-key-0000000001',
  email: 'established@sample.test',
  body: JSON.stringify({
    amount: 100,
    wallet: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
  }),
  firstTry: Date.parse('2026-03-04T12:34:00Z'),
  keyed: true,
  tries: 1,
  seen: [],
}
const requestId = '0f8c2d1e-sample-4b7a'
const refused = new ApiError({ kind: 'forbidden', message: 'Withdrawals are off', effect: 'no', requestId })
const lost = new ApiError({
  kind: 'timeout',
  message: 'The server took too long to answer. Try again in a moment.',
  effect: 'unknown',
})
const result = (outcome: OrderResult['outcome'], repeated = false): OrderResult => ({
  order,
  outcome,
  repeated,
})

const meta = {
  tags: ['!autodocs'],
  component: OutcomeToasts,
  args: { notes: [], path: paths.account, result: null, signedIn: true, onReported: fn() },
  render: (args) => pageAt(<OutcomeToasts {...args} />, '/dashboard/account'),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OutcomeToasts>
export default meta
type Story = StoryObj<typeof meta>

const toast = () =>
  waitFor(() => document.querySelector('[data-slot="toast"]') ?? Promise.reject(new Error('none')))
const named = '$100.00 to tb1qrp…0sl5k7.'

export const Done: Story = {
  args: { result: result({ state: 'done', replayed: false }) },
  play: async ({ args, step }) => {
    await step('WDR-8 the toast names the order and its outcome', async () => {
      await expect(await toast()).toHaveTextContent('Withdrawal requested')
      await expect(await toast()).toHaveTextContent(`${named} It is pending.`)
      await expect(args.onReported).toHaveBeenCalledTimes(1)
    })
  },
}

export const Replayed: Story = {
  args: { result: result({ state: 'done', replayed: true }, true) },
  play: async ({ step }) => {
    await step('API-15 a replayed order is not announced as a new one', async () => {
      await expect(await toast()).toHaveTextContent('We already had this order')
      await expect(await toast()).toHaveTextContent('It was not carried out a second time.')
    })
  },
}

export const Refused: Story = {
  args: { result: result({ state: 'refused', error: refused }) },
  play: async ({ step }) => {
    await step('WDR-8 API-17 a refusal has its reason and the request id', async () => {
      await expect(await toast()).toHaveTextContent('Your withdrawal was not requested')
      await expect(await toast()).toHaveTextContent(`${named} Withdrawals are off. Nothing was sent`)
      await expect(await toast()).toHaveTextContent(`Request id: ${requestId}`)
    })
  },
}

export const Unknown: Story = {
  args: { result: result({ state: 'unknown', error: lost }) },
  play: async ({ step }) => {
    await step('API-15 an unknown outcome is not shown as a failure, and links to the history', async () => {
      await expect(await toast()).toHaveTextContent('Sent, answer unknown')
      await expect(await toast()).not.toHaveTextContent(/Nothing was sent|Try again/)
      await expect(screen.getByRole('link', { name: 'Withdrawal history' })).toBeVisible()
    })
  },
}

export const SignedOutUnsettled: Story = {
  args: { signedIn: false, leftUnsettled: true },
  play: async ({ step }) => {
    await step('WDR-8 after signing out, it says that an order is unsettled, but not which', async () => {
      await expect(await toast()).toHaveTextContent('The outcome of a withdrawal is not known yet')
      await expect(await toast()).not.toHaveTextContent(/\$/)
    })
  },
}

export const SignedOut: Story = {
  args: { result: result({ state: 'refused', error: refused }), signedIn: false },
  play: async ({ step }) => {
    await step('A11 after the session ended, the outcome is shown without an amount', async () => {
      await expect(await toast()).toHaveTextContent('Your withdrawal was not requested')
      await expect(await toast()).toHaveTextContent('Sign in again to see which one.')
      await expect(await toast()).not.toHaveTextContent('$100.00')
    })
    await step('API-15 a certain refusal says that nothing was sent', async () =>
      expect(await toast()).toHaveTextContent('Nothing was sent. Sign in again'),
    )
  },
}

export const RefusedLater: Story = {
  parameters: { snapshot: false },
  args: { result: result({ state: 'refused', error: refused }), later: true },
  play: async ({ step }) => {
    await step('FAIR-7 WDR-8 after signing in again, it does not say that the entries are kept', async () => {
      await expect(await toast()).toHaveTextContent(
        `${named} Withdrawals are off. Nothing was sent. Withdrawal`,
      )
      await expect(await toast()).not.toHaveTextContent(/entries/)
    })
  },
}

const offline = new ApiError({ kind: 'offline', message: 'You are offline. Nothing was sent.', effect: 'no' })

export const RefusedOffline: Story = {
  parameters: { snapshot: false },
  args: { result: result({ state: 'refused', error: offline }) },
  play: async ({ step }) => {
    await step('FAIR-7 WDR-8 says once that nothing was sent', async () =>
      expect(await toast()).toHaveTextContent(
        `${named} You are offline. Nothing was sent. Your entries are kept. Withdrawal`,
      ),
    )
  },
}

const unsent = new ApiError({
  kind: 'auth',
  message: 'Your session ended before it could be sent.',
  effect: 'no',
})

export const SessionEndedFirst: Story = {
  parameters: { snapshot: false },
  args: { result: result({ state: 'refused', error: unsent }), signedIn: false },
  play: async ({ step }) => {
    await step('FAIR-7 WDR-8 says that the session ended, and that nothing was sent', async () => {
      await expect(await toast()).toHaveTextContent('Your session had ended. Nothing was sent. Sign in again')
      await expect(await toast()).not.toHaveTextContent(/\$|You left the page/)
    })
  },
}

export const SignedOutUnknown: Story = {
  args: { result: result({ state: 'unknown', error: lost }), signedIn: false },
  play: async ({ step }) => {
    await step(
      'API-15 an unknown outcome does not say that nothing was sent, and shows no amount',
      async () => {
        await expect(await toast()).toHaveTextContent('It may have been carried out.')
        await expect(await toast()).not.toHaveTextContent(/Nothing was sent|\$100\.00/)
      },
    )
  },
}

const unknown: DepositNote = {
  id: 'sample-key-0000000002',
  email: order.email,
  amount: '250.00',
  state: 'unknown',
  reason: 'The server took too long to answer.',
  requestId,
  repeatable: true,
}
const listed: DepositNote = {
  ...unknown,
  state: 'listed',
  reason: undefined,
  listedAt: '2026-03-04T12:35:00Z',
}

export const DepositUnknown: Story = {
  args: { notes: [unknown] },
  play: async ({ step }) => {
    await step('API-14 API-17 an unknown deposit links to the page where it can be repeated', async () => {
      await expect(await toast()).toHaveTextContent('We could not confirm that the deposit was recorded.')
      await expect(await toast()).toHaveTextContent(`Request id: ${requestId}`)
      await expect(screen.getByRole('link', { name: 'Deposit' })).toBeVisible()
    })
  },
}

/** Shows a deposit with an unknown outcome. A press simulates the arrival of its next state. */
function ThenLater({ later, path = paths.account }: { later: DepositNote; path?: string }) {
  const [on, setOn] = useState(false)
  return (
    <>
      <Button onClick={() => setOn(true)}>Later</Button>
      <OutcomeToasts
        notes={[on ? later : unknown]}
        path={on ? path : paths.account}
        result={null}
        signedIn
        onReported={fn()}
      />
    </>
  )
}

const notConfirmed = /We could not confirm that the deposit was recorded/

export const DepositListedLater: Story = {
  parameters: { snapshot: false },
  render: () => pageAt(<ThenLater later={listed} />, '/dashboard/account'),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(notConfirmed)).toBeVisible()
    await step('FAIR-7 DEP-3 the row in the history replaces the unknown outcome in the report', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
      await expect(await canvas.findByText(/The history shows/)).toBeVisible()
      await expect(canvas.queryByText(notConfirmed)).not.toBeInTheDocument()
    })
  },
}

export const DepositReportedByPage: Story = {
  parameters: { snapshot: false },
  render: () => pageAt(<ThenLater later={unknown} path={paths.depositHistory} />, '/dashboard/account'),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(notConfirmed)).toBeVisible()
    await step('DEP-3 the toast closes when the page itself reports the deposit', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
      await waitFor(() => expect(canvas.queryByText(notConfirmed)).not.toBeInTheDocument())
    })
  },
}

export const DepositRepeated: Story = {
  parameters: { snapshot: false },
  render: () => pageAt(<ThenLater later={{ ...unknown, state: 'repeating' }} />, '/dashboard/account'),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(notConfirmed)).toBeVisible()
    await step('DEP-3 the toast closes when the deposit is sent again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
      await waitFor(() => expect(canvas.queryByText(notConfirmed)).not.toBeInTheDocument())
    })
  },
}
