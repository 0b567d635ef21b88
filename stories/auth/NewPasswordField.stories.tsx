import { password } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { NewPasswordField } from '#ui/auth/NewPasswordField.tsx'
import { ContractForm } from '#ui/form/ContractForm.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, type ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

const schema = z.object({ password })
const onSubmit = fn()

function Form(rest: ComponentProps<'div'>) {
  const form = useContractForm({ schema, defaultValues: { password: '' }, onSubmit, failure: null })
  return (
    <ContractForm form={form} submitLabel="Send" submitSize="md" aria-label="Sample" className="max-w-form">
      <NewPasswordField
        control={form.control}
        name="password"
        label="New password"
        what="new password"
        {...rest}
      />
    </ContractForm>
  )
}

const meta = {
  component: NewPasswordField,
  render: () => <Form />,
} satisfies Meta<typeof NewPasswordField>
export default meta
type Story = StoryObj

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('New password')
    await step('password managers offer a new password that meets the rules', async () => {
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await expect(field).toHaveAttribute('passwordrules')
    })
    await step(
      'VAL-2 VAL-3 the rules describe the field, and are marked while the customer types',
      async () => {
        await expect(field).toHaveAccessibleDescription(/At least 8 characters/)
        await userEvent.tab()
        await userEvent.keyboard('Quiet#Harbour8')
        await expect(canvas.getByRole('list', { name: 'Password rules' })).toHaveAttribute(
          'data-state',
          'met',
        )
      },
    )
    await step('the password is sent as typed', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ password: 'Quiet#Harbour8' }))
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const TooShort: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('VAL-2 a short password is refused at the field', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), 'a1#')
      await userEvent.tab()
      await expect(await canvas.findByText('Minimum of 8 characters')).toBeVisible()
    })
  },
}

export const LargeText: Story = { globals: { textSize: '200%' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  render: () => <Form ref={ref} id="sample" className="mt-1" />,
  play: async ({ step }) => {
    await step('class, id and ref are passed to the root', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}
