import { NotMeDialog } from '#ui/security/NotMeDialog.tsx'
import type { NotMeState } from '#ui/security/not-me-outcome.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { dates, entry, hostile } from './security-samples.ts'

const meta = {
  component: NotMeDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    entry,
    state: { is: 'asking' },
    passwordHref: '#password',
    historyHref: '#history',
    undoHrefs: {
      'passkey-added': '#passkeys',
      'address-added': '#address-book',
      'second-step-on': '#second-step',
      'backup-codes-made': '#second-step',
      'word-changed': '#word',
      'only-saved-off': '#address-book',
      'only-saved-on': '#address-book',
      'second-step-off': '#second-step',
      'address-removed': '#address-book',
    },
    dates,
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof NotMeDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('alertdialog'))

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('CAP-3 it says exactly what it does, and about which entry', async () => {
      const shown = screen.getByRole('alertdialog')
      await expect(shown).toHaveTextContent(
        'We sign out every other device, lock withdrawals for at least 48 hours, and email you.',
      )
      await expect(shown).toHaveTextContent('Withdrawals that were requested before are not stopped.')
      await expect(shown).toHaveTextContent('Signed in')
      await expect(shown).toHaveTextContent('Chrome on Linux, near Sampletown')
    })
    await step('Cancel has the focus first, and Escape does nothing', async () => {
      await waitFor(() => expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenCalledWith(false)
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('it can be confirmed only once', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'This was not me' }))
      await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    })
  },
}
const after = (state: NotMeState): Story => ({ args: { state }, parameters: { snapshot: true } })

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
export const Refused = after({ is: 'refused', why: 'This is not available at the moment. Try again later.' })
export const Unknown: Story = {
  ...after({ is: 'unknown', why: 'The server took too long to answer.', requestId: '0f8c2d1e-sample-4b7a' }),
  play: async ({ step }) => {
    await step('FAIR-7 an unknown outcome is reported as unknown, and can be retried', async () => {
      await expect(dialog().getByRole('alert')).toHaveTextContent(/Sent, answer unknown/)
      await expect(dialog().getByRole('button', { name: 'Send it again' })).toBeVisible()
    })
  },
}
export const Done: Story = {
  ...after({ is: 'done', lockedUntil: '2026-03-03T19:20:00Z' }),
  play: async ({ step }) => {
    await step('CAP-3 the end of the lock is the server’s, with its zone', () =>
      expect(dialog().getByText('Mar 3, 2026, 7:20:00 PM UTC')).toHaveAttribute(
        'datetime',
        '2026-03-03T19:20:00Z',
      ),
    )
    await step('CAP-3 a payout that was requested before can be looked for in the linked history', () =>
      expect(dialog().getByRole('link', { name: 'withdrawal history' })).toHaveAttribute('href', '#history'),
    )
    await step('CAP-3 what someone else may have added is named, whichever entry was reported', () =>
      expect(screen.getByRole('alertdialog')).toHaveTextContent(
        'A passkey, a second step or a saved address that you did not add still works, also after you change your password.',
      ),
    )
    await step('it only offers changing the password and closing', async () => {
      await expect(screen.getByRole('alertdialog')).not.toHaveTextContent('was not')
      await expect(dialog().getByRole('link', { name: 'Change your password' })).toHaveAttribute(
        'href',
        '#password',
      )
      await expect(dialog().getAllByRole('button')).toHaveLength(1)
    })
  },
}
/** An act of someone else that “This was not me” doesn’t undo. */
const afterChange = (kind: string, result: 'done' | 'refused' | null, said: string, link: string): Story => ({
  args: { entry: { ...entry, kind, result }, state: { is: 'done', lockedUntil: '2026-03-03T19:20:00Z' } },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step(`CAP-3 after ${kind}, it says what stays and where to undo it`, async () => {
      await expect(screen.getByRole('alertdialog')).toHaveTextContent(said)
      await expect(dialog().getByRole('link', { name: link })).toHaveAttribute(
        'href',
        expect.stringMatching(/^#/),
      )
    })
  },
})
export const PasskeyStays: Story = {
  ...afterChange(
    'passkey-added',
    'done',
    'The passkey was not removedUnless you have removed it since, it can still be used to sign in',
    'Remove it now',
  ),
  parameters: { snapshot: true },
}
export const AddressStays = afterChange(
  'address-added',
  'done',
  'The saved address was not removed',
  'Remove it now',
)
export const SecondStepStays = afterChange(
  'second-step-on',
  'done',
  'The second step was not turned off',
  'Turn it off now',
)
export const CodesStay = afterChange(
  'backup-codes-made',
  'done',
  'The backup codes were not replaced',
  'Make new codes now',
)
export const WordStays = afterChange(
  'word-changed',
  null,
  'The word in our emails was not changed back',
  'Save another word now',
)
export const OtherAddressesStay = afterChange(
  'only-saved-off',
  'done',
  '“Pay only to saved addresses” was not switched on again',
  'Switch it on now',
)
export const OnlySavedStays = afterChange(
  'only-saved-on',
  'done',
  '“Pay only to saved addresses” was not switched off',
  'Switch it off now',
)
export const SecondStepStaysOff = afterChange(
  'second-step-off',
  'done',
  'The second step was not turned on again',
  'Set it up now',
)
export const AddressStaysRemoved = afterChange(
  'address-removed',
  'done',
  'The saved address was not saved again',
  'Save it again now',
)
export const RefusedChange: Story = {
  args: {
    entry: { ...entry, kind: 'passkey-added', result: 'refused' },
    state: { is: 'done', lockedUntil: '2026-03-03T19:20:00Z' },
  },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('CAP-3 a refused change left nothing to undo', () =>
      expect(dialog().queryByRole('link', { name: 'Remove it now' })).not.toBeInTheDocument(),
    )
  },
}
export const WithoutAnEntry: Story = {
  args: { entry: undefined },
  play: async ({ step }) => {
    await step('CAP-3 “This was not me” works even if the list can’t be loaded', () =>
      expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Did someone else use your account?'),
    )
  },
}
export const HostileText: Story = {
  args: { entry: { ...entry, kind: hostile, agent: hostile } },
  globals: { textSize: '200%' },
  play: async ({ step }) => {
    await step('C32 markup is shown as text', () =>
      expect(screen.getByRole('alertdialog').querySelector('img')).toBeNull(),
    )
  },
}
export const PropsReachTheRoot: Story = {
  args: { id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('class and id are passed to the dialog', async () => {
      await expect(screen.getByRole('alertdialog')).toHaveAttribute('id', 'sample')
      await expect(screen.getByRole('alertdialog')).toHaveClass('mt-1')
    })
  },
}
