import { RemovePasskeyDialog } from '#ui/security/RemovePasskeyDialog.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: RemovePasskeyDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), name: 'Sample laptop', state: { is: 'asking' } },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof RemovePasskeyDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('alertdialog'))

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('CAP-3 the question names the passkey', () =>
      expect(screen.getByRole('alertdialog')).toHaveTextContent('Remove “Sample laptop”?'),
    )
    await step('the button that changes nothing has the focus, and Escape changes nothing', async () => {
      await waitFor(() => expect(dialog().getByRole('button', { name: 'Keep it' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenCalledWith(false)
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
  },
}
export const LastOne: Story = {
  args: { last: true },
  play: async ({ step }) => {
    await step('CAP-3 it says how the customer signs in afterwards', () =>
      expect(screen.getByRole('alertdialog')).toHaveTextContent('you will sign in with your password'),
    )
  },
}
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
export const Refused: Story = {
  args: { state: { is: 'refused', why: 'You seem to be offline. Check your connection and try again.' } },
}
export const Unknown: Story = {
  args: {
    state: {
      is: 'unknown',
      why: 'No answer came back from the server. It is still in your list.',
      requestId: '0f8c2d1e-sample-4b7a',
    },
  },
  play: async ({ step }) => {
    await step('FAIR-7 an unknown outcome is reported as unknown', () =>
      expect(dialog().getByRole('alert')).toHaveTextContent('Sent, answer unknown'),
    )
  },
}
export const HostileText: Story = {
  args: { name: '<img src=x onerror=alert(1)>'.repeat(4), ...Unknown.args },
  globals: { textSize: '200%' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
