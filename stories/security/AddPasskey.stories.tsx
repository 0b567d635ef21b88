import { AddPasskey } from '#ui/security/AddPasskey.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: AddPasskey,
  args: {
    open: false,
    onOpenChange: fn(),
    suggestedName: 'Linux computer',
    onSubmit: fn(),
    failure: null,
  },
} satisfies Meta<typeof AddPasskey>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: function Opens({ onOpenChange, ...args }) {
    const [open, setOpen] = useState(false)
    return (
      <AddPasskey
        {...args}
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next)
          setOpen(next)
        }}
      />
    )
  },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('CAP-3 the button opens the form, with a suggested name', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
      await expect(canvas.getByLabelText('Name')).toHaveValue('Linux computer')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Linux computer'))
    })
    await step('Cancel closes it, and the focus is on the button again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a passkey' })).toHaveFocus())
    })
  },
}
export const Open: Story = { args: { open: true } }
export const Restored: Story = {
  args: { open: true, typed: 'My blue key' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('ACC-2 a kept name is filled in, and the form doesn’t take the focus', async () => {
      await expect(canvas.getByLabelText('Name')).toHaveValue('My blue key')
      await expect(canvas.getByLabelText('Name')).not.toHaveFocus()
    })
  },
}
export const NotSupported: Story = {
  args: { obstacle: 'This browser can’t use passkeys. A current Chrome, Edge, Firefox or Safari can.' },
  play: async ({ canvas, step }) => {
    await step('CAP-3 if passkeys can’t work here, it says so and shows no button', () =>
      expect(canvas.queryByRole('button')).toBeNull(),
    )
  },
}
export const Refused: Story = {
  args: { open: true, failure: { message: 'This device already has a passkey for your account.' } },
}
export const Unknown: Story = {
  args: {
    open: true,
    made: true,
    failure: {
      message:
        'No answer came back from the server. Your device has the passkey, but it isn’t in your list. Send it again: it’s added only once.',
      effect: 'unknown',
    },
  },
  play: async ({ canvas, step }) => {
    await step('CAP-3 the same passkey can be sent again', () =>
      expect(canvas.getByRole('button', { name: 'Send it again' })).toBeVisible(),
    )
  },
}
export const LongText: Story = { args: { ...Unknown.args }, globals: { textSize: '200%' } }
export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }
const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps },
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', () => expectRootProps(ref))
  },
}
