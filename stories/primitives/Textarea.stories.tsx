import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { Field } from '#ui/primitives/Field.tsx'
import { Textarea } from '#ui/primitives/Textarea.tsx'

const meta = {
  component: Textarea,
  args: { 'aria-label': 'Message', onChange: fn() },
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('it accepts several lines', async () => {
      const box = canvas.getByRole('textbox', { name: 'Message' })
      await userEvent.type(box, 'One{Enter}Two')
      await expect(box).toHaveValue('One\nTwo')
      await expect(args.onChange).toHaveBeenCalledTimes(7)
    })
  },
}

export const States: Story = {
  render: () => (
    <div className="grid max-w-form gap-4">
      <Textarea aria-label="Empty" placeholder="What can we help with?" />
      <Textarea aria-label="Invalid" defaultValue="Too short" aria-invalid />
      <Textarea aria-label="Disabled" defaultValue="Disabled" disabled />
    </div>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

export const LongText: Story = {
  args: { defaultValue: 'A line of a long message that has to wrap. '.repeat(20) },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ canvas, step }) => {
    await step('it grows with the text instead of hiding it', async () => {
      const box = canvas.getByRole('textbox')
      await expect(box.scrollHeight).toBeLessThanOrEqual(box.offsetHeight)
    })
  },
}

export const InAField: Story = {
  name: 'In a field',
  render: () => (
    <Field label="Message" error="Message is required">
      <Textarea />
    </Field>
  ),
  play: async ({ canvas, step }) => {
    await step('it gets its name and error from the field', async () => {
      const box = canvas.getByRole('textbox', { name: 'Message' })
      await expect(box).toHaveAccessibleDescription('Message is required')
      await expect(box).toBeInvalid()
    })
  },
}

const ref = createRef<HTMLTextAreaElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id and ref are passed to the textarea', async () => {
      await expect(canvas.getByRole('textbox')).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(canvas.getByRole('textbox'))
    })
  },
}
