import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Deducted } from '#ui/withdrawal/Deducted.tsx'

const meta = { component: Deducted, args: { fee: '3.00' } } satisfies Meta<typeof Deducted>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    await step('FAIR-4 a fee has a minus sign, because it is deducted', () =>
      expect(canvasElement).toHaveTextContent('−$3.00'),
    )
  },
}

export const NoFee: Story = {
  args: { fee: '0.00' },
  play: async ({ canvasElement, step }) => {
    await step('a fee of zero has no minus sign', () => expect(canvasElement).toHaveTextContent(/^\$0\.00$/))
  },
}

export const Missing: Story = { args: { fee: null } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
