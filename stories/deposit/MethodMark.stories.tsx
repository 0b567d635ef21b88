import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { depositMethodIds } from '#ui/deposit/deposit-method.ts'
import { MethodMark } from '#ui/deposit/MethodMark.tsx'

const meta = { component: MethodMark, args: { method: 'bitcoin' } } satisfies Meta<typeof MethodMark>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    await step('screen readers skip the mark, because the name is beside it', () =>
      expect(canvasElement.querySelector('[data-slot="method-mark"]')).toHaveAttribute('aria-hidden', 'true'),
    )
  },
}
export const States: Story = {
  render: () => (
    <div className="flex gap-3">
      {depositMethodIds.map((method) => (
        <MethodMark key={method} method={method} />
      ))}
    </div>
  ),
}
