import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { SampleForm, type SampleValues } from './SampleForm.tsx'

type Props = Omit<ComponentProps<typeof CheckboxField<SampleValues, unknown>>, 'control'> & {
  onSubmit?: (request: unknown) => unknown
}

function Sample({ onSubmit, ...rest }: Props) {
  return (
    <SampleForm names={['agreed']} onSubmit={onSubmit}>
      {(control) => <CheckboxField control={control} {...rest} />}
    </SampleForm>
  )
}

const meta = {
  component: Sample,
  subcomponents: { CheckboxField },
  args: { name: 'agreed', label: 'I send on this network, and on no other.', onSubmit: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'I send on this network, and on no other.' })
    await step('FAIR-8: the checkbox is not preselected', () => expect(box).not.toBeChecked())
    await step('submitted without the tick, the label stays and an error is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Check one field' })).toHaveFocus())
      await expect(box).toBeInvalid()
      await expect(box).toHaveAccessibleDescription('Agree before you go on')
      await expect(canvas.getByText('I send on this network, and on no other.')).toBeVisible()
    })
    await step('Space ticks the checkbox, and the form is sent', async () => {
      box.focus()
      await userEvent.keyboard(' ')
      await expect(box).toBeChecked()
      await expect(box).toBeValid()
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(args.onSubmit).toHaveBeenCalledTimes(1)
      await expect(args.onSubmit).toHaveBeenCalledWith({ agreed: true })
    })
  },
}

export const Invalid: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('the error is above the checkbox', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(canvas.getByRole('checkbox')).toBeInvalid()
    })
  },
}

export const WithLink: Story = {
  args: {
    label: (
      <>
        I have read the <Link href="#terms">Terms of Use</Link>.
      </>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('a click on a link in the label does not tick the checkbox', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Terms of Use' }))
      await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    })
  },
}

export const LongText: Story = {
  args: {
    label: 'I have checked that the address, the network and the amount are those I want, one by one.',
  },
  globals: { textSize: '200%' },
  play: Invalid.play,
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Invalid.play }
