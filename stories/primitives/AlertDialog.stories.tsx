import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AlertDialog } from '#ui/primitives/AlertDialog.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Drawer } from '#ui/primitives/Drawer.tsx'
import { expectRole } from '../foundations/role-color.ts'

const meta = {
  component: AlertDialog,
  args: {
    open: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Leave without saving?',
    description: 'What you have typed will be lost. This cannot be undone.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    const change = (next: boolean) => {
      args.onOpenChange(next)
      setOpen(next)
    }
    return (
      <>
        <Button onClick={() => change(true)}>Open</Button>
        <AlertDialog {...args} open={open} onOpenChange={change} />
      </>
    )
  },
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await step('it opens as an alert dialog with the focus on the harmless button', async () => {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
      await expect(dialog).toHaveAccessibleDescription(/cannot be undone/)
      await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
    })
    await step('FAIR-8 both buttons have the same size and color', async () => {
      const [stay, leave] = ['Stay', 'Leave'].map((name) => screen.getByRole('button', { name }))
      await expect(stay?.offsetWidth).toBe(leave?.offsetWidth)
      await expect(stay?.offsetHeight).toBe(leave?.offsetHeight)
      await expect(stay && getComputedStyle(stay).backgroundColor).toBe(
        leave && getComputedStyle(leave).backgroundColor,
      )
    })
    await step('a click outside does nothing', async () => {
      await userEvent.click(document.elementFromPoint(2, 2) ?? document.body)
      await expect(screen.getByRole('alertdialog')).toBeVisible()
    })
    await step('Confirm calls its handler and does not close the dialog', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
      await expect(args.onConfirm).toHaveBeenCalledTimes(1)
      await expect(screen.getByRole('alertdialog')).toBeVisible()
    })
    await step('Escape cancels, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    })
  },
}

export const Neutral: Story = {
  name: 'Open',
  args: { open: true },
}
export const Danger: Story = {
  name: 'Destructive action',
  args: { open: true, tone: 'danger' },
  play: async ({ step }) => {
    await step('only the confirming button has the color of danger', async () => {
      const [cancel, confirm] = await screen.findAllByRole('button')
      await expectRole(cancel, 'ink')
      await expectRole(confirm, 'danger')
    })
  },
}
export const DangerDark: Story = { ...Danger, name: 'Destructive action, dark', globals: { theme: 'dark' } }
export const ForcedColors: Story = {
  args: { open: true, tone: 'danger' },
  parameters: { forcedColors: true },
}
export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

export const Loading: Story = {
  args: { open: true, loading: true },
  play: async ({ args, userEvent, step }) => {
    await step('while the action runs, a click does nothing', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
  },
}

export const ConfirmDisabled: Story = {
  name: 'Confirm not possible yet',
  args: { open: true, confirmDisabledReason: 'You are offline.' },
  play: async ({ step }) => {
    await step('Confirm is disabled and says why', async () =>
      expect(await screen.findByRole('button', { name: 'Leave' })).toHaveAccessibleDescription(
        'You are offline.',
      ),
    )
  },
}

export const OverADrawer: Story = {
  args: { open: true },
  parameters: { snapshot: true },
  render: (args) => (
    <>
      <Drawer open title="Withdrawal" onOpenChange={() => {}}>
        <p>Sample details</p>
      </Drawer>
      <AlertDialog {...args} />
    </>
  ),
  play: async ({ step }) => {
    await step('its overlay covers the drawer', async () => {
      const { left, top } = screen.getByText('Sample details').getBoundingClientRect()
      await expect(document.elementFromPoint(left + 2, top + 2)).toHaveClass('bg-overlay')
    })
  },
}
export const LongAtSmallestSize: Story = {
  args: {
    open: true,
    description: 'A long description. '.repeat(30),
    confirmLabel: 'Leave without saving anything',
  },
  globals: { viewport: { value: 'w320' }, textSize: '200%' },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('alertdialog')
    await step('it stays inside the window, without horizontal scroll', async () => {
      await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
      await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
    })
  },
}
