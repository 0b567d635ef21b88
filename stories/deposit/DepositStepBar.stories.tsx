import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DepositStepBar } from '#ui/deposit/DepositStepBar.tsx'

const meta = { component: DepositStepBar, args: { current: 2 } } satisfies Meta<typeof DepositStepBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the current step is marked, and the one before is done', async () => {
      const [amount, transfer] = canvas.getAllByRole('listitem')
      await expect(amount).toHaveTextContent('Step 1 of 2: amount, done')
      await expect(amount).not.toHaveAttribute('aria-current')
      await expect(transfer).toHaveAttribute('aria-current', 'step')
    })
  },
}
export const First: Story = { args: { current: 1 } }
export const LargeText: Story = { globals: { viewport: { value: 'w320' }, textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
