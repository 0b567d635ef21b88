import { Button } from '#ui/primitives/Button.tsx'
import { LoadError, RetryButton } from '#ui/primitives/LoadError.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

const meta = {
  component: LoadError,
  subcomponents: { RetryButton },
  args: {
    title: 'Your deposits could not be loaded',
    children: 'You are offline.',
    onRetry: fn(),
  },
} satisfies Meta<typeof LoadError>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it is announced when it appears', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('Your deposits could not be loaded'),
    )
    await step('a click and Enter retry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await userEvent.keyboard('{Enter}')
      await expect(args.onRetry).toHaveBeenCalledTimes(2)
    })
  },
}

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('during a retry, a click does nothing', async () => {
      const button = canvas.getByRole('button', { name: 'Try again' })
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await userEvent.click(button)
      await expect(args.onRetry).not.toHaveBeenCalled()
    })
  },
}

export const AnotherAction: Story = {
  name: 'With a second action',
  args: {
    tone: 'warning',
    title: '2 transactions could not be read',
    children: 'They are missing from this list. If trying again does not help, contact support.',
    action: (
      <Button variant="secondary" size="sm" asChild>
        <a href="/contact">Contact support</a>
      </Button>
    ),
  },
}
