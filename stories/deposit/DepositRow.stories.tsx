import { DepositRow } from '#ui/deposit/DepositRow.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  component: DepositRow,
  args: { at: '2026-03-04T12:34:00Z' },
  render: (args) => (
    <p>
      <DepositRow {...args} />
    </p>
  ),
} satisfies Meta<typeof DepositRow>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('DEP-3 FAIR-7 says what the row has in common with the deposit, and its date', async () => {
      await expect(canvas.getByText(/^Same amount, dated/)).toBeVisible()
      await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-03-04T12:34:00Z')
    })
  },
}

export const WithoutDate: Story = {
  args: { at: 'yesterday' },
  play: async ({ canvas, step }) => {
    await step('FAIR-1 shows no date that could not be read', async () => {
      await expect(canvas.getByText('Same amount.')).toBeVisible()
      await expect(canvas.queryByRole('time')).toBeNull()
    })
  },
}
