import { PasskeyNameForm } from '#ui/security/PasskeyNameForm.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: PasskeyNameForm,
  args: {
    'aria-label': 'New passkey',
    defaultName: 'Linux computer',
    submitLabel: 'Create passkey',
    failureTitle: { refused: 'No passkey was added', unknown: 'Sent, answer unknown' },
    failure: null,
    onSubmit: fn(),
    onCancel: fn(),
  },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof PasskeyNameForm>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step(
      'CAP-3 the field has the focus, and Enter sends the name without spaces around it',
      async () => {
        await expect(canvas.getByLabelText('Name')).toHaveFocus()
        await userEvent.keyboard(' 2 {Enter}')
        await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Linux computer 2'))
      },
    )
    await step('Cancel can be reached with the keyboard', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onCancel).toHaveBeenCalledTimes(1)
    })
  },
}
export const Empty: Story = {
  args: { defaultName: '' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('CAP-3 a passkey needs a name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create passkey' }))
      await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name'))
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
}
export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the button shows a spinner during the call', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create passkey' }))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Create passkey' })).toHaveAttribute('aria-busy', 'true'),
      )
    })
  },
}
export const Refused: Story = {
  args: { failure: { message: 'This device already has a passkey for your account.' } },
}
export const Unknown: Story = {
  args: {
    submitLabel: 'Send it again',
    failure: {
      message: 'No answer came back from the server. Your device has the passkey, but it isn’t in your list.',
      effect: 'unknown',
      requestId: '0f8c2d1e-sample-4b7a',
    },
  },
  play: async ({ canvas, step }) => {
    await step('FAIR-7 an unknown outcome is reported as unknown', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Sent, answer unknown'),
    )
  },
}
export const LongText: Story = {
  args: { ...Unknown.args, defaultName: 'A very long name of a passkey that does not fit into the field' },
  globals: { textSize: '200%' },
}
export const RightToLeft: Story = { args: { ...Refused.args }, globals: { direction: 'rtl' } }
const ref = createRef<HTMLFormElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
