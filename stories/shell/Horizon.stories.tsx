import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Horizon } from '#ui/shell/Horizon.tsx'

const meta = { component: Horizon } satisfies Meta<typeof Horizon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    await step('it is decorative and hidden from assistive technology', () =>
      expect(canvasElement.querySelector('[data-slot=horizon]')).toHaveAttribute('aria-hidden', 'true'),
    )
  },
}
export const Narrow: Story = { args: { className: 'w-72' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
