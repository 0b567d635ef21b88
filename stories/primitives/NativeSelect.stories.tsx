import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { Field } from '#ui/primitives/Field.tsx'
import { NativeSelect } from '#ui/primitives/NativeSelect.tsx'

const goals = ['Investing for Retirement', 'Investing to buy house', 'A Career Change', 'Starting a business']
const options = (
  <>
    <option value="">Choose one</option>
    {goals.map((goal) => (
      <option key={goal}>{goal}</option>
    ))}
  </>
)

const meta = {
  component: NativeSelect,
  args: { 'aria-label': 'Investment goal', children: options, onChange: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof NativeSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const select = canvas.getByRole('combobox', { name: 'Investment goal' })
    await step('choosing an option calls the handler once and shows it', async () => {
      await userEvent.selectOptions(select, 'A Career Change')
      await expect(args.onChange).toHaveBeenCalledTimes(1)
      await expect(select).toHaveDisplayValue('A Career Change')
    })
    await step('Tab reaches the select', async () => {
      select.blur()
      await userEvent.tab()
      await expect(select).toHaveFocus()
    })
  },
}

export const States: Story = {
  render: () => (
    <div className="grid max-w-form gap-4">
      <NativeSelect aria-label="Nothing chosen">{options}</NativeSelect>
      <NativeSelect aria-label="Chosen" defaultValue="Starting a business">
        {options}
      </NativeSelect>
      <NativeSelect aria-label="Invalid" aria-invalid>
        {options}
      </NativeSelect>
      <NativeSelect aria-label="Disabled" disabled>
        {options}
      </NativeSelect>
    </div>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

export const LongText: Story = {
  args: { children: <option>An option with a name that is much longer than a phone is wide</option> },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ canvas, step }) => {
    await step('it stays inside the window', () =>
      expect(canvas.getByRole('combobox').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth),
    )
  },
}

export const InAField: Story = {
  name: 'In a field',
  render: () => (
    <Field label="Investment goal" error="Please select an investment goal">
      <NativeSelect>{options}</NativeSelect>
    </Field>
  ),
  play: async ({ canvas, step }) => {
    await step('VAL-9 it gets its name and error from the field', async () => {
      const select = canvas.getByRole('combobox', { name: 'Investment goal' })
      await expect(select).toHaveAccessibleDescription('Please select an investment goal')
      await expect(select).toBeInvalid()
    })
  },
}

const ref = createRef<HTMLSelectElement>()
export const PropsReachTheSelect: Story = {
  args: { ref, id: 'sample' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id and ref are passed to the select', async () => {
      await expect(canvas.getByRole('combobox')).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(canvas.getByRole('combobox'))
    })
  },
}
