import type { Meta, StoryObj } from '@storybook/react-vite'
import { NetworkName } from '#ui/wallet/NetworkName.tsx'

const meta = {
  component: NetworkName,
  args: { network: 'Tron (TRC-20)', testNetwork: false },
} satisfies Meta<typeof NetworkName>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const TestNetwork: Story = { args: { network: 'Tron test network (Nile)', testNetwork: true } }
