import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ThemeToggle } from '#ui/shell/ThemeToggle.tsx'

const meta = {
  component: ThemeToggle,
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('its name says the current theme and the next one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Theme: system. Change to light' }))
      await expect(args.onChange).toHaveBeenCalledWith('light')
    })
  },
}
export const Light: Story = {
  args: { value: 'light' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('dark follows light', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Theme: light. Change to dark' }))
      await expect(args.onChange).toHaveBeenCalledWith('dark')
    })
  },
}
export const Dark: Story = {
  args: { value: 'dark' },
  globals: { theme: 'dark' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('system follows dark', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Theme: dark. Change to system' }))
      await expect(args.onChange).toHaveBeenCalledWith('system')
    })
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Tab reaches the button, and Enter and Space press it', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await expect(args.onChange).toHaveBeenCalledTimes(2)
    })
  },
}
