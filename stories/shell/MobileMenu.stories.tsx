import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import { MobileMenu } from '#ui/shell/MobileMenu.tsx'
import { customerItems, visitorItems } from './sample.ts'

const meta = {
  component: MobileMenu,
  args: { open: false, onOpenChange: fn(), items: visitorItems, currentPath: '/plans' },
  globals: { viewport: { value: 'w375' } },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    const change = (next: boolean) => {
      args.onOpenChange(next)
      setOpen(next)
    }
    return (
      <div>
        <Button onClick={() => change(true)}>Menu</Button>
        <MobileMenu {...args} open={open} onOpenChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof MobileMenu>
export default meta
type Story = StoryObj<typeof meta>

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' })
    await step('NAV-1 it has all links, including the trading pages', async () => {
      await userEvent.click(opener)
      await screen.findByRole('dialog', { name: 'Menu' })
      for (const name of ['Home', 'Plans', 'Services', 'Forex', 'Help Center'])
        await expect(screen.getByRole('link', { name })).toBeVisible()
    })
    await step('NAV-7 the current page is marked', () =>
      expect(screen.getByRole('link', { name: 'Plans' })).toHaveAttribute('aria-current', 'page'),
    )
    await step('NAV-5 Escape closes it, and the focus returns to the button', async () => {
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step(
      'NAV-5 a link closes it, and does not return the focus, because a new page opens',
      async () => {
        await userEvent.click(opener)
        await userEvent.click(await screen.findByRole('link', { name: 'Forex' }))
        await gone()
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
        await new Promise((resolve) => setTimeout(resolve, 30))
        await expect(opener).not.toHaveFocus()
      },
    )
    await step('the link to the current page closes it, and the focus returns', async () => {
      await userEvent.click(opener)
      await userEvent.click(await screen.findByRole('link', { name: 'Plans' }))
      await gone()
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}

export const Open: Story = { args: { open: true, footer: <Button>Create account</Button> } }
export const OpenDark: Story = { ...Open, globals: { theme: 'dark', viewport: { value: 'w375' } } }
export const SignedIn: Story = {
  args: {
    open: true,
    items: customerItems.filter(({ label }) => label !== 'Deposit' && label !== 'Withdrawal'),
    currentPath: '/dashboard',
    actions: (
      <>
        <Button>Deposit</Button>
        <Button variant="secondary">Withdrawal</Button>
      </>
    ),
    footer: <Button variant="secondary">Logout</Button>,
  },
}
export const SignedInDark: Story = { ...SignedIn, globals: { theme: 'dark', viewport: { value: 'w375' } } }
export const LargeText: Story = { ...Open, globals: { textSize: '200%', viewport: { value: 'w320' } } }
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl', viewport: { value: 'w375' } } }
