import { PauseText } from '#ui/form/PauseText.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  component: PauseText,
  args: { sentence: 'Too many attempts. Try again in 30 s.', retryAfter: 30, left: 17 },
  render: (args) => (
    <p>
      <PauseText {...args} />
    </p>
  ),
} satisfies Meta<typeof PauseText>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('C7 the remaining seconds are shown', () =>
      expect(canvas.getByText('Too many attempts. Try again in 17 s.')).toBeVisible(),
    )
    await step('C7 screen readers get the sentence once, without the countdown', async () => {
      await expect(canvas.getByText('Too many attempts. Try again in 17 s.')).toHaveAttribute('aria-hidden')
      await expect(canvas.getByText('Too many attempts. Try again in 30 s.')).toHaveClass('sr-only')
    })
  },
}

export const NoPause: Story = {
  name: 'No pause',
  args: { sentence: 'The email or the password is not right.', retryAfter: undefined, left: null },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('without a pause, the sentence is unchanged', () =>
      expect(canvas.getByText('The email or the password is not right.')).toBeVisible(),
    )
  },
}
