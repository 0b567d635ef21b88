import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StorageNotice } from '#ui/shell/StorageNotice.tsx'

const meta = { component: StorageNotice } satisfies Meta<typeof StorageNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('C22 it says that the session ends with the tab', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('You will be signed out when you close this tab.'),
    )
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
