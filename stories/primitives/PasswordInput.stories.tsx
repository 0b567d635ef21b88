import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Field } from '#ui/primitives/Field.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { PasswordInput } from '#ui/primitives/PasswordInput.tsx'

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault())

const meta = {
  component: PasswordInput,
  render: (args) => (
    <form onSubmit={onSubmit} className="max-w-form">
      <Field label="Password">
        <PasswordInput {...args} />
      </Field>
      <LiveRegion />
    </form>
  ),
  beforeEach: () => void onSubmit.mockClear(),
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'Sample-1')
    await step('SGN-1 the text is hidden until the button shows it', async () => {
      await expect(input).toHaveAttribute('type', 'password')
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
      await expect(input).toHaveAttribute('type', 'text')
      await expect(input).toHaveValue('Sample-1')
    })
    await step('the change is announced', () =>
      expect(screen.getByText('The password is shown')).toBeInTheDocument(),
    )
    await step(
      'the button works with the keyboard, keeps the focus and does not submit the form',
      async () => {
        await userEvent.keyboard('{Enter}')
        await expect(input).toHaveAttribute('type', 'password')
        await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
        await expect(screen.getByText('The password is hidden')).toBeInTheDocument()
        await expect(onSubmit).not.toHaveBeenCalled()
      },
    )
    await step('the text is not corrected or capitalized', async () => {
      await expect(input).toHaveAttribute('autocapitalize', 'none')
      await expect(input).toHaveAttribute('spellcheck', 'false')
    })
  },
}

export const States: Story = {
  render: () => (
    <div className="grid max-w-form gap-5">
      <Field label="Password">
        <PasswordInput defaultValue="Sample-1" />
      </Field>
      <Field label="New password" error="Minimum of 8 characters">
        <PasswordInput defaultValue="Sample" what="new password" autoComplete="new-password" />
      </Field>
    </div>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }
export const LargeText: Story = { ...States, globals: { textSize: '200%', viewport: { value: 'w320' } } }

const ref = createRef<HTMLInputElement>()
export const PropsReachTheInput: Story = {
  args: { ref, name: 'password', autoComplete: 'new-password' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('name, autocomplete and ref are passed to the input', async () => {
      const input = canvas.getByLabelText('Password')
      await expect(input).toHaveAttribute('name', 'password')
      await expect(input).toHaveAttribute('autocomplete', 'new-password')
      await expect(ref.current).toBe(input)
    })
  },
}
