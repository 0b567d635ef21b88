import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import { Drawer, drawerSides } from '#ui/primitives/Drawer.tsx'
import { Link } from '#ui/primitives/Link.tsx'

const meta = {
  component: Drawer,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Menu',
    children: (
      <ul className="grid gap-2">
        {['Home', 'Plans', 'About', 'Services'].map((name) => (
          <li key={name}>
            <Link variant="quiet" href={`#${name}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    ),
  },
  argTypes: { side: { options: drawerSides, control: 'inline-radio' }, children: { control: false } },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    const change = (next: boolean) => {
      args.onOpenChange(next)
      setOpen(next)
    }
    return (
      <>
        <Button onClick={() => change(true)}>Open</Button>
        <Drawer {...args} open={open} onOpenChange={change} />
      </>
    )
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await step('it opens as a dialog on the right', async () => {
      await userEvent.click(opener)
      const drawer = await screen.findByRole('dialog', { name: 'Menu' })
      const { left, right } = drawer.getBoundingClientRect()
      await expect(left).toBeGreaterThan(innerWidth - right)
      await expect(drawer.getBoundingClientRect().height).toBe(innerHeight)
    })
    await step('Escape closes it, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}

export const AtTheEnd: Story = {
  name: 'At the right',
  args: { open: true },
}
export const AtTheStart: Story = {
  name: 'At the left',
  args: { open: true, side: 'start' },
}
export const Dark: Story = {
  args: { open: true, footer: <Button>Sign in</Button> },
  globals: { theme: 'dark' },
}
export const ForcedColors: Story = { args: { open: true }, parameters: { forcedColors: true } }

export const RightToLeft: Story = {
  args: { open: true },
  globals: { direction: 'rtl' },
  play: async ({ step }) => {
    await step('right to left, it opens on the left', async () =>
      expect((await screen.findByRole('dialog')).getBoundingClientRect().left).toBeLessThanOrEqual(16),
    )
  },
}

export const LargeTextOnAPhone: Story = {
  args: { open: true, footer: <Button>Create account</Button> },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ step }) => {
    await step('a strip of the page stays visible, and nothing is cut off', async () => {
      const drawer = await screen.findByRole('dialog')
      await expect(drawer.offsetWidth).toBeLessThanOrEqual(innerWidth - 32)
      await expect(drawer.scrollWidth).toBe(drawer.clientWidth)
    })
  },
}

const ref = createRef<HTMLDivElement>()
export const RestLandsOnTheRoot: Story = {
  args: { open: true, ref, id: 'sample' },
  parameters: { pixels: false },
  play: async ({ step }) => {
    await step('id and ref are passed to the drawer', async () => {
      await expect(await screen.findByRole('dialog')).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(screen.getByRole('dialog'))
    })
  },
}
