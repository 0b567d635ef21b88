import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SailMark } from '#ui/shell/SailMark.tsx'

const meta = { component: SailMark } satisfies Meta<typeof SailMark>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { className: 'size-24', id: 'mark' },
  play: async ({ canvasElement, step }) => {
    await step('it is decorative, and class and id are passed to it', async () => {
      const mark = canvasElement.querySelector('svg')
      await expect(mark).toHaveAttribute('aria-hidden', 'true')
      await expect(mark).toHaveAttribute('id', 'mark')
      await expect(mark).toHaveClass('size-24')
    })
  },
}
export const Dark: Story = { args: { className: 'size-24' }, globals: { theme: 'dark' } }
