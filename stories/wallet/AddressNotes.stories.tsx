import type { Meta, StoryObj } from '@storybook/react-vite'
import { addressNotes } from '#ui/wallet/wallet-field.ts'
import { AddressNotes } from '#ui/wallet/AddressNotes.tsx'

const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const meta = {
  component: AddressNotes,
  args: { notes: addressNotes(ether, { own: [], used: [] }) },
} satisfies Meta<typeof AddressNotes>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const All: Story = {
  args: {
    notes: addressNotes('0x5aae000000000000000000000000000000000aed', {
      own: ['0x5aae000000000000000000000000000000000aed'],
      used: [],
    }).concat({ kind: 'look-alike', text: 'This looks like one used before.', usedBefore: ether }),
  },
}
export const Nothing: Story = { args: { notes: [] } }
