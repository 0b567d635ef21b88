import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import { Link } from '#ui/primitives/Link.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Show zero balances', onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Show zero balances' })
    await step('FAIR-8 it is not preselected', () => expect(box).not.toBeChecked())
    await step('a click on the box or the label and Space change it', async () => {
      await userEvent.click(box)
      await expect(box).toBeChecked()
      await userEvent.click(canvas.getByText('Show zero balances'))
      await expect(box).not.toBeChecked()
      await userEvent.keyboard(' ')
      await expect(box).toBeChecked()
      await expect(args.onChange).toHaveBeenCalledTimes(3)
    })
  },
}

export const States: Story = {
  render: () => (
    <div>
      <Checkbox label="Not ticked" />
      <Checkbox label="Ticked" defaultChecked />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and ticked" disabled defaultChecked />
      <Checkbox label="Invalid" aria-invalid />
    </div>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault())
export const RequiredByTheBrowser: Story = {
  name: 'Required, checked by the browser',
  args: {
    required: true,
    name: 'terms',
    label: (
      <>
        I accept the <Link href="/terms-of-use">Terms of Use</Link>
      </>
    ),
  },
  beforeEach: () => void onSubmit.mockClear(),
  render: (args) => (
    <form aria-label="Sample" onSubmit={onSubmit}>
      <Checkbox {...args} />
      <Button type="submit">Create account</Button>
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the Terms of Use' })
    await step('VAL-10 the browser does not submit the form while it is not ticked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
      await expect(onSubmit).not.toHaveBeenCalled()
      await expect(box).toBeInvalid()
    })
    await step('a click on the link in the label does not tick it', async () => {
      await expect(canvas.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute(
        'href',
        '/terms-of-use',
      )
      await userEvent.click(canvas.getByRole('link'))
      await expect(box).not.toBeChecked()
    })
    await step('once ticked, the form is submitted with its value', async () => {
      await userEvent.click(box)
      await expect(canvas.getByRole('form')).toHaveFormValues({ terms: true })
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
      await expect(onSubmit).toHaveBeenCalledTimes(1)
    })
  },
}

export const LongTextLarge: Story = {
  args: { label: 'A sentence that somebody has to agree to, and that takes many lines on a small screen.' },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
}

const ref = createRef<HTMLInputElement>()
export const PropsReachTheInput: Story = {
  args: { ref, id: 'sample', name: 'zero' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, name and ref are passed to the input, for form libraries', async () => {
      const box = canvas.getByRole('checkbox')
      await expect(box).toHaveAttribute('id', 'sample')
      await expect(box).toHaveAttribute('name', 'zero')
      await expect(ref.current).toBe(box)
    })
  },
}
