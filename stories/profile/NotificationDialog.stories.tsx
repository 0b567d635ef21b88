import { NotificationDialog } from '#ui/profile/NotificationDialog.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen } from 'storybook/test'

const meta = {
  component: NotificationDialog,
  args: {
    open: true,
    text: 'Sample notice: the simulated market is closed on the first Sunday of the month.',
    onClose: fn(),
  },
  // The dialog covers the whole page, so the docs page shows it in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof NotificationDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('DSH-5 it has the title, and screen readers hear the text when it opens', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Important Notification' })
      await expect(dialog).toHaveAccessibleDescription(args.text)
    })
    await step('DSH-5 Okay and Escape close it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Okay' }))
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledTimes(2)
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Hostile: Story = {
  args: { text: '<a href="javascript:alert(1)">Claim</a> <b>now</b>\nhttps://elsewhere.invalid' },
  play: async ({ step }) => {
    await step('C32 DSH-5 markup and URLs are plain text without links', async () => {
      await expect(await screen.findByText(/<a href="javascript:alert\(1\)">Claim<\/a>/)).toBeVisible()
      await expect(screen.queryByRole('link')).not.toBeInTheDocument()
    })
  },
}

export const LongText: Story = {
  args: { text: 'A long sample notice, sentence after sentence. '.repeat(60) },
  play: async ({ step }) => {
    await step('a long text scrolls inside the window', async () => {
      const dialog = await screen.findByRole('dialog')
      await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
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
