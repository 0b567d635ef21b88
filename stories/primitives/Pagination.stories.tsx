import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Pagination } from '#ui/primitives/Pagination.tsx'

const meta = {
  component: Pagination,
  args: { label: 'Pages of the deposit history', page: 1, pageCount: 12, onPageChange: fn() },
  render: function Render(args) {
    const [page, setPage] = useState(args.page)
    const change = (next: number) => {
      args.onPageChange(next)
      setPage(next)
    }
    return <Pagination {...args} page={page} onPageChange={change} />
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('it is a landmark with a name and marks the current page', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Pages of the deposit history' })).toBeVisible()
      await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 1')
    })
    await step('on the first page, Previous is disabled and says why', async () => {
      const previous = canvas.getByRole('button', { name: 'Previous' })
      await expect(previous).toHaveAccessibleDescription('This is the first page')
      await userEvent.click(previous)
      await expect(args.onPageChange).not.toHaveBeenCalled()
    })
    await step('Next and the numbers change the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
      await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }))
      await expect(args.onPageChange).toHaveBeenLastCalledWith(12)
      await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
        'This is the last page',
      )
    })
  },
}

export const KeyboardAlone: Story = {
  args: { page: 6 },
  parameters: { snapshot: false },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Tab reaches Previous and the numbers, and Enter chooses a page', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
    })
  },
}

export const InTheMiddle: Story = {
  name: 'On a page in the middle',
  args: { page: 6 },
}
export const AtTheEnd: Story = {
  name: 'On the last page',
  args: { page: 12 },
}
export const FewPages: Story = { args: { page: 2, pageCount: 3 } }
export const Dark: Story = { args: { page: 6 }, globals: { theme: 'dark' } }
export const ForcedColors: Story = { args: { page: 6 }, parameters: { forcedColors: true } }
export const RightToLeft: Story = { args: { page: 6 }, globals: { direction: 'rtl' } }

export const OnePage: Story = {
  name: 'Single page (nothing is shown)',
  args: { pageCount: 1 },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('nothing is shown for a single page', () =>
      expect(canvas.queryByRole('navigation')).not.toBeInTheDocument(),
    )
  },
}

export const LargeTextOnAPhone: Story = {
  args: { page: 6 },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ canvas, step }) => {
    await step('a text replaces the numbers, and nothing is cut off', async () => {
      await expect(canvas.getByText('Page 6 of 12')).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    })
  },
}

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class and ref are passed to the landmark', async () => {
      const nav = canvas.getByRole('navigation')
      await expect(nav).toHaveAttribute('id', 'sample')
      await expect(nav).toHaveClass('mt-1')
      await expect(ref.current).toBe(nav)
    })
  },
}
