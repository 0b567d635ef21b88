import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
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

const longContent = {
  open: true,
  title: 'Filters',
  children: (
    <ul className="grid gap-2">
      {Array.from({ length: 40 }, (_, index) => (
        <li key={index}>
          <Link href={`#${index}`}>Row {index + 1}</Link>
        </li>
      ))}
    </ul>
  ),
  footer: (
    <div className="flex grow flex-wrap gap-3 *:flex-1 *:basis-36">
      <Button variant="secondary">Clear</Button>
      <Button>Show</Button>
    </div>
  ),
}

/** Whether nothing covers the middle of the element. */
const shown = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Proves that the footer is in view, and that no link is behind it once the content is scrolled to the end or to the focus. */
const footerStaysInView: Story['play'] = async ({ step }) => {
  const drawer = await screen.findByRole('dialog', { name: 'Filters' })
  const footer = drawer.querySelector('[data-slot="drawer-footer"]') as HTMLElement
  const buttonsInView = async () => {
    await expect(footer.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    for (const button of within(footer).getAllByRole('button')) await expect(shown(button)).toBe(true)
  }
  const links = within(drawer).getAllByRole('link')
  await step('CAP-2 the buttons are in view before anything is scrolled', async () => {
    await expect(drawer.scrollHeight).toBeGreaterThan(drawer.clientHeight)
    await expect(drawer.scrollTop).toBe(0)
    await buttonsInView()
  })
  await step('a link that gets the focus is not behind them', async () => {
    for (const link of links) {
      link.focus()
      await expect(shown(link)).toBe(true)
    }
  })
  await step('at the end, the last line is above them', async () => {
    drawer.scrollTo(0, drawer.scrollHeight)
    await expect(links.at(-1)?.getBoundingClientRect().bottom).toBeLessThan(
      footer.getBoundingClientRect().top,
    )
    await buttonsInView()
    drawer.scrollTo(0, 0)
  })
}

export const LongContent: Story = {
  args: longContent,
  globals: { viewport: { value: 'w375' } },
  parameters: { snapshot: true },
  play: footerStaysInView,
}
export const LongContentOnAWideScreen: Story = {
  args: longContent,
  globals: { viewport: { value: 'w1280' } },
  parameters: { snapshot: false },
  play: footerStaysInView,
}
export const LongContentInLargeText: Story = {
  args: longContent,
  globals: { textSize: '200%', viewport: { value: 'w375' } },
  play: footerStaysInView,
}

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { open: true, ref, id: 'sample' },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('id and ref are passed to the drawer', async () => {
      await expect(await screen.findByRole('dialog')).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(screen.getByRole('dialog'))
    })
  },
}
