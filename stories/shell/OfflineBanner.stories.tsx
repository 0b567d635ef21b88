import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OfflineBanner } from '#ui/shell/OfflineBanner.tsx'

const meta = { component: OfflineBanner } satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('C10 it says that the browser is offline, and what that means', () =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline\..*Nothing can be sent/),
    )
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
