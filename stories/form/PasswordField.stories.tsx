import { PasswordField } from '#ui/form/PasswordField.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { SampleForm, type SampleValues } from './SampleForm.tsx'

type Props = Omit<ComponentProps<typeof PasswordField<SampleValues, unknown>>, 'control'> & {
  value?: string
  onSubmit?: (request: unknown) => unknown
}

function Sample({ value, onSubmit, ...rest }: Props) {
  return (
    <SampleForm names={['password']} values={{ password: value }} onSubmit={onSubmit}>
      {(control) => <PasswordField control={control} {...rest} />}
    </SampleForm>
  )
}

const meta = {
  component: Sample,
  subcomponents: { PasswordField },
  args: { name: 'password', label: 'Password', autoComplete: 'new-password', onSubmit: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    const input = canvas.getByLabelText('Password')
    await step('the text is hidden. The button shows it, which is announced', async () => {
      await userEvent.type(input, 'Harbour')
      await expect(input).toHaveAttribute('type', 'password')
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
      await expect(input).toHaveAttribute('type', 'text')
      await expect(canvasElement.ownerDocument.body).toHaveTextContent('The password is shown')
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
      await expect(input).toHaveAttribute('type', 'password')
    })
    await step('VAL-2, VAL-3 and VAL-4 each have their own message', async () => {
      await userEvent.tab()
      await expect(await canvas.findByText('Minimum of 8 characters')).toBeVisible()
      await userEvent.type(input, '7')
      await expect(await canvas.findByText('At least 1 special character and a number')).toBeVisible()
      await userEvent.clear(input)
      await expect(await canvas.findByText('Password is required')).toBeVisible()
    })
    await step('a password can be pasted', async () => {
      await userEvent.click(input)
      await userEvent.paste('Harbour#Light7')
      await expect(input).toHaveValue('Harbour#Light7')
      await expect(input).toBeValid()
    })
    await step('Enter sends the password as typed', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Harbour#Light7' })
    })
  },
}

export const Filled: Story = { args: { value: 'Harbour#Light7' } }

export const Invalid: Story = {
  args: { value: 'short' },
  play: async ({ canvas, userEvent, step }) => {
    await step('VAL-2: the error is shown when the field loses the focus', async () => {
      await userEvent.click(canvas.getByLabelText('Password'))
      await userEvent.tab()
      await expect(await canvas.findByText('Minimum of 8 characters')).toBeVisible()
    })
  },
}

export const LongText: Story = {
  args: {
    label: 'The new password of this account',
    value: 'short',
    hint: 'Something you use nowhere else.',
  },
  globals: { textSize: '200%' },
}

export const RightToLeft: Story = {
  args: { value: 'short' },
  globals: { direction: 'rtl' },
  play: Invalid.play,
}
