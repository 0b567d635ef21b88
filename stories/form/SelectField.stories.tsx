import { investmentGoals } from '#contract/user.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { SampleForm, type SampleValues } from './SampleForm.tsx'

type Props = Omit<ComponentProps<typeof SelectField<SampleValues, unknown>>, 'control'> & {
  value?: string
  onSubmit?: (request: unknown) => unknown
}

function Sample({ value, onSubmit, ...rest }: Props) {
  return (
    <SampleForm names={['investmentGoal']} values={{ investmentGoal: value }} onSubmit={onSubmit}>
      {(control) => (
        <SelectField control={control} {...rest}>
          <option value="">Choose one</option>
          {investmentGoals.map((goal) => (
            <option key={goal}>{goal}</option>
          ))}
        </SelectField>
      )}
    </SampleForm>
  )
}

const meta = {
  component: Sample,
  subcomponents: { SelectField },
  args: { name: 'investmentGoal', label: 'Investment goal', onSubmit: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const select = canvas.getByRole('combobox', { name: 'Investment goal' })
    await step('VAL-9: the field shows an error if it loses the focus without a choice', async () => {
      await userEvent.tab()
      await expect(select).toHaveFocus()
      await userEvent.tab()
      await expect(await canvas.findByText('Please select an investment goal')).toBeVisible()
      await expect(select).toHaveAccessibleDescription('Please select an investment goal')
    })
    await step('a choice removes the error and is sent', async () => {
      await userEvent.selectOptions(select, 'A Career Change')
      await expect(canvas.queryByText('Please select an investment goal')).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(args.onSubmit).toHaveBeenCalledWith({ investmentGoal: 'A Career Change' })
    })
  },
}

export const Filled: Story = { args: { value: 'Investing to buy house' } }

export const Invalid: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('VAL-9: the field shows an error if the form is submitted without a choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(canvas.getByRole('combobox')).toBeInvalid()
    })
  },
}

export const LongText: Story = {
  args: { value: 'Investing for Retirement', hint: 'You can change it later, on the account page.' },
  globals: { textSize: '200%' },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Invalid.play }
