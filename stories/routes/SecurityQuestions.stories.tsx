import { Component as SecurityPage } from '#app/routes/security/SecurityPage.tsx'
import { capabilityNames } from '#contract/capabilities/names.ts'
import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { asCustomer, pageAt, sent } from './AppAt.tsx'
import type { Replies } from './mock-api.ts'

const at = '2026-03-01T18:58:00Z'
const session = { id: 's1', current: true, createdAt: at, seenAt: at, agent: 'Chrome on Linux' }
const other = { ...session, id: 's2', current: false, agent: 'Safari on iPhone' }
/** The code, action and methods of a refusal that asks for a proof. */
const asks = (action: string) => ({
  status: 403,
  failure: {
    message: 'Confirm that it is you.',
    code: 'step_up' as const,
    action,
    methods: ['password' as const],
  },
})
const replies: Replies = {
  wakeUp: { body: { mode: 'sandbox', message: 'Sandbox', capabilities: [...capabilityNames] } },
  security: { body: { totp: { on: false }, backupCodesLeft: 0, passkeys: 0, holds: [], wordSet: false } },
  sessions: [{ body: { sessions: [other, session] } }, { body: { sessions: [session] } }],
  activity: {
    body: { activity: [{ id: 'a2', at, kind: 'sign-in', result: 'done', agent: 'Chrome on Linux' }] },
  },
  addresses: { body: { only: true, addresses: [] } },
  passkeys: { body: { passkeys: [] } },
  stepUp: { body: { proof: 'proof', until: '2030-03-01T19:00:00Z' } },
  notMe: [asks('not-me'), { body: { message: 'Done', lockedUntil: '2030-03-03T19:20:00Z' } }],
  endSessions: [asks('end-sessions'), { body: { message: 'Done' } }],
  setOnlySaved: [asks('set-only-saved'), asks('set-only-saved')],
  startTotp: () => ({
    body: {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Sample?secret=JBSWY3DPEHPK3PXP',
      until: new Date(Date.now() + 300).toISOString(),
    },
  }),
}

const meta = {
  tags: ['!autodocs'],
  component: SecurityPage,
  parameters: { layout: 'fullscreen', snapshot: false },
  render: () => pageAt(<SecurityPage />),
  loaders: [async () => ({ parts: await import('#app/security/SecurityParts.tsx') })],
  beforeEach: asCustomer(sampleUsers.established, replies),
} satisfies Meta<typeof SecurityPage>
export default meta
type Story = StoryObj<typeof meta>

const question = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))

export const NotMe: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'This was not me: Signed in' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await step('CAP-3 the question is shown, and cancelling it sends nothing more', async () => {
      await userEvent.click(asked.getByRole('button', { name: 'This was not me' }))
      await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(asked.getByRole('button', { name: 'This was not me' })).toBeEnabled())
      await expect(asked.queryByRole('alert')).not.toBeInTheDocument()
      await expect(sent('notMe')).toHaveLength(1)
    })
  },
}
export const NotMeConfirmed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'This was not me: Signed in' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await step('CAP-3 after the proof, the request is sent again and succeeds', async () => {
      await userEvent.click(asked.getByRole('button', { name: 'This was not me' }))
      await userEvent.type((await question()).getByLabelText('Password'), 'Sample#2026{Enter}')
      await expect(await asked.findByText('Withdrawals are locked')).toBeVisible()
      await expect(sent('notMe')[1]?.headers.get('step-up')).toBe('proof')
    })
  },
}
export const EndOthers: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const part = within(await canvas.findByRole('region', { name: 'Where you are signed in' }))
    await step('CAP-3 signing out a device asks for a proof if the server requires one', async () => {
      await userEvent.click(await part.findByRole('button', { name: /^Sign out.*iPhone/ }))
      await userEvent.type((await question()).getByLabelText('Password'), 'Sample#2026{Enter}')
      await waitFor(() => expect(part.queryByText('Safari on iPhone')).not.toBeInTheDocument())
      await expect(sent('endSessions')[1]?.headers.get('step-up')).toBe('proof')
      await expect(part.queryByRole('alert')).not.toBeInTheDocument()
    })
  },
}
export const OnlySaved: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const part = within(await canvas.findByRole('region', { name: 'Address book' }))
    await step('FAIR-7 while the question is open, nothing is shown as being sent', async () => {
      await userEvent.click(await part.findByRole('switch'))
      await question()
      await expect(part.queryByText('The change is being sent.')).not.toBeInTheDocument()
      await expect(part.getByText(/^On\. Withdrawals to other addresses/)).toBeInTheDocument()
    })
  },
}
export const RemoveLastAddress: Story = {
  beforeEach: asCustomer(sampleUsers.established, {
    ...replies,
    addresses: {
      body: {
        only: true,
        addresses: [
          {
            id: 'a1',
            label: 'Mine',
            address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
            network: 'bitcoin',
            usableFrom: '2026-01-02T00:00:00Z',
            times: 0,
          },
        ],
      },
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    const part = within(await canvas.findByRole('region', { name: 'Address book' }))
    await step(
      'CAP-3 FAIR-1 without another address, it says that nothing can be withdrawn then',
      async () => {
        await userEvent.click(await part.findByRole('button', { name: 'Remove Mine' }))
        await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
          /no other is saved\. Nothing can be withdrawn then\./,
        )
      },
    )
  },
}
export const SetUpEnded: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Set it up/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await step('CAP-3 an expired key is not shown as confirmable', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Begin' }))
      await expect(await dialog.findByText(/Use it before/)).toBeVisible()
      await expect(await dialog.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
        'This key is no longer valid.',
      )
      await expect(dialog.queryByText(/Use it before/)).not.toBeInTheDocument()
      await expect(dialog.getByRole('button', { name: 'Begin' })).toBeEnabled()
    })
  },
}
