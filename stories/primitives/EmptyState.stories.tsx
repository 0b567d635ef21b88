import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox } from 'lucide-react'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import { EmptyState } from '#ui/primitives/EmptyState.tsx'

const meta = {
  component: EmptyState,
  args: {
    title: 'No transaction history',
    text: 'Deposits appear here once you have recorded one.',
    icon: <Inbox />,
    action: (
      <Button asChild variant="secondary">
        <a href="/dashboard/deposit">Make Deposit</a>
      </Button>
    ),
  },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('it says what is empty, and offers a next step', async () => {
      await expect(canvas.getByText('No transaction history')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Make Deposit' })).toHaveAttribute(
        'href',
        '/dashboard/deposit',
      )
    })
    await step('the title is not a heading by default', () =>
      expect(canvas.queryByRole('heading')).not.toBeInTheDocument(),
    )
  },
}

export const AsHeading: Story = {
  name: 'Title as a heading',
  args: { heading: 'h2' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('with a level, it is a heading', () =>
      expect(canvas.getByRole('heading', { level: 2, name: 'No transaction history' })).toBeVisible(),
    )
  },
}

export const TitleAlone: Story = {
  name: 'Title only',
  args: { text: undefined, icon: undefined, action: undefined },
}
export const AtTheStart: Story = {
  name: 'In a part of a page',
  args: { align: 'start', icon: undefined },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('id, class and ref are passed to the root', async () => {
      await expect(ref.current).toHaveAttribute('id', 'sample')
      await expect(ref.current).toHaveClass('mt-1')
    })
  },
}
