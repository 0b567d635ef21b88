import { email } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { ContractForm } from '#ui/form/ContractForm.tsx'
import type { FormFailure } from '#ui/form/form-failure.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { LocaleProvider } from '#ui/primitives/LocaleProvider.tsx'
import { german } from '../german.ts'

const schema = z.object({ email })

type Props = { failure: FormFailure | null; disabledReason?: string; onSubmit: (request: unknown) => unknown }

function Sample({ failure, disabledReason, onSubmit }: Props) {
  const form = useContractForm({ schema, defaultValues: { email: '' }, failure, onSubmit })
  return (
    <ContractForm
      form={form}
      aria-label="Sample"
      className="max-w-form"
      submitLabel="Send"
      disabledReason={disabledReason}
      failureTitle={{ refused: 'It was not sent', unknown: 'We cannot tell whether it was sent' }}
    >
      <TextField control={form.control} name="email" label="Email" aria-required />
    </ContractForm>
  )
}

const meta = {
  component: Sample,
  subcomponents: { ContractForm },
  args: { failure: null, onSubmit: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Enter in an invalid field moves the focus to the error summary', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }))
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('region', { name: 'Check one field' })).toHaveFocus()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('valid values are submitted', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'new@sample.test{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'new@sample.test' })
    })
  },
}

export const Refused: Story = {
  name: 'Rejected by the server',
  args: { failure: { message: 'The server said no.', effect: 'no' } },
  play: ({ canvas, step }) =>
    step('the title says that nothing was done', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/It was not sent.*The server said no\./),
    ),
}

const taken: FormFailure = {
  message: 'Email already registered',
  effect: 'no',
  fields: { email: 'Email already registered' },
}

export const RefusedValue: Story = {
  name: 'One value rejected by the server',
  parameters: { snapshot: false },
  render: function Refusing(args) {
    const [failure, setFailure] = useState<FormFailure | null>(null)
    const onSubmit = (request: unknown) => {
      args.onSubmit(request)
      setFailure({ ...taken })
    }
    return <Sample {...args} failure={failure} onSubmit={onSubmit} />
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Email' })
    await step('VAL-10 the field with the rejected value says so and has the focus', async () => {
      await userEvent.type(field(), 'new@sample.test{Enter}')
      await waitFor(() => expect(field()).toHaveAccessibleDescription('Email already registered'))
      await expect(field()).toHaveFocus()
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    })
    await step('VAL-10 another value is valid, and the rejected one is invalid again', async () => {
      await userEvent.type(field(), 'x')
      await waitFor(() => expect(field()).not.toHaveAccessibleDescription())
      await userEvent.type(field(), '{Backspace}')
      await waitFor(() => expect(field()).toHaveAccessibleDescription('Email already registered'))
    })
    await step('the same value can be submitted again, because the server may accept it now', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'new@sample.test' })
    })
  },
}

export const OutcomeUnknown: Story = {
  name: 'No answer from the server',
  args: { failure: { message: 'No answer came.', effect: 'unknown', kind: 'timeout' } },
  play: ({ canvas, step }) =>
    step('API-15 the title says that the outcome is unknown', () =>
      expect(canvas.getByRole('alert')).toHaveTextContent('We cannot tell whether it was sent'),
    ),
}

export const Translated: Story = {
  name: 'In another language',
  args: {
    failure: { message: 'Check the form.', effect: 'no', fields: { email: 'Email is required' } },
  },
  parameters: { snapshot: false },
  render: (args) => (
    <LocaleProvider messages={german}>
      <Sample {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await step('LNG-1 an error of the contract that the server sent is translated', () =>
      expect(field).toHaveAccessibleDescription('Bitte geben Sie die E-Mail-Adresse ein'),
    )
    await step('LNG-1 the errors of the contract’s rules are translated', async () => {
      await userEvent.type(field, 'sample{Enter}')
      await expect(field).toHaveAccessibleDescription('Ungültige E-Mail-Adresse')
      await expect(canvas.getByRole('link', { name: 'Ungültige E-Mail-Adresse' })).toBeVisible()
    })
  },
}

export const UnknownError: Story = {
  name: 'A server’s own sentence in another language',
  args: {
    failure: { message: 'Check the form.', effect: 'no', fields: { email: 'This address has moved' } },
  },
  parameters: { snapshot: false },
  render: Translated.render,
  play: ({ canvas, step }) =>
    step('an error without a translation stays unchanged', () =>
      expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'This address has moved',
      ),
    ),
}

export const Blocked: Story = {
  name: 'Can’t be submitted now',
  args: { disabledReason: 'Choose first' },
  play: ({ canvas, step }) =>
    step('the submit button says why it is disabled', () =>
      expect(canvas.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription('Choose first'),
    ),
}
