import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

const onSubmit = fn()

const meta = {
  component: SubmitButton,
  args: { children: 'Sign in', pending: false },
  decorators: (Story) => (
    <form
      aria-label="Sample"
      className="grid max-w-form gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Story />
      <LiveRegion />
    </form>
  ),
  beforeEach: () => void onSubmit.mockClear(),
} satisfies Meta<typeof SubmitButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a click and Enter submit the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
      await userEvent.keyboard('{Enter}')
      await expect(onSubmit).toHaveBeenCalledTimes(2)
    })
  },
}

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('the button is marked as busy and ignores clicks', async () => {
      const button = canvas.getByRole('button', { name: 'Sign in' })
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await userEvent.click(button)
      await expect(onSubmit).not.toHaveBeenCalled()
    })
    await step('there is no further text at first', () =>
      expect(canvas.queryByText('Still working …')).not.toBeInTheDocument(),
    )
  },
}

export const Slow: Story = {
  name: 'Taking long',
  args: { pending: true, slowAfter: 0 },
  play: async ({ canvas, canvasElement, step }) => {
    await step('C9: after a while, a text says that it is still working, which is announced', async () => {
      await expect(await canvas.findByText('Still working …')).toBeVisible()
      await expect(canvasElement.ownerDocument.querySelector('[aria-live="polite"]')).toHaveTextContent(
        'Still working …',
      )
    })
  },
}

export const InARow: Story = {
  name: 'Taking long, in a row',
  args: { pending: true, slowAfter: 0, slowText: 'Waiting for your device.' },
  parameters: { snapshot: false },
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <SubmitButton {...args} />
      <Button variant="quiet">Cancel</Button>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('C9 its own text appears below both buttons, which stay side by side', async () => {
      const text = await canvas.findByText('Waiting for your device.')
      const [one, other] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
      await expect(one?.top).toBe(other?.top)
      await expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(one?.bottom ?? Infinity)
    })
  },
}

export const SlowTwice: Story = {
  name: 'Taking long, twice',
  parameters: { snapshot: false },
  render: function Twice(args) {
    const [{ pending, slowAfter }, setCall] = useState({ pending: true, slowAfter: 0 })
    return (
      <>
        <SubmitButton {...args} {...{ pending, slowAfter }} />
        <Button onClick={() => setCall({ pending: false, slowAfter: 0 })}>Answer</Button>
        <Button onClick={() => setCall({ pending: true, slowAfter: 3_600_000 })}>Ask again</Button>
        <Button onClick={() => setCall({ pending: true, slowAfter: 0 })}>Pass the time</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const slow = () => canvas.queryByText('Still working …', { selector: 'p' })
    await step('C9 the text disappears when the response arrives', async () => {
      await waitFor(() => expect(slow()).toBeVisible())
      await press('Answer')
      await expect(slow()).not.toBeInTheDocument()
    })
    await step('C9 a second request counts as slow only after its own wait', async () => {
      await press('Ask again')
      await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
      await expect(slow()).not.toBeInTheDocument()
      await press('Pass the time')
      await waitFor(() => expect(slow()).toBeVisible())
    })
  },
}

export const DisabledWithReason: Story = {
  name: 'Disabled, with the reason',
  parameters: { snapshot: true },
  args: { disabledReason: 'Too many attempts. Try again in 30 s.' },
  play: async ({ canvas, userEvent, step }) => {
    await step('C7: the button is focusable, says why it is disabled, and submits nothing', async () => {
      await userEvent.tab()
      const button = canvas.getByRole('button', { name: 'Sign in' })
      await expect(button).toHaveFocus()
      await expect(button).toHaveAccessibleDescription('Too many attempts. Try again in 30 s.')
      await userEvent.keyboard('{Enter}')
      await expect(onSubmit).not.toHaveBeenCalled()
    })
  },
}

export const EnterInAField: Story = {
  name: 'Enter in a field',
  args: { disabledReason: 'Too many attempts. Try again in 30 s.' },
  decorators: (Story) => (
    <>
      <input aria-label="Email" className="border border-line-strong" />
      <Story />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('C7: Enter in a field submits nothing while the button is disabled', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'a{Enter}')
      await expect(onSubmit).not.toHaveBeenCalled()
    })
  },
}

export const LongText: Story = {
  args: { children: 'Create the account', pending: true, slowAfter: 0 },
  globals: { textSize: '200%' },
}
