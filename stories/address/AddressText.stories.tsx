import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AddressText } from '#ui/address/AddressText.tsx'

const meta = {
  component: AddressText,
  args: { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
} satisfies Meta<typeof AddressText>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvasElement, step }) => {
    const text = canvasElement.querySelector('[data-slot="address-text"]')
    await step('the address is excluded from translation, and always reads left to right', async () => {
      await expect(text).toHaveAttribute('translate', 'no')
      await expect(text).toHaveAttribute('dir', 'ltr')
    })
    await step('the first two and the last two groups are in bold', async () => {
      const marked = Array.from(text?.querySelectorAll('[data-marked]') ?? [], (group) => group.textContent)
      await expect(marked).toEqual(['0x5a', 'Aeb6', '1BeA', 'ed'])
    })
    await step('the text is exactly the address', () => expect(text?.textContent).toBe(args.address))
  },
}
export const Short: Story = { args: { address: 'ab' } }
export const HostileText: Story = { args: { address: '<img src=x onerror=alert(1)>\u202Eabc' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
