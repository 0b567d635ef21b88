import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut } from 'lucide-react'
import { expect } from 'storybook/test'
import { Link } from '#ui/primitives/Link.tsx'
import { NoticeStrip } from '#ui/shell/NoticeStrip.tsx'

const meta = {
  component: NoticeStrip,
  args: {
    icon: <LogOut />,
    children: 'Your session has ended. Sign in again.',
    action: <Link href="#sign-in">Sign in</Link>,
    id: 'strip',
    className: 'mt-1',
  },
} satisfies Meta<typeof NoticeStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('it is announced when it appears, and offers an action', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Your session has ended. Sign in again.')
      await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
    })
    await step('class and id are passed to the root', async () => {
      await expect(canvas.getByRole('status')).toHaveClass('mt-1')
      await expect(canvas.getByRole('status')).toHaveAttribute('id', 'strip')
    })
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
