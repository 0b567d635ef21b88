import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, LogOut, UserRound } from 'lucide-react'
import { createRef } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '#ui/primitives/DropdownMenu.tsx'
import { expectRole } from '../foundations/role-color.ts'

const onCopy = fn()
const onSignOut = fn()

const meta = {
  component: DropdownMenu,
  subcomponents: { DropdownMenuItem, DropdownMenuCheckboxItem, DropdownMenuGroup },
  args: {
    trigger: <Button variant="secondary">Account</Button>,
    onOpenChange: fn(),
    children: (
      <>
        <DropdownMenuGroup label="Sample customer">
          <DropdownMenuItem>
            <UserRound aria-hidden /> Profile
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={onCopy}>
            <Copy aria-hidden /> Copy the reference
          </DropdownMenuItem>
          <DropdownMenuItem disabled>Upgrade account</DropdownMenuItem>
        </DropdownMenuGroup>
        <DropdownMenuCheckboxItem checked>Show zero balances</DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={onSignOut}>
          <LogOut aria-hidden /> Logout
        </DropdownMenuItem>
      </>
    ),
  },
  argTypes: { children: { control: false }, trigger: { control: false } },
  beforeEach: () => {
    onCopy.mockClear()
    onSignOut.mockClear()
  },
} satisfies Meta<typeof DropdownMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await step('the trigger has aria-haspopup and aria-expanded', async () => {
      await expect(trigger).toHaveAttribute('aria-haspopup', 'menu')
      await expect(trigger).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(trigger)
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    })
    await step('only the item that signs out has the color of danger', async () => {
      await expectRole(await screen.findByRole('menuitem', { name: 'Logout' }), 'danger')
      await expectRole(screen.getByRole('menuitem', { name: 'Copy the reference' }), 'ink')
    })
    await step('choosing an item calls it and closes the menu', async () => {
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy the reference' }))
      await expect(onCopy).toHaveBeenCalledTimes(1)
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    })
  },
}

export const KeyboardAlone: Story = {
  parameters: { snapshot: false },
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await step('Enter opens it with the first item focused', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    })
    await step('the down arrow skips disabled items', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(screen.getByRole('menuitemcheckbox', { name: 'Show zero balances' })).toHaveFocus()
    })
    await step('End and a typed letter focus an item', async () => {
      await userEvent.keyboard('{End}')
      await expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus()
      await userEvent.keyboard('c')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy the reference' })).toHaveFocus())
    })
    await step('Escape closes it, and the focus returns to the trigger', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(trigger).toHaveFocus())
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    })
  },
}

export const Open: Story = { args: { open: true } }
export const OpenDark: Story = { args: { open: true }, globals: { theme: 'dark' } }
export const OpenForcedColors: Story = { args: { open: true }, parameters: { forcedColors: true } }
export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

export const LongTextOnAPhone: Story = {
  args: {
    open: true,
    children: (
      <DropdownMenuItem>A menu item with a name that is much longer than a phone is wide</DropdownMenuItem>
    ),
  },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ step }) => {
    await step('the menu stays inside the window', async () => {
      const menu = await screen.findByRole('menu')
      await waitFor(() => expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0))
      await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    })
  },
}

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { open: true, ref, id: 'sample' },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('id and ref are passed to the menu', async () => {
      await expect(await screen.findByRole('menu')).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(screen.getByRole('menu'))
    })
  },
}
