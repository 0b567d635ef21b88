import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { themeChoices, type ThemeChoice } from '#ui/primitives/theme-choice.ts'
import { ThemeSwitch } from '#ui/primitives/ThemeSwitch.tsx'

const meta = {
  component: ThemeSwitch,
  args: { value: 'system', onChange: fn() },
  argTypes: { value: { options: themeChoices, control: 'inline-radio' } },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: ThemeChoice) => {
      args.onChange(next)
      setValue(next)
    }
    return <ThemeSwitch {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof ThemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the group has a name, and the chosen theme is checked', async () => {
      await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible()
      await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked()
    })
    await step('a click on a label chooses the theme', async () => {
      await userEvent.click(canvas.getByText('Dark'))
      await expect(args.onChange).toHaveBeenLastCalledWith('dark')
      await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    })
    await step('an arrow key chooses the next theme', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onChange).toHaveBeenLastCalledWith('system')
    })
  },
}

export const Light: Story = { args: { value: 'light' } }
export const Dark: Story = { args: { value: 'dark' }, globals: { theme: 'dark' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LargeTextOnAPhone: Story = {
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ step }) => {
    await step('the options wrap, and nothing is cut off', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    )
  },
}

const ref = createRef<HTMLFieldSetElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class and ref are passed to the group', async () => {
      const group = canvas.getByRole('group')
      await expect(group).toHaveAttribute('id', 'sample')
      await expect(group).toHaveClass('mt-1')
      await expect(ref.current).toBe(group)
    })
  },
}
