import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasteCheck } from '#ui/address/PasteCheck.tsx'

const address = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'

const meta = {
  component: PasteCheck,
  args: { address },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof PasteCheck>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Check what I pasted' })
    await step('C37 an empty field has no result', () =>
      expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
    )
    await step('C37 the same address is confirmed', async () => {
      await userEvent.click(box)
      await userEvent.paste(` ${address}\n`)
      await expect(canvas.getByRole('status')).toHaveTextContent('The same address, every character')
    })
  },
}

export const LookAlike: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'C37 an address with the same start and end is reported as different, and the different groups are marked',
      async () => {
        await userEvent.click(canvas.getByRole('textbox'))
        await userEvent.paste('TXYZopYRdj2D9XRtbG4x1XZZ3kM5VkAeBf')
        await expect(canvas.getByRole('status')).toHaveTextContent(
          'Not the same address. Do not send to what you pasted: 1 of its 9 groups differ',
        )
        await expect(canvas.getByText('bG4x')).toHaveClass('line-through')
        await expect(canvas.getByText('TXYZ')).not.toHaveClass('line-through')
      },
    )
  },
}
export const RightToLeft: Story = { ...LookAlike, globals: { direction: 'rtl' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('C37 Tab reaches the field, and typed text is compared too', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox')).toHaveFocus()
      await userEvent.keyboard(address)
      await expect(canvas.getByRole('status')).toHaveTextContent('The same address, every character')
    })
  },
}
