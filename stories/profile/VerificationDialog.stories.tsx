import { VerificationDialog } from '#ui/profile/VerificationDialog.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen } from 'storybook/test'

const meta = {
  component: VerificationDialog,
  args: {
    open: true,
    supportEmail: 'support@plainsail.example',
    username: 'Sample Newcomer (new@sample.test)',
    onClose: fn(),
  },
  // The dialog covers the whole page, so the docs page shows it in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof VerificationDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    await step(
      'DSH-4 it says to send a government ID to support with the username in the subject',
      async () => {
        const dialog = await screen.findByRole('dialog', { name: 'Verify your account' })
        await expect(dialog).toHaveTextContent(
          /government ID.*username \(your name and email\) in the subject line/,
        )
        await expect(dialog).toHaveTextContent('support@plainsail.example')
      },
    )
    await step('DSH-4 the mailto link has the address and the subject', async () => {
      const link = screen.getByRole('link', { name: 'Write the email' })
      const mail = new URL(link.getAttribute('href') ?? '')
      await expect(mail.protocol + mail.pathname).toBe('mailto:support@plainsail.example')
      await expect(mail.searchParams.get('subject')).toBe(
        'Account verification: Sample Newcomer (new@sample.test)',
      )
    })
    await step('DSH-4 its button, the close icon and Escape close it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledTimes(3)
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const HostileName: Story = {
  args: { username: 'A & B?cc=x@elsewhere.invalid\r\nBcc: y@elsewhere.invalid' },
  play: async ({ step }) => {
    await step('C32 a name cannot add a recipient to the email', async () => {
      const href = (await screen.findByRole('link')).getAttribute('href') ?? ''
      await expect([...new URL(href).searchParams.keys()]).toEqual(['subject'])
      await expect(href).not.toMatch(/[\r\n]/)
    })
  },
}

export const LongText: Story = {
  args: { username: 'averylongname'.repeat(20) },
  globals: { textSize: '200%' },
}
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
