import { PasswordChangedDialog } from '#ui/auth/PasswordChangedDialog.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'

const meta = {
  component: PasswordChangedDialog,
  args: { open: true, onLogin: fn(), sessionsEnded: true, supportHref: '#support' },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <PasswordChangedDialog
        {...args}
        open={open}
        onLogin={() => {
          setOpen(false)
          args.onLogin()
        }}
      />
    )
  },
  // The dialog covers the whole page, so the docs page shows it in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PasswordChangedDialog>
export default meta
type Story = StoryObj<typeof meta>

const title = 'Password Changed Successfully'

export const Playground: Story = {
  // At the end, the dialog is closed.
  parameters: { snapshot: false },
  play: async ({ args, userEvent, step }) => {
    await step('RST-1: Login closes the dialog and leads to the sign-in page', async () => {
      await expect(screen.getByRole('dialog', { name: title })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Login' }))
      await expect(args.onLogin).toHaveBeenCalledTimes(1)
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  },
}

export const Open: Story = {}

export const SessionsGoOn: Story = {
  parameters: { snapshot: false },
  args: { sessionsEnded: false },
  play: async ({ step }) => {
    await step('FAIR-7 it does not say that sessions ended, but what the customer can do', async () => {
      const dialog = within(screen.getByRole('dialog', { name: title }))
      await expect(
        dialog.getByText(/Other devices may still be signed in\. If one of them could be someone else’s, /),
      ).toBeVisible()
      await expect(dialog.queryByText(/signed out\./)).not.toBeInTheDocument()
      await expect(dialog.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '#support')
    })
  },
}

export const WithEffects: Story = {
  args: {
    effects: [
      'Withdrawals are held for 48 hours.',
      'A second step, if you set one up, is still on: you need it to sign in.',
    ],
  },
  play: async ({ step }) => {
    await step('CAP-3 says what else the reset changed and what it did not', async () => {
      const items = within(screen.getByRole('dialog', { name: title })).getAllByRole('listitem')
      await expect(items.map((item) => item.textContent)).toEqual([
        'Withdrawals are held for 48 hours.',
        'A second step, if you set one up, is still on: you need it to sign in.',
      ])
    })
  },
}

export const ByEscape: Story = {
  parameters: { snapshot: false },
  play: async ({ args, userEvent, step }) => {
    await step('Escape leads to the sign-in page too', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onLogin).toHaveBeenCalledTimes(1)
    })
  },
}

export const LongText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
