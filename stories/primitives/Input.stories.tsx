import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { Input } from '#ui/primitives/Input.tsx'

const meta = {
  component: Input,
  args: { 'aria-label': 'Amount in USD', onChange: fn() },
} satisfies Meta<typeof Input>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount in USD' })
    await step('typing changes the value', async () => {
      await userEvent.type(input, '250')
      await expect(input).toHaveValue('250')
      await expect(args.onChange).toHaveBeenCalledTimes(3)
    })
    await step('the text has at least 16 px, so that phones do not zoom in', () =>
      expect(parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16),
    )
  },
}

export const States: Story = {
  render: () => (
    <div className="grid max-w-form gap-4">
      <Input aria-label="Empty" placeholder="Placeholder" />
      <Input aria-label="Filled" defaultValue="sample@example.com" />
      <Input aria-label="Invalid" defaultValue="sample" aria-invalid />
      <Input aria-label="Read only" defaultValue="Read only" readOnly />
      <Input aria-label="Disabled" defaultValue="Disabled" disabled />
    </div>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }
export const LargeText: Story = { ...States, globals: { textSize: '200%', viewport: { value: 'w320' } } }

export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Tab reaches the input, and typing changes the value', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Amount in USD' })).toHaveFocus()
      await userEvent.keyboard('250')
      await expect(args.onChange).toHaveBeenCalledTimes(3)
    })
  },
}

const ref = createRef<HTMLInputElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1', inputMode: 'decimal' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class, attributes and ref are passed to the input', async () => {
      const input = canvas.getByRole('textbox')
      await expect(input).toHaveAttribute('id', 'sample')
      await expect(input).toHaveAttribute('inputmode', 'decimal')
      await expect(input).toHaveClass('mt-1')
      await expect(ref.current).toBe(input)
    })
  },
}
