import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { PrintDialog } from '#ui/history/PrintDialog.tsx'

const meta = {
  component: PrintDialog,
  args: {
    kind: 'deposit',
    count: 10_000,
    step: 'asking',
    onPrint: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
  // The dialog covers the whole page, so the docs page shows it in a frame.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof PrintDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('HIS-4 the number of pages is announced before anything is printed', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'This prints about 279 pages' })
      await expect(dialog).toHaveAccessibleDescription(/^The statement has 10,000 deposits\./)
      await expect(args.onPrint).not.toHaveBeenCalled()
    })
    await step('one button prints, the other cancels', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Print 279 pages' }))
      await expect(args.onPrint).toHaveBeenCalledTimes(1)
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await expect(args.onCancel).toHaveBeenCalledTimes(1)
    })
  },
}

export const Preparing: Story = {
  parameters: { snapshot: true },
  args: { step: 'preparing', prepared: 2500 },
  play: async ({ args, userEvent, step }) => {
    await step('HIS-4 the progress is shown, and it can still be cancelled', async () => {
      await expect(screen.getByRole('progressbar', { name: 'Rows prepared' })).toHaveAttribute(
        'aria-valuenow',
        '2500',
      )
      await expect(screen.getByText('2,500 of 10,000 rows prepared')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await expect(args.onCancel).toHaveBeenCalledTimes(1)
    })
  },
}

export const Failed: Story = {
  parameters: { snapshot: true },
  args: { step: 'failed' },
  play: async ({ args, userEvent, step }) => {
    await step('FAIR-7 a failure says what happened and offers a retry', async () => {
      await expect(
        screen.getByRole('dialog', { name: 'The statement could not be prepared' }),
      ).toHaveAccessibleDescription('Nothing was printed. Check your connection and try again.')
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('Escape cancels', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onCancel).toHaveBeenCalledTimes(1)
      await expect(args.onPrint).not.toHaveBeenCalled()
    })
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
