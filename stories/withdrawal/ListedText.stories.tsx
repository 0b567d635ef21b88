import { ListedText } from '#ui/withdrawal/ListedText.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  component: ListedText,
  args: { at: '2026-03-04T12:34:00Z' },
  render: (args) => (
    <p>
      <ListedText {...args} />
    </p>
  ),
} satisfies Meta<typeof ListedText>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'WDR-8 FAIR-7 says what the row shows, and leaves the conclusion to the customer',
      async () => {
        await expect(canvas.getByText(/^Same amount and destination, dated/)).toHaveTextContent(
          'If you did not also send it from another device, this is your withdrawal',
        )
        await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-03-04T12:34:00Z')
      },
    )
  },
}

export const AnotherFee: Story = {
  parameters: { snapshot: true },
  args: { fees: { confirmed: '25.00', charged: '90.00' } },
  play: async ({ canvas, step }) => {
    await step('FAIR-4 if the fee differs from the confirmed one, both are shown', () =>
      expect(canvas.getByText(/^You confirmed a fee of/)).toHaveTextContent(
        'You confirmed a fee of $25.00. The history shows $90.00.',
      ),
    )
  },
}

export const WithoutDate: Story = {
  args: { at: 'yesterday' },
  play: async ({ canvas, step }) => {
    await step('FAIR-1 shows no date that could not be read', async () => {
      await expect(canvas.getByText(/^Same amount and destination\. If/)).toBeVisible()
      await expect(canvas.queryByRole('time')).toBeNull()
    })
  },
}
