import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { announce } from '#ui/lib/announce.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'

const meta = {
  component: LiveRegion,
  tags: ['unseen'],
  parameters: { snapshot: false },
  render: () => (
    <div className="flex gap-3">
      <Button onClick={() => announce('Copied')}>Say it politely</Button>
      <Button onClick={() => announce('You are offline', 'assertive')}>Say it at once</Button>
      <LiveRegion />
    </div>
  ),
} satisfies Meta<typeof LiveRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const polite = canvas.getByRole('button', { name: 'Say it politely' })
    await step('a message appears in the polite region, outside the app', async () => {
      await userEvent.click(polite)
      const message = await screen.findByText('Copied')
      await expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
      await expect(canvasElement.contains(message)).toBe(false)
    })
    await step('a repeated message is a new element, so that it is announced again', async () => {
      const first = screen.getByText('Copied')
      await userEvent.click(polite)
      await waitFor(() => expect(screen.getByText('Copied')).not.toBe(first))
    })
    await step('an urgent message appears in the assertive region, and replaces the old one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Say it at once' }))
      const message = await screen.findByText('You are offline')
      await expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
      await expect(screen.queryByText('Copied')).not.toBeInTheDocument()
    })
  },
}
