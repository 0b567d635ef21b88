import { SecondStepForm } from '#ui/security/SecondStepForm.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { lostAnswer, titleSaysUnknown } from './lost-answer.ts'

const meta = {
  component: SecondStepForm,
  args: {
    methods: ['totp', 'backup'],
    failure: null,
    onProve: fn(),
    onOtherMethod: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof SecondStepForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from your authenticator app' })
    await step('CAP-3 the field takes the focus, because the previous form has disappeared', async () => {
      await waitFor(() => expect(field).toHaveFocus())
    })
    await step('CAP-3 a code that is too short is refused before it costs an attempt', async () => {
      await userEvent.paste('1234')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(field).toHaveAccessibleDescription(/A code from the app has six digits/))
      await expect(args.onProve).not.toHaveBeenCalled()
      await userEvent.clear(field)
    })
    await step('CAP-3 a pasted code with a space is sent by Enter, and not before', async () => {
      await userEvent.paste('123 456')
      await expect(args.onProve).not.toHaveBeenCalled()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onProve).toHaveBeenCalledWith({ method: 'totp', code: '123456' }))
    })
    await step('Back to password is a button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to password' }))
      await expect(args.onBack).toHaveBeenCalledOnce()
    })
  },
}
export const Keyboard: Story = {
  args: { methods: ['passkey', 'totp', 'backup'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the other methods, and Enter changes to one', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Use passkey' })).toHaveFocus())
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('textbox')).toHaveFocus()
    })
  },
}
export const WrongCode: Story = {
  args: {
    failure: {
      of: 'totp',
      error: { message: 'This code is not right', fields: { code: 'This code is not right' } },
    },
  },
  play: async ({ canvas, step }) => {
    await step('CAP-3 a wrong code is reported at the field', async () => {
      await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid())
    })
  },
}
export const Limited: Story = {
  args: {
    methods: ['totp', 'backup'],
    failure: {
      of: 'totp',
      error: { kind: 'limited', message: 'Too many attempts. Try again in 1 hour.', retryAfter: 3600 },
    },
  },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('CAP-3 C7 after too many codes, it says that a backup code may still work', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts')
      await expect(canvas.getByText('A backup code may still work.')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Use a backup code' })).toBeEnabled()
    })
  },
}
export const LimitedWithoutBackupCodes: Story = {
  args: { ...Limited.args, methods: ['totp'] },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 a method that the server doesn’t accept is not offered', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts')
      await expect(canvas.queryByText('A backup code may still work.')).not.toBeInTheDocument()
    })
  },
}
export const NoPasskey: Story = {
  args: {
    methods: ['passkey', 'totp'],
    failure: {
      of: 'passkey',
      error: {
        message:
          'No passkey was used. Either you cancelled, or it took too long, or this device has no passkey for your account.',
      },
    },
  },
}
export const AnswerLost: Story = {
  args: {
    failure: {
      of: 'totp',
      error: lostAnswer,
    },
  },
  parameters: { snapshot: false },
  play: async (context) => {
    await titleSaysUnknown(context)
    await context.step('FAIR-7 it says that the sign-in may have to start again', () =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(
        'This code and this sign-in may count as used. You may have to start again with your email and password, and with another code.',
      ),
    )
  },
}
export const PasskeyAnswerLost: Story = {
  args: { methods: ['passkey'], failure: { of: 'passkey', error: lostAnswer } },
  parameters: { snapshot: false },
  play: ({ canvas, step }) =>
    step('FAIR-7 without a code, it says nothing of one', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/This sign-in may count as used/)
      await expect(canvas.getByRole('alert')).not.toHaveTextContent(/code/)
    }),
}
export const UnknownMethods: Story = { args: { methods: [] } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LargeText: Story = { globals: { textSize: '200%' } }

const root = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ...rootProps, ref: root },
  play: () => expectRootProps(root),
}
