import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { UncheckedAddress } from '#ui/address/UncheckedAddress.tsx'

const litecoin = 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'

const meta = {
  component: UncheckedAddress,
  args: { address: litecoin, onChange: fn() },
} satisfies Meta<typeof UncheckedAddress>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: `I have compared it: it ends in ${litecoin.slice(-5)}` })
    await step(
      'WDR-6 FAIR-8 it says what to do, shows the whole address, and the box is not ticked',
      async () => {
        await expect(canvas.getByText('We could not check this address')).toBeVisible()
        await expect(canvas.getByText(/Compare it with your wallet, character by character/)).toBeVisible()
        await expect(canvasElement.querySelector('[data-slot="address-text"]')).toHaveTextContent(litecoin)
        await expect(box).not.toBeChecked()
      },
    )
    await step('the keyboard ticks the box', async () => {
      await userEvent.tab()
      await expect(box).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(args.onChange).toHaveBeenCalledTimes(1)
    })
  },
}

export const NotConfirmed: Story = {
  parameters: { snapshot: true },
  args: { error: 'Compare the address, then tick the box' },
  play: async ({ canvas, step }) => {
    await step('the error describes the box', async () => {
      await expect(canvas.getByRole('checkbox')).toBeInvalid()
      await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
        'Compare the address, then tick the box',
      )
    })
  },
}

export const MayBeATransaction: Story = {
  parameters: { snapshot: false },
  args: { address: '0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331' },
  play: async ({ canvas, step }) => {
    await step('WDR-6 it warns that the ID of a transaction looks the same', () =>
      expect(canvas.getByText(/not the ID of a transaction/)).toBeVisible(),
    )
  },
}

export const LongText: Story = {
  args: { address: `addr1${'q2'.repeat(49)}` },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
