import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { SkipLink } from '#ui/primitives/SkipLink.tsx'

const meta = {
  component: SkipLink,
  decorators: (Story) => (
    <>
      <Story />
      <main id="main" tabIndex={-1} className="pt-16">
        The main content.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the main content' })
    await step('NAV-7 it is invisible until the first Tab reaches it', async () => {
      await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1)
      await userEvent.tab()
      await expect(link).toHaveFocus()
      await expect(link.getBoundingClientRect().width).toBeGreaterThan(44)
    })
    await step('it links to the main content', () => expect(link).toHaveAttribute('href', '#main'))
  },
}

const focused: NonNullable<Story['play']> = async ({ userEvent }) => userEvent.tab()
export const Focused: Story = {
  name: 'Visible while focused',
  parameters: { snapshot: true },
  play: focused,
}
export const FocusedDark: Story = { play: focused, globals: { theme: 'dark' } }
export const FocusedForcedColors: Story = { play: focused, parameters: { forcedColors: true } }
export const FocusedRightToLeftLarge: Story = {
  play: focused,
  globals: { direction: 'rtl', textSize: '200%', viewport: { value: 'w320' } },
}

const ref = createRef<HTMLAnchorElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id and ref are passed to the link', async () => {
      await expect(canvas.getByRole('link')).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(canvas.getByRole('link'))
    })
  },
}
