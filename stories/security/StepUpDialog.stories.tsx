import { StepUpDialog } from '#ui/security/StepUpDialog.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { amountsHidden } from '../amounts-hidden.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'
import { lostAnswer } from './lost-answer.ts'

const meta = {
  component: StepUpDialog,
  args: {
    open: true,
    action: 'add-withdrawal',
    methods: ['totp', 'backup'],
    failure: null,
    onProve: fn(),
    onOtherMethod: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof StepUpDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))
const pictured = { snapshot: true }

export const Playground: Story = {
  parameters: pictured,
  play: async ({ args, userEvent, step }) => {
    await step('CAP-3 it says what the proof is for, and the field has the focus', async () => {
      await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('We need this to withdraw.')
      await waitFor(() => expect(dialog().getByRole('textbox')).toHaveFocus())
    })
    await step('CAP-3 the keyboard of a phone shows digits and offers the code', async () => {
      await expect(dialog().getByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
      await expect(dialog().getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code')
    })
    await step('CAP-3 a code pasted with a space works, and is not sent by itself', async () => {
      await userEvent.paste('123 456')
      await expect(args.onProve).not.toHaveBeenCalled()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onProve).toHaveBeenCalledWith({ method: 'totp', code: '123456' }))
    })
    await step('CAP-3 after a change of method, the field has the focus', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Use a backup code' }))
      await expect(dialog().getByRole('textbox', { name: 'Backup code' })).toHaveFocus()
      await expect(args.onOtherMethod).toHaveBeenCalledOnce()
      await userEvent.keyboard('k7m2-9xqd-0000-1111{Enter}')
      await waitFor(() =>
        expect(args.onProve).toHaveBeenLastCalledWith({ method: 'backup', code: 'k7m2-9xqd-0000-1111' }),
      )
    })
    await step('Escape cancels', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
  },
}
export const Withdrawal: Story = {
  args: {
    order: {
      amount: '61.4',
      wallet: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      bankName: null,
      accountNumber: null,
    },
  },
  decorators: [amountsHidden],
  parameters: pictured,
  play: async ({ step }) => {
    await step('CAP-3 it names the amount and the destination, even if amounts are hidden', async () => {
      await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
        'We need this to withdraw $61.40 to bc1qar…wf5mdq.',
      )
    })
  },
}
export const BankWithdrawal: Story = {
  args: {
    order: { amount: '400', wallet: null, bankName: 'Sample Bank', accountNumber: 'GB00 0001 3000' },
  },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('CAP-3 it names the bank and the end of the account', async () => {
      await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
        'We need this to withdraw $400.00 to Sample Bank\u00A0…3000.',
      )
    })
  },
}
export const Keyboard: Story = {
  args: { methods: ['passkey', 'totp', 'backup'] },
  parameters: pictured,
  play: async ({ args, userEvent, step }) => {
    await step('CAP-3 with a passkey, Enter starts it', async () => {
      await waitFor(() => expect(dialog().getByRole('button', { name: 'Use passkey' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onProve).toHaveBeenCalledWith({ method: 'passkey' }))
    })
    await step('Tab moves to the other methods and stays inside the dialog', async () => {
      await userEvent.tab()
      await expect(
        dialog().getByRole('button', { name: 'Use a code from your authenticator app' }),
      ).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus()
    })
  },
}
export const Password: Story = {
  args: { methods: ['password'], action: 'set-lock' },
  parameters: pictured,
  play: async ({ args, userEvent, step }) => {
    await step('an empty password is reported at its field, and nothing is sent', async () => {
      await waitFor(() => expect(dialog().getByLabelText('Password')).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(dialog().getByLabelText('Password')).toBeInvalid())
      await expect(args.onProve).not.toHaveBeenCalled()
    })
    await step('a click outside keeps the input', async () => {
      await userEvent.type(dialog().getByLabelText('Password'), 'sample')
      // The overlay. The page below it takes no clicks.
      await userEvent.click(document.querySelector('.bg-overlay') ?? document.body)
      await expect(args.onCancel).not.toHaveBeenCalled()
      await expect(dialog().getByLabelText('Password')).toHaveValue('sample')
    })
  },
}
export const WrongCode: Story = {
  args: {
    failure: {
      of: 'totp',
      error: {
        message: 'This code is incorrect or has already been used',
        fields: { code: 'This code is incorrect or has already been used' },
      },
    },
  },
  parameters: pictured,
  play: async ({ step }) => {
    await step('CAP-3 a wrong code is reported at the field, which has the focus', async () => {
      const field = dialog().getByRole('textbox', { name: 'Code from your authenticator app' })
      await waitFor(() => expect(field).toBeInvalid())
      await expect(field).toHaveAccessibleDescription(/^This code is incorrect or has already been used/)
      await expect(field).toHaveFocus()
    })
  },
}
export const NoPasskey: Story = {
  args: {
    methods: ['passkey', 'password'],
    failure: {
      of: 'passkey',
      error: {
        message:
          'No passkey was used. Either you cancelled, or it took too long, or this device has no passkey for your account.',
      },
    },
  },
}
export const TooManyTries: Story = {
  args: {
    failure: {
      of: 'totp',
      error: { kind: 'limited', message: 'Too many attempts. Try again in 30 s.', retryAfter: 30 },
    },
  },
  play: async ({ args, userEvent, step }) => {
    await step('C7 it waits as long as the server asks', async () => {
      await waitFor(() => expect(dialog().getByRole('textbox')).toHaveFocus())
      await userEvent.keyboard('123456{Enter}')
      await expect(args.onProve).not.toHaveBeenCalled()
    })
  },
}
export const AnswerLost: Story = {
  args: {
    failure: {
      of: 'totp',
      error: lostAnswer,
    },
  },
  parameters: pictured,
  play: async ({ step }) => {
    await step('FAIR-7 after a lost response it says that the code may already be used', async () => {
      await expect(dialog().getByText('No answer arrived')).toBeVisible()
      await expect(dialog().queryByText('Not confirmed')).not.toBeInTheDocument()
      await expect(dialog().getByRole('alert')).toHaveTextContent(/may count as used/)
    })
    await step('CAP-3 FAIR-7 one button sends a proof again', async () => {
      await expect(dialog().getByRole('button', { name: 'Confirm' })).toBeEnabled()
      await expect(dialog().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    })
  },
}
export const Sending: Story = {
  args: { onProve: fn(() => new Promise(() => {})) },
  play: async ({ args, userEvent, step }) => {
    await step('while it is being sent, it can be cancelled', async () => {
      await waitFor(() => expect(dialog().getByRole('textbox')).toHaveFocus())
      await userEvent.keyboard('123456{Enter}')
      await waitFor(() =>
        expect(dialog().getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy'),
      )
      await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
  },
}
export const UnknownMethods: Story = {
  args: { methods: [], action: 'a-later-action' },
  parameters: pictured,
  play: async ({ step }) => {
    await step('FAIR-7 if the app supports none of the methods, it says so', async () => {
      await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('We need this to go on.')
      await expect(dialog().getAllByRole('button')).toHaveLength(1)
    })
  },
}
export const RightToLeft: Story = {
  args: { methods: ['passkey', 'totp', 'backup', 'password'] },
  globals: { direction: 'rtl' },
}
export const LargeText: Story = {
  args: { methods: ['passkey', 'totp', 'backup'] },
  globals: { textSize: '200%' },
}

const root = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ...rootProps, ref: root },
  play: () => expectRootProps(root),
}
