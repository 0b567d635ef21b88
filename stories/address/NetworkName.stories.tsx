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
  play: async ({ canvas, step }) => {
    await step('DEP-2 a test network has its name and a badge', async () => {
      await expect(canvas.getByText('Tron test network (Nile)')).toBeVisible()
      await expect(canvas.getByText('test network')).toBeVisible()
    })
  },
}
