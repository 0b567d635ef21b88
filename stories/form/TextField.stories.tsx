import { TextField } from '#ui/form/TextField.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { SampleForm, type SampleValues } from './SampleForm.tsx'

type Props = Omit<ComponentProps<typeof TextField<SampleValues, unknown>>, 'control'> & {
  value?: string
  onSubmit?: (request: unknown) => unknown
}

function Sample({ value, onSubmit, ...rest }: Props) {
  return (
    <SampleForm names={['email']} values={{ email: value }} onSubmit={onSubmit}>
      {(control) => <TextField control={control} {...rest} />}
    </SampleForm>
  )
}

const meta = {
  component: Sample,
  subcomponents: { TextField },
  args: {
    name: 'email',
    label: 'Email',
    hint: 'We send receipts here.',
    autoComplete: 'username',
    onSubmit: fn(),
    onChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await step('SPEC 6: no error is shown while the customer types for the first time', async () => {
      await userEvent.type(input, 'sample')
      await expect(input).toBeValid()
    })
    await step('VAL-1: when the field loses the focus, an error replaces the label', async () => {
      await userEvent.tab()
      await expect(await canvas.findByText('Invalid Email')).toBeVisible()
      await expect(input).toBeInvalid()
      await expect(input).toHaveAccessibleName('Email')
      await expect(input).toHaveAccessibleDescription('Invalid Email We send receipts here.')
    })
    await step('from then on, each change is checked', async () => {
      await userEvent.type(input, '@sample.test')
      await expect(canvas.queryByText('Invalid Email')).not.toBeInTheDocument()
      await userEvent.clear(input)
      await expect(await canvas.findByText('Email is required')).toBeVisible()
    })
    await step('SGN-2: Enter sends the email in lower case', async () => {
      await userEvent.type(input, ' Sample@Sample.TEST {Enter}')
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'sample@sample.test' })
    })
    await step("the caller's handlers are called too", async () => {
      await expect(args.onChange).toHaveBeenCalled()
      await expect(args.onBlur).toHaveBeenCalled()
    })
  },
}

export const Filled: Story = { args: { value: 'sample@sample.test' } }

export const Invalid: Story = {
  args: { value: 'sample' },
  play: async ({ canvas, userEvent, step }) => {
    await step('an invalid field shows its error once it was touched', async () => {
      await userEvent.click(canvas.getByLabelText('Email'))
      await userEvent.tab()
      await expect(await canvas.findByText('Invalid Email')).toBeVisible()
    })
  },
}

export const FilledWithoutAnEvent: Story = {
  name: 'Filled in by a password manager',
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('C44: a value that a password manager filled in without an event is sent', async () => {
      const input = canvas.getByLabelText<HTMLInputElement>('Email')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        'auto@sample.test',
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'auto@sample.test' })
    })
  },
}

export const LongText: Story = {
  args: {
    label: 'The email address that you gave when you opened this account, or changed it to since',
    hint: 'A long hint that has to wrap: we send receipts, statements and notices of each change of your details here, and nothing else.',
    value: 'a.very.long.address.that.does.not.fit.into.the.box@a-long-host-name.sample.test',
  },
  globals: { textSize: '200%' },
}

export const RightToLeft: Story = {
  args: { value: 'sample' },
  globals: { direction: 'rtl' },
  play: Invalid.play,
}

export const PropsReachTheControl: Story = {
  args: { inputMode: 'email', maxLength: 254, title: 'Sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('other props are passed to the control, the class to the field', async () => {
      const input = canvas.getByRole('textbox')
      await expect(input).toHaveAttribute('inputmode', 'email')
      await expect(input).toHaveAttribute('title', 'Sample')
      await expect(input).toHaveAttribute('autocomplete', 'username')
      await expect(input.closest('[data-slot="field"]')).toHaveClass('mt-1')
    })
  },
}
