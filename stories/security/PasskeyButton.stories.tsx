import { PasskeyButton } from '#ui/security/PasskeyButton.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'
import { lostAnswer, titleSaysUnknown } from './lost-answer.ts'

const meta = {
  component: PasskeyButton,
  args: { onPress: fn(), failure: null },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof PasskeyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('CAP-3 it says what a passkey is', () =>
      expect(
        canvas.getByText('Your fingerprint, face or screen lock instead of the password.'),
      ).toBeVisible(),
    )
    await step('CAP-3 the keyboard is enough', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Sign in with a passkey' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onPress).toHaveBeenCalledTimes(1)
    })
  },
}
export const Loading: Story = {
  args: { loading: true },
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a second press does nothing while the browser asks', async () => {
      await userEvent.click(canvas.getByRole('button'))
      await expect(args.onPress).not.toHaveBeenCalled()
    })
  },
}
export const Cancelled: Story = {
  args: {
    failure: {
      message:
        'No passkey was used: it was cancelled, it took too long, or this device has no passkey for this site.',
    },
  },
  play: async ({ canvas, step }) => {
    await step('CAP-3 one sentence covers all failures that browsers don’t distinguish', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent('it was cancelled, it took too long'),
    )
  },
}
export const Refused: Story = {
  args: {
    failure: {
      message: 'This passkey can’t be used here. Sign in with your password.',
      requestId: '0f8c2d1e-sample-4b7a',
    },
  },
}
export const AnswerLost: Story = {
  args: {
    failure: lostAnswer,
  },
  parameters: { snapshot: false },
  play: titleSaysUnknown,
}

export const TooManyAttempts: Story = {
  args: { failure: { message: 'Too many attempts. Try again in 30 s.', kind: 'limited', retryAfter: 30 } },
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('C7: the button explains the pause, and ignores presses', async () => {
      await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
        'Too many attempts. Try again in 30 s.',
      )
      await userEvent.click(canvas.getByRole('button'))
      await expect(args.onPress).not.toHaveBeenCalled()
    })
  },
}
export const NotSupported: Story = {
  args: { obstacle: 'This browser can’t use passkeys. A current Chrome, Edge, Firefox or Safari can.' },
}
export const LongText: Story = { args: { ...Cancelled.args }, globals: { textSize: '200%' } }
export const RightToLeft: Story = { args: { ...Refused.args }, globals: { direction: 'rtl' } }
const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
