import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NetworkName } from '#ui/address/NetworkName.tsx'

const meta = {
  component: NetworkName,
  args: { network: 'Tron (TRC-20)', testNetwork: false },
} satisfies Meta<typeof NetworkName>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const TestNetwork: Story = {
  args: { network: 'Tron test network (Nile)', testNetwork: true },
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step(
      'DEP-2 FAIR-6 a test network is labelled once, without the clock that means pending',
      async () => {
        await expect(canvas.getAllByText(/test network/i)).toHaveLength(1)
        await expect(canvas.getByText('Tron test network (Nile)')).toBeVisible()
        await expect(canvasElement.querySelector('svg')).toBeNull()
      },
    )
  },
}
export const TestNetworkByAnotherName: Story = {
  args: { network: 'Sepolia', testNetwork: true },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('FAIR-6 a name that does not say it is labelled', () =>
      expect(canvas.getByText('Sepolia (test network)')).toBeVisible(),
    )
  },
}
