import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import { NavBar } from '#ui/shell/NavBar.tsx'
import { ThemeToggle } from '#ui/shell/ThemeToggle.tsx'
import { customerItems, visitorItems } from './sample.ts'

const themeToggle = (
  <ThemeToggle value="system" onChange={fn()} className="hidden @min-[60rem]/bar:inline-flex" />
)
const visitorActions = (
  <>
    {themeToggle}
    <Button asChild variant="quiet" size="sm">
      <a href="/sign-in">Sign in</a>
    </Button>
    <Button asChild size="sm" className="hidden @min-[26rem]/bar:inline-flex">
      <a href="/sign-up">Create account</a>
    </Button>
  </>
)

const meta = {
  component: NavBar,
  args: {
    brandName: 'Plainsail',
    homeHref: '/',
    items: visitorItems,
    currentPath: '/plans',
    menuOpen: false,
    onMenuOpen: fn(),
    onMenuClose: fn(),
    onMenuNear: fn(),
    actions: visitorActions,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1280' } },
} satisfies Meta<typeof NavBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { snapshot: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('NAV-1 it has the links for visitors', async () => {
      for (const name of ['Home', 'Plans', 'About', 'Services', 'Help Center', 'Sign in', 'Create account'])
        await expect(canvas.getByRole('link', { name })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Plainsail' })).toHaveAttribute('href', '/')
    })
    await step('NAV-1 Enter opens the Trading menu with its pages', async () => {
      canvas.getByRole('button', { name: 'Trading' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('link', { name: 'Forex' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Forex' })).not.toBeInTheDocument())
    })
    await step('NAV-7 only the current page is marked', async () => {
      const marked = canvas
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
      await expect(marked.map((link) => link.textContent)).toEqual(['Plans'])
    })
    await step('there is no menu button in a wide bar', async () => {
      await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
      await expect(args.onMenuOpen).not.toHaveBeenCalled()
    })
  },
}

export const InAGroup: Story = {
  args: { currentPath: visitorItems.flatMap((item) => ('items' in item ? item.items : []))[1]?.href },
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    const trading = canvas.getByRole('button', { name: 'Trading' })
    await step('NAV-7 on a trading page, the menu and the link inside it are marked', async () => {
      await expect(trading).toHaveAttribute('aria-current', 'true')
      await expect(getComputedStyle(trading).textDecorationLine).toBe('underline')
      await userEvent.click(trading)
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Forex')
    })
  },
}

export const SignedOutDark: Story = { globals: { theme: 'dark', viewport: { value: 'w1280' } } }

export const SignedIn: Story = {
  args: {
    homeHref: '/dashboard',
    items: customerItems,
    currentPath: '/dashboard/deposit',
    actions: (
      <>
        <IconButton icon={<Eye />} label="Hide amounts" aria-pressed={false} />
        {themeToggle}
        <Button variant="secondary" size="sm" className="hidden @min-[60rem]/bar:inline-flex">
          Logout
        </Button>
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('NAV-2 it has three links, two menus and a Logout button', async () => {
      for (const name of ['Dashboard', 'Deposit', 'Withdrawal'])
        await expect(canvas.getByRole('link', { name })).toBeVisible()
      for (const name of ['Activity', 'Account', 'Hide amounts', 'Logout'])
        await expect(canvas.getByRole('button', { name })).toBeVisible()
    })
    await step('NAV-3 the logo links to the dashboard', () =>
      expect(canvas.getByRole('link', { name: 'Plainsail' })).toHaveAttribute('href', '/dashboard'),
    )
    await step('the links fit on one line', () =>
      expect(canvas.getByRole('navigation', { name: 'Main' }).offsetHeight).toBeLessThan(50),
    )
  },
}

export const MenuOpen: Story = {
  args: { ...SignedIn.args, currentPath: '/dashboard/withdrawalHistory' },
  parameters: { snapshot: true },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('NAV-2 NAV-7 Activity holds both histories, and the current one is marked', async () => {
      const activity = canvas.getByRole('button', { name: 'Activity' })
      await expect(activity).toHaveAttribute('aria-current', 'true')
      await userEvent.click(activity)
      await expect(canvas.getByRole('link', { name: /^Deposit history/ })).toBeVisible()
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Withdrawal history')
    })
  },
}

export const MenuOpenDark: Story = { ...MenuOpen, globals: { theme: 'dark', viewport: { value: 'w1280' } } }

export const SignedInNarrowest: Story = {
  ...SignedIn,
  decorators: [
    (Story) => (
      <div style={{ width: 1002 }}>
        <Story />
      </div>
    ),
  ],
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args, userEvent, step }) => {
    await step('NAV-5 the menu button replaces the links', async () => {
      await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
      const menu = canvas.getByRole('button', { name: 'Menu' })
      await expect(menu).toHaveAttribute('aria-expanded', 'false')
      await userEvent.hover(menu)
      await expect(args.onMenuNear).toHaveBeenCalled()
      await userEvent.click(menu)
      await expect(args.onMenuOpen).toHaveBeenCalledTimes(1)
    })
    await step('nothing is cut off', async () => {
      const bar = canvas.getByRole('banner')
      await expect(bar.scrollWidth).toBeLessThanOrEqual(320)
    })
  },
}

export const SignedInNarrow: Story = {
  args: SignedIn.args,
  parameters: { snapshot: true },
  decorators: Narrow.decorators,
  play: async ({ canvas, step }) => {
    await step('on a phone only the amounts and menu buttons remain, and nothing is cut off', async () => {
      const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
      await expect(names).toEqual(['Hide amounts', 'Menu'])
      await expect(canvas.getByRole('banner').scrollWidth).toBeLessThanOrEqual(320)
    })
  },
}

export const Growing: Story = {
  args: { menuOpen: true },
  play: async ({ canvasElement, args, step }) => {
    await step('a narrow bar with an open menu leaves the menu open', async () => {
      canvasElement.style.width = '700px'
      window.dispatchEvent(new Event('resize'))
      await expect(args.onMenuClose).not.toHaveBeenCalled()
    })
    await step('NAV-5 a bar that becomes wide enough for its links closes the menu', async () => {
      canvasElement.style.width = ''
      window.dispatchEvent(new Event('resize'))
      await expect(args.onMenuClose).toHaveBeenCalledTimes(1)
    })
  },
}

export const Fixed: Story = {
  render: (args) => (
    <>
      <NavBar {...args} />
      <main style={{ height: 3000 }}>
        <p className="p-5">Scroll down.</p>
      </main>
    </>
  ),
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('banner')
    const main = canvas.getByRole('main')
    const offset = () => main.getBoundingClientRect().top + window.scrollY
    const before = offset()
    await step('NAV-4 at 100 px it is not fixed yet', async () => {
      window.scrollTo(0, 100)
      await new Promise(requestAnimationFrame)
      await expect(bar).toHaveAttribute('data-state', 'static')
    })
    await step('NAV-4 beyond 100 px it is fixed at the top, and the content does not move', async () => {
      window.scrollTo(0, 101)
      await waitFor(() => expect(bar).toHaveAttribute('data-state', 'fixed'))
      const inner = bar.firstElementChild
      await expect(inner && getComputedStyle(inner).position).toBe('fixed')
      await expect(inner?.getBoundingClientRect().top).toBe(0)
      await expect(offset()).toBe(before)
    })
    await step('NAV-4 back at the top, it is no longer fixed', async () => {
      window.scrollTo(0, 0)
      await waitFor(() => expect(bar).toHaveAttribute('data-state', 'static'))
      await expect(offset()).toBe(before)
    })
  },
}

export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w1280' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'w1280' } } }
