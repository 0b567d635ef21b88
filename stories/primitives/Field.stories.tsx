import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect } from 'storybook/test'
import { Field } from '#ui/primitives/Field.tsx'
import { Input } from '#ui/primitives/Input.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { expectRole } from '../foundations/role-color.ts'

const meta = {
  component: Field,
  args: { label: 'Email', children: <Input type="email" /> },
  argTypes: { children: { control: false } },
  decorators: (Story) => (
    <div className="max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { hint: 'We send receipts here.', required: true },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await step('the label names the control, and a click on it focuses the control', async () => {
      await userEvent.click(canvas.getByText('Email'))
      await expect(input).toHaveFocus()
    })
    await step('the hint describes the control', () =>
      expect(input).toHaveAccessibleDescription('We send receipts here.'),
    )
    await step('the control is required, and its name has no star', async () => {
      await expect(input).toHaveAttribute('aria-required', 'true')
      await expect(input).toHaveAccessibleName('Email')
    })
    await step('without an error, it is not marked as invalid', () =>
      expect(input).not.toHaveAttribute('aria-invalid'),
    )
  },
}

export const WithError: Story = {
  name: 'Error',
  args: { hint: 'We send receipts here.', error: 'Invalid Email' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox')
    await step('SPEC 6: the error takes the place of the label, which stays on the same line', async () => {
      const error = canvas.getByText('Invalid Email').getBoundingClientRect()
      const label = canvas.getByText('Email').getBoundingClientRect()
      await expect(error.left).toBe(input.getBoundingClientRect().left)
      await expect(label.left).toBeGreaterThanOrEqual(error.right)
      await expect(Math.abs(label.bottom - error.bottom)).toBeLessThanOrEqual(1)
    })
    await step('the error has the color of a problem', () =>
      expectRole(canvas.getByText('Invalid Email'), 'danger'),
    )
    await step('the name is still the label', () => expect(input).toHaveAccessibleName('Email'))
    await step('the description is the error, then the hint', async () => {
      await expect(input).toHaveAccessibleDescription('Invalid Email We send receipts here.')
      await expect(input).toBeInvalid()
    })
  },
}

export const OwnDescription: Story = {
  name: 'Hint and the description of the control',
  args: { error: 'Invalid Email', children: <Input type="email" aria-describedby="own" /> },
  render: (args) => (
    <>
      <Field {...args} />
      <p id="own">Nothing is sent to it yet.</p>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('the error comes before the description of the control', () =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
        'Invalid Email Nothing is sent to it yet.',
      ),
    )
  },
}

export const ErrorMovesNothing: Story = {
  name: 'Error takes no extra space',
  parameters: { snapshot: false },
  render: function Render(args) {
    const [value, setValue] = useState('')
    return (
      <Field {...args} error={value === '' || value.includes('@') ? undefined : 'Invalid Email'}>
        <Input value={value} onChange={(event) => setValue(event.target.value)} />
      </Field>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox')
    const before = input.getBoundingClientRect().top
    await step('the error appears without moving the control', async () => {
      await userEvent.type(input, 'sample')
      await expect(canvas.getByText('Invalid Email')).toBeVisible()
      await expect(input.getBoundingClientRect().top).toBe(before)
    })
    await step('the error disappears once the value is valid', async () => {
      await userEvent.type(input, '@')
      await expect(canvas.queryByText('Invalid Email')).not.toBeInTheDocument()
      await expect(input).not.toHaveAttribute('aria-invalid')
      await expect(input.getBoundingClientRect().top).toBe(before)
    })
  },
}

export const States: Story = {
  render: () => (
    <div className="grid gap-5">
      <Field label="Plain">
        <Input />
      </Field>
      <Field label="Required, with a hint" required hint="As on your government ID.">
        <Input />
      </Field>
      <Field label="Password" aside={<Link href="#reset">Forgot password?</Link>}>
        <Input />
      </Field>
      <Field
        label="Password"
        error="Minimum of 8 characters"
        aside={<Link href="#reset">Forgot password?</Link>}
      >
        <Input />
      </Field>
    </div>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

export const LongTextLarge: Story = {
  args: {
    error: 'At least 1 special character and a number',
    hint: 'A hint that takes more than one line on a small screen with large text.',
  },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ step }) => {
    await step('nothing is cut off', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    )
  },
}

export const ForeignControl: Story = {
  name: 'Any other control',
  args: {
    label: 'Amount',
    error: 'Enter an amount above 0',
    children: (control) => <input type="number" className="border" {...control} />,
  },
  play: async ({ canvas, step }) => {
    await step('a control of another library gets the same ids from the function', async () => {
      const input = canvas.getByRole('spinbutton', { name: 'Amount' })
      await expect(input).toHaveAccessibleDescription('Enter an amount above 0')
      await expect(input).toBeInvalid()
    })
  },
}

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1', controlId: 'email' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class and ref are passed to the field, `controlId` on the control', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('id', 'email')
    })
  },
}
