import { sampleUsers } from '#contract/fixtures/sample-users.ts'
import { readUserDetails } from '#contract/user.ts'
import { EditProfileDialog } from '#ui/profile/EditProfileDialog.tsx'
import { asTyped, profileValues } from '#ui/profile/profile-values.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'

const stored = asTyped(profileValues(readUserDetails.parse(sampleUsers.established)))

const meta = {
  component: EditProfileDialog,
  args: { open: true, onOpenChange: fn(), stored, onDraft: fn(), onSubmit: fn(), failure: null },
  argTypes: { stored: { control: 'object' } },
  // The dialog covers the whole page, so the docs page shows it in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof EditProfileDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Update details' })
    await step('ACC-2 it has six fields, an Update button and a close icon', async () => {
      const fields = within(dialog)
      for (const label of ['Full name', 'Phone number', 'Address', 'Gender', 'Investment goal', 'Zip code'])
        await expect(fields.getByLabelText(label)).toBeVisible()
      await expect(fields.getByRole('button', { name: 'Update' })).toBeVisible()
      await expect(fields.getByRole('button', { name: 'Close' })).toBeVisible()
    })
    await step('a click outside does not close it, so that nothing typed is lost', async () => {
      await fireEvent.pointerDown(document.body)
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await step('Update sends the values of the fields', async () => {
      const address = within(dialog).getByLabelText('Address')
      await userEvent.clear(address)
      await userEvent.type(address, '2 Sample Street')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Update' }))
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({ ...stored, address: '2 Sample Street' }),
      )
    })
    await step('the icon, Cancel and Escape close it', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenCalledTimes(3)
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Failed: Story = {
  parameters: { snapshot: true },
  args: {
    failure: { message: 'You seem to be offline. Check your connection and try again.', kind: 'offline' },
  },
  play: async ({ step }) => {
    await step('ACC-2 after a failure it stays open and says why', async () => {
      const dialog = await screen.findByRole('dialog')
      await expect(within(dialog).getByRole('alert')).toHaveTextContent(/not changed.*offline/)
    })
  },
}

export const AnswerUnknown: Story = {
  args: { failure: { message: 'The server took too long to answer.', kind: 'timeout', effect: 'unknown' } },
  play: async ({ step }) => {
    await step('FAIR-7 without a response, it says that the outcome is unknown', async () => {
      await expect(await screen.findByText('We cannot tell whether your details were saved')).toBeVisible()
    })
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample' },
  play: async ({ step }) => {
    await step('id and ref are passed to the dialog', async () => {
      await expect(await screen.findByRole('dialog')).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveAttribute('id', 'sample')
    })
  },
}
