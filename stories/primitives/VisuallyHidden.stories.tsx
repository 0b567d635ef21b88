import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx'

const ref = createRef<HTMLSpanElement>()
const meta = {
  component: VisuallyHidden,
  args: { children: 'of the Bitcoin address', ref, id: 'sample' },
  render: (args) => (
    <button type="button">
      Copy <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('screen readers read the text', () =>
      expect(canvas.getByRole('button', { name: 'Copy of the Bitcoin address' })).toBeVisible(),
    )
    await step('the text is invisible, and id and ref are passed to it', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current?.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    })
  },
}
