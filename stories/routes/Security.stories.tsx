import { Component as SecurityPage } from '#app/routes/security/SecurityPage.tsx'
import { capabilityNames } from '#contract/capabilities/names.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { asCustomer, pageAt, sent } from './AppAt.tsx'
import type { Replies } from './mock-api.ts'

const wakeUp = (capabilities: readonly string[] = capabilityNames) => ({
  body: { mode: 'sandbox' as const, message: 'Sandbox', capabilities: [...capabilities] },
})
const at = '2026-03-01T18:58:00Z'
const session = { id: 's1', current: true, createdAt: at, seenAt: at, agent: 'Chrome on Linux' }
const signIn = { id: 'a2', at, kind: 'sign-in', result: 'done' as const, agent: 'Chrome on Linux' }
const saved = {
  id: 'b1',
  label: 'My sample wallet',
  network: 'bitcoin',
  address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  usableFrom: at,
  times: 1,
  lastUsedAt: at,
}
const passkey = {
  id: 'p1',
  name: 'Sample laptop',
  createdAt: at,
  lastUsedAt: at,
  synced: false,
  transports: ['internal'],
  credentialId: 'sample',
}
const security = { totp: { on: false }, backupCodesLeft: 0, passkeys: 0, holds: [], wordSet: false }

const nothingSetUp: Replies = {
  wakeUp: wakeUp(),
  security: { body: security },
  sessions: { body: { sessions: [session] } },
  activity: { body: { activity: [] } },
  addresses: { body: { only: false, addresses: [] } },
  passkeys: { body: { passkeys: [] } },
}
const everything: Replies = {
  ...nothingSetUp,
  security: {
    body: { ...security, totp: { on: true, since: at }, backupCodesLeft: 10, passkeys: 1, wordSet: true },
  },
  sessions: {
    body: { sessions: [{ ...session, id: 's2', current: false, agent: 'Safari on iPhone' }, session] },
  },
  activity: {
    body: {
      activity: [{ ...signIn, id: 'a3', kind: 'withdrawal-requested', reference: 'WDR-SAMPLE-0003' }, signIn],
    },
  },
  addresses: { body: { only: true, addresses: [saved] } },
  passkeys: { body: { passkeys: [passkey] } },
}
const allResponse = (reply: Replies['sessions'] & Replies['security'] & Replies['activity']): Replies => ({
  wakeUp: wakeUp(),
  security: reply,
  sessions: reply,
  activity: reply,
  addresses: reply as Replies['addresses'],
  passkeys: reply as Replies['passkeys'],
})

const meta = {
  // No docs page, because pages shown together would share storage and network.
  tags: ['!autodocs'],
  component: SecurityPage,
  parameters: { layout: 'fullscreen' },
  render: () => pageAt(<SecurityPage />),
  // The page loads its parts with `lazy`, which can take longer than a story waits.
  loaders: [async () => ({ parts: await import('#app/security/SecurityParts.tsx') })],
  beforeEach: asCustomer(sampleUsers.established, everything),
} satisfies Meta<typeof SecurityPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const section = (canvas: Canvas, name: string) => canvas.findByRole('region', { name })
const checks = (canvas: Canvas) => canvas.findByRole('list', { name: 'How your account is protected' })

export const Data: Story = {
  play: async ({ canvas, step }) => {
    await step('CAP-3 the list says how the account is protected', async () => {
      const list = await checks(canvas)
      await waitFor(() =>
        expect(list).toHaveTextContent('Signing in with your password needs a second step.'),
      )
      await waitFor(() =>
        expect(list).toHaveTextContent('You can sign in with your passkey, without a password.'),
      )
      await waitFor(() => expect(list).toHaveTextContent('Withdrawals go only to your saved addresses.'))
      await waitFor(() => expect(list).toHaveTextContent('Your account has 2 active sign-ins.'))
    })
    await step('CAP-3 the current device comes first', async () => {
      const sessions = within(await section(canvas, 'Where you are signed in'))
      await expect(sessions.getAllByRole('listitem')[0]).toHaveTextContent('this browser')
    })
    await step('CAP-3 each activity has its label', async () => {
      const activity = within(await section(canvas, 'Recent activity'))
      await expect(activity.getByText('Withdrawal requested')).toBeVisible()
      await expect(activity.getByText('Signed in')).toBeVisible()
    })
    await step('CAP-3 the word is never shown, only whether one is set', async () => {
      const word = within(await section(canvas, 'Word in our emails'))
      await expect(word.getByText('A word is set. A new one replaces it.')).toBeVisible()
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const NothingSetUp: Story = {
  beforeEach: asCustomer(sampleUsers.established, nothingSetUp),
  play: async ({ canvas, step }) => {
    await step('CAP-3 each weak point has a link to its section', async () => {
      await expect(await canvas.findByText('Your password alone is enough to sign in.')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Add a second step' })).toHaveAttribute(
        'href',
        '#second-step',
      )
      await expect(
        await canvas.findByText('Anyone who gets into your account can withdraw to a new address.'),
      ).toBeVisible()
      await expect(await canvas.findByText('You are signed in only in this browser.')).toBeVisible()
      const list = within(await checks(canvas))
      for (const link of list.getAllByRole<HTMLAnchorElement>('link'))
        await expect(document.querySelector(link.hash), link.hash).not.toBeNull()
    })
    await step('empty lists say so', async () => {
      const activity = within(await section(canvas, 'Recent activity'))
      await expect(await activity.findByText('No activity')).toBeVisible()
      await expect(
        within(await section(canvas, 'Withdrawal lock')).getByText('No lock is set.'),
      ).toBeVisible()
      await expect(
        within(await section(canvas, 'Withdrawal lock')).getByRole('link', { name: 'withdrawal history' }),
      ).toHaveAttribute('href', '/dashboard/withdrawalHistory')
    })
  },
}

export const Loading: Story = {
  beforeEach: asCustomer(sampleUsers.established, allResponse('never')),
  play: async ({ canvas, step }) => {
    await step('CAP-3 nothing is shown before it is known', async () => {
      await section(canvas, 'Where you are signed in')
      await expect(canvas.getByText('Loading how your account is protected')).toBeInTheDocument()
      await expect(
        canvas.queryByRole('list', { name: 'How your account is protected' }),
      ).not.toBeInTheDocument()
      await expect(canvas.queryByText(/active sign-in|Not locked|No word is set/)).not.toBeInTheDocument()
    })
  },
}

export const ServerError: Story = {
  beforeEach: asCustomer(sampleUsers.established, allResponse({ status: 404, failure: { message: 'No.' } })),
  play: async ({ canvas, step }) => {
    await step('CAP-0 each part says that it is not available, and offers a retry', async () => {
      for (const name of [
        'Where you are signed in',
        'Recent activity',
        'Withdrawal lock',
        'Word in our emails',
      ]) {
        const part = within(await section(canvas, name))
        await expect(
          await part.findByText('This is not available at the moment. Try again later.'),
        ).toBeVisible()
        await expect(part.getByRole('button', { name: 'Try again' })).toBeVisible()
      }
      await expect(canvas.getByText('Nothing could be checked')).toBeVisible()
    })
  },
}

export const Offline: Story = {
  beforeEach: asCustomer(sampleUsers.established, {
    ...everything,
    sessions: ['offline', { body: { sessions: [session] } }],
  }),
  play: async ({ canvas, userEvent, step }) => {
    const part = within(await section(canvas, 'Where you are signed in'))
    await step('FAIR-7 a part that can’t be loaded does not affect the others', async () => {
      await expect(await part.findByText('This list could not be loaded')).toBeVisible()
      await expect(await canvas.findByText('Not everything could be checked')).toBeVisible()
      await expect(await canvas.findByText('Withdrawal requested')).toBeVisible()
    })
    await step('FAIR-7 Try again loads it', async () => {
      await userEvent.click(part.getByRole('button', { name: 'Try again' }))
      await expect(await part.findByText('this browser')).toBeVisible()
      await expect(await canvas.findByText('You are signed in only in this browser.')).toBeVisible()
    })
  },
}

export const Unreadable: Story = {
  parameters: { snapshot: false },
  beforeEach: asCustomer(sampleUsers.established, {
    ...nothingSetUp,
    security: { wrong: { totp: 'yes', holds: 3 } },
    sessions: { wrong: { sessions: [session, { id: 7 }] } },
    activity: { wrong: { activity: [signIn, null], next: 9 } },
  }),
  play: async ({ canvas, step }) => {
    await step('API-12 unreadable items are counted or shown as unknown, never as off', async () => {
      const list = await checks(canvas)
      await waitFor(() =>
        expect(list).toHaveTextContent('Your account has 2 active sign-ins. 1 of them could not be read.'),
      )
      await expect(list).toHaveTextContent('We could not read whether the second step is on.')
      await expect(list).not.toHaveTextContent('Your password alone is enough to sign in.')
      await expect(await canvas.findByText('1 entry could not be read and is not shown.')).toBeVisible()
    })
  },
}

export const NotMe: Story = {
  parameters: { snapshot: false },
  beforeEach: asCustomer(sampleUsers.established, {
    ...everything,
    notMe: [{ status: 500 }, { body: { message: 'Done', lockedUntil: '2030-03-03T19:20:00Z' } }],
  }),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'This was not me: Signed in' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await step('FAIR-7 after a 500 the outcome is unknown', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'This was not me' }))
      await expect(await dialog.findByRole('alert')).toHaveTextContent('Sent, answer unknown')
    })
    await step(
      'CAP-3 it names the entry, needs no proof, and shows the end that the server has set',
      async () => {
        await userEvent.click(dialog.getByRole('button', { name: 'Send it again' }))
        await expect(await dialog.findByText('Withdrawals are locked')).toBeVisible()
        await expect(sent('notMe').map(({ body }) => body)).toEqual([{ id: 'a2' }, { id: 'a2' }])
        await expect(
          screen.getByRole('alertdialog').querySelector('time[datetime="2030-03-03T19:20:00Z"]'),
        ).toBeVisible()
      },
    )
  },
}

export const NotMyPasskey: Story = {
  parameters: { snapshot: false },
  beforeEach: asCustomer(sampleUsers.established, {
    ...everything,
    activity: { body: { activity: [{ ...signIn, id: 'a4', kind: 'passkey-added' }] } },
    notMe: { body: { message: 'Done', lockedUntil: '2030-03-03T19:20:00Z' } },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'This was not me: Passkey added' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'This was not me' }))
    await step('CAP-3 it says that the passkey stays, and the link leads to the passkeys', async () => {
      await expect(await dialog.findByText('The passkey was not removed')).toBeVisible()
      await userEvent.click(dialog.getByRole('link', { name: 'Remove it now' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Passkeys' })).toHaveFocus())
    })
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'w375' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
