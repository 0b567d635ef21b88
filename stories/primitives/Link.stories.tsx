import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { Link } from '#ui/primitives/Link.tsx'

const meta = {
  component: Link,
  args: { href: '/terms-of-use', children: 'Terms of Use' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Terms of Use' })
    await step('it opens in the same tab', async () => {
      await expect(link).toHaveAttribute('href', '/terms-of-use')
      await expect(link).not.toHaveAttribute('target')
    })
    await step('inside text it is underlined, so that it does not depend on color', () =>
      expect(getComputedStyle(link).textDecorationLine).toBe('underline'),
    )
  },
}

export const External: Story = {
  args: { external: true, href: 'https://example.com/', children: 'Price data' },
  play: async ({ canvas, step }) => {
    await step(
      'its name says that it opens in a new tab, and the new page has no access to this one',
      async () => {
        const link = canvas.getByRole('link', { name: 'Price data (opens in a new tab)' })
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      },
    )
  },
}

export const States: Story = {
  render: () => (
    <div className="grid gap-3">
      <p>
        Text with a <Link href="#inline">link inside</Link> and an{' '}
        <Link href="https://example.com/" external>
          external one
        </Link>
        .
      </p>
      <Link href="#quiet" variant="quiet">
        A quiet link in a list of links
      </Link>
    </div>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }
export const LongTextLarge: Story = {
  args: { children: 'A link with a name that takes several lines on a small screen', external: true },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
}

const ref = createRef<HTMLAnchorElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class and ref are passed to the link', async () => {
      const link = canvas.getByRole('link')
      await expect(link).toHaveAttribute('id', 'sample')
      await expect(link).toHaveClass('mt-1')
      await expect(ref.current).toBe(link)
    })
  },
}
