import { TextareaField } from '#ui/form/TextareaField.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { SampleForm, type SampleValues } from './SampleForm.tsx'

type Props = Omit<ComponentProps<typeof TextareaField<SampleValues, unknown>>, 'control'> & {
  value?: string
  onSubmit?: (request: unknown) => unknown
}

function Sample({ value, onSubmit, ...rest }: Props) {
  return (
    <SampleForm names={['address']} values={{ address: value }} onSubmit={onSubmit}>
      {(control) => <TextareaField control={control} {...rest} />}
    </SampleForm>
  )
}

const meta = {
  component: Sample,
  subcomponents: { TextareaField },
  args: { name: 'address', label: 'Address', onSubmit: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Address' })
    await step('VAL-8: an error for a short address is shown when the field loses the focus', async () => {
      await userEvent.type(area, '1 S')
      await userEvent.tab()
      await expect(await canvas.findByText('Address must be at least 5 characters long')).toBeVisible()
    })
    await step('Enter starts a new line and submits nothing', async () => {
      await userEvent.type(area, 'ample Street{Enter}Sampletown')
      await expect(area).toHaveValue('1 Sample Street\nSampletown')
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('the line break is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(args.onSubmit).toHaveBeenCalledWith({ address: '1 Sample Street\nSampletown' })
    })
  },
}

export const Filled: Story = { args: { value: '1 Sample Street\nSampletown' } }

export const Invalid: Story = {
  args: { hint: 'Street, house and town.' },
  play: async ({ canvas, userEvent, step }) => {
    await step('VAL-8: an empty field shows an error when the form is submitted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
        'Address is required Street, house and town.',
      )
    })
  },
}

export const LongText: Story = {
  args: { value: 'A long line that has to wrap inside the box. '.repeat(6) },
  globals: { textSize: '200%' },
}

export const RightToLeft: Story = { args: Invalid.args, globals: { direction: 'rtl' }, play: Invalid.play }
