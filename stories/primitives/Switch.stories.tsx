import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { Switch } from '#ui/primitives/Switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Show tips', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const control = canvas.getByRole('switch', { name: 'Show tips' })
    await step('a click on the switch or the label and Space change it', async () => {
      await userEvent.click(control)
      await expect(control).toBeChecked()
      await userEvent.click(canvas.getByText('Show tips'))
      await expect(control).not.toBeChecked()
      control.focus()
      await userEvent.keyboard(' ')
      await expect(control).toBeChecked()
      await expect(args.onCheckedChange).toHaveBeenCalledTimes(3)
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    })
  },
}

export const States: Story = {
  render: () => (
    <div className="max-w-form">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off, disabled" disabled />
      <Switch label="On, disabled" disabled defaultChecked />
    </div>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }
export const LongTextLarge: Story = {
  args: { label: 'A setting with a name that takes several lines on a small screen' },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
}

const ref = createRef<HTMLButtonElement>()
export const PropsReachTheSwitch: Story = {
  args: { ref, id: 'sample' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id and ref are passed to the switch', async () => {
      await expect(canvas.getByRole('switch')).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(canvas.getByRole('switch'))
    })
  },
}
