import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { addressNotes } from '#ui/address/wallet-field.ts'
import { AddressNotes } from '#ui/address/AddressNotes.tsx'
import { inEnglish } from '#ui/lib/locale-context.ts'

const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const meta = {
  component: AddressNotes,
  args: { notes: addressNotes(ether, { own: [], used: [] }, inEnglish) },
} satisfies Meta<typeof AddressNotes>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const All: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, step }) => {
    await step('C37 all notes are in a live region, including the address used before', async () => {
      const region = canvas.getByRole('status')
      const notes = within(region)
      await expect(notes.getByText('Your own deposit address')).toBeVisible()
      await expect(notes.getByText('Compare this address')).toBeVisible()
      await expect(region.textContent).toContain(ether)
    })
  },
  args: {
    notes: addressNotes(
      '0x5aae000000000000000000000000000000000aed',
      {
        own: ['0x5aae000000000000000000000000000000000aed'],
        used: [],
      },
      inEnglish,
    ).concat({ kind: 'look-alike', text: 'This looks like one used before.', usedBefore: ether }),
  },
}
export const Nothing: Story = { args: { notes: [] }, parameters: { snapshot: false } }
