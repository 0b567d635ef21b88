import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { TradeNoticeDialog } from '#ui/shell/TradeNoticeDialog.tsx'
import { riskWarning } from './sample.ts'

const meta = {
  component: TradeNoticeDialog,
  args: { open: true, onClose: fn(), riskWarning },
  // The dialog covers the whole page, so the docs page shows it in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof TradeNoticeDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Before you trade' })
    await step('GLB-4, FAIR-2 the description is the risk warning', () =>
      expect(dialog).toHaveAccessibleDescription(riskWarning.text),
    )
    await step('GLB-4, FAIR-8 Close, the close icon, Escape and a click outside close it', async () => {
      const [cross, close] = screen.getAllByRole('button', { name: 'Close' })
      if (!cross || !close) throw new Error('two ways to close are missing')
      await userEvent.click(cross)
      await userEvent.click(close)
      await userEvent.keyboard('{Escape}')
      await userEvent.click(document.elementFromPoint(2, 2) ?? document.body)
      await expect(args.onClose).toHaveBeenCalledTimes(4)
    })
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Closed: Story = {
  args: { open: false },
  play: async ({ step }) => {
    await step('there is no dialog', () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
