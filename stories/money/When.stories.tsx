import { When } from '#ui/money/When.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  component: When,
  args: { at: Date.parse('2026-03-04T12:34:00Z') },
  render: (args) => (
    <p>
      You sent it <When {...args} />.
    </p>
  ),
} satisfies Meta<typeof When>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('TXT-1 a date has "on" before it, so that it fits into a sentence', async () => {
      await expect(canvas.getByText(/You sent it/)).toHaveTextContent(/^You sent it on .*2026.*\.$/)
      await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-03-04T12:34:00.000Z')
    })
  },
}

export const Today: Story = {
  // Shows the current time, so it has no snapshot.
  parameters: { snapshot: false },
  args: { at: Date.now() },
  play: async ({ canvas, step }) => {
    await step('TXT-1 a time of today has "at" before it, and no date', async () => {
      await expect(canvas.getByText(/You sent it/)).toHaveTextContent(/^You sent it today at \d[^,]*\.$/)
      await expect(canvas.queryByRole('time')).toBeNull()
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
