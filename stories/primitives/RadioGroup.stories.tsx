import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { RadioGroup } from '#ui/primitives/RadioGroup.tsx'

const reason = 'No deposit address is set up for this method yet. Contact support.'
const options = [
  { value: 'bitcoin', label: 'Bitcoin', hint: 'Bitcoin test network' },
  { value: 'ethereum', label: 'Ethereum' },
  { value: 'usdt', label: 'USDT', disabledReason: reason },
]

const meta = {
  component: RadioGroup,
  args: { legend: 'Payment method', options, value: 'bitcoin', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: string) => {
      args.onChange?.(next)
      setValue(next)
    }
    return <RadioGroup {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the group has a name, and the chosen option is checked', async () => {
      await expect(canvas.getByRole('group', { name: 'Payment method' })).toBeVisible()
      await expect(canvas.getByRole('radio', { name: 'Bitcoin' })).toBeChecked()
    })
    await step('a click on a label chooses the option', async () => {
      await userEvent.click(canvas.getByText('Ethereum'))
      await expect(args.onChange).toHaveBeenLastCalledWith('ethereum')
      await expect(canvas.getByRole('radio', { name: 'Ethereum' })).toBeChecked()
    })
    await step('hints and reasons are part of the description, not of the name', async () => {
      await expect(canvas.getByRole('radio', { name: 'Bitcoin' })).toHaveAccessibleDescription(
        'Bitcoin test network',
      )
      const usdt = canvas.getByRole('radio', { name: 'USDT' })
      await expect(usdt).toBeDisabled()
      await expect(usdt).toHaveAccessibleDescription(reason)
      await expect(canvas.getByText(reason)).toBeVisible()
    })
  },
}

export const KeyboardAlone: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Tab stops once, at the chosen option', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'Bitcoin' })).toHaveFocus()
    })
    await step('an arrow key chooses the next option', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(args.onChange).toHaveBeenLastCalledWith('ethereum')
      await expect(canvas.getByRole('radio', { name: 'Ethereum' })).toBeChecked()
    })
  },
}

export const NothingChosen: Story = {
  name: 'Nothing chosen yet',
  args: { value: undefined },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const ForcedColors: Story = { parameters: { forcedColors: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }

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
