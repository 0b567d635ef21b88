import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { announce } from '#ui/lib/announce.ts'
import { Button } from '#ui/primitives/Button.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'

const meta = {
  component: LiveRegion,
  tags: ['unseen'],
  parameters: { pixels: false },
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
    await step('a sentence lands in the polite region, which stands outside the app', async () => {
      await userEvent.click(polite)
      const said = await screen.findByText('Copied')
      await expect(said.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
      await expect(canvasElement.contains(said)).toBe(false)
    })
    await step('the same sentence said twice is a new element, so that it is read twice', async () => {
      const first = screen.getByText('Copied')
      await userEvent.click(polite)
      await waitFor(() => expect(screen.getByText('Copied')).not.toBe(first))
    })
    await step('an urgent one lands in the assertive region, and the old one goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Say it at once' }))
      const said = await screen.findByText('You are offline')
      await expect(said.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
      await expect(screen.queryByText('Copied')).not.toBeInTheDocument()
    })
  },
}
