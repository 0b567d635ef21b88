import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import { Dialog, dialogSizes } from '#ui/primitives/Dialog.tsx'
import { Field } from '#ui/primitives/Field.tsx'
import { Input } from '#ui/primitives/Input.tsx'

const meta = {
  component: Dialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Update details',
    description: 'Only what you change is sent.',
    children: (
      <Field label="Address">
        <Input defaultValue="1 Sample Street" />
      </Field>
    ),
  },
  argTypes: { size: { options: dialogSizes, control: 'inline-radio' }, children: { control: false } },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    const change = (next: boolean) => {
      args.onOpenChange(next)
      setOpen(next)
    }
    const footer = args.footer ?? (
      <>
        <Button variant="secondary" onClick={() => change(false)}>
          Cancel
        </Button>
        <Button onClick={() => change(false)}>Update</Button>
      </>
    )
    return (
      <>
        <Button onClick={() => change(true)}>Open</Button>
        <Dialog {...args} open={open} onOpenChange={change} footer={footer} />
      </>
    )
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await step('it opens with the title as its name and the text as its description', async () => {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog', { name: 'Update details' })
      await expect(dialog).toHaveAccessibleDescription('Only what you change is sent.')
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    })
    await step('the page behind it is hidden from screen readers', () =>
      expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument(),
    )
    await step('Escape closes it, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step('the close button and a click outside close it too', async () => {
      await userEvent.click(opener)
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await userEvent.click(opener)
      await screen.findByRole('dialog')
      await userEvent.click(document.elementFromPoint(2, 2) ?? document.body)
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
}

export const Open: Story = { args: { open: true } }
export const OpenDark: Story = { args: { open: true }, globals: { theme: 'dark' } }
export const OpenForcedColors: Story = { args: { open: true }, parameters: { forcedColors: true } }
export const Small: Story = {
  name: 'Small size',
  args: { open: true, size: 'sm' },
}
export const Large: Story = {
  name: 'Large size',
  args: { open: true, size: 'lg' },
}
export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }
export const WithoutDescription: Story = { args: { open: true, description: undefined } }

export const KeyboardStaysInside: Story = {
  args: { open: true },
  parameters: { snapshot: false },
  play: async ({ userEvent, step }) => {
    const dialog = await screen.findByRole('dialog')
    await step('Tab stays inside the dialog: close, field, Cancel, Update, and close again', async () => {
      const stops: (string | null)[] = []
      screen.getByRole('button', { name: 'Close' }).focus()
      for (let i = 0; i < 4; i += 1) {
        await userEvent.tab()
        stops.push(
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
        )
        await expect(dialog).toContainElement(document.activeElement as HTMLElement)
      }
      await expect(stops).toEqual(['', 'Cancel', 'Update', 'Close'])
    })
  },
}

export const NotByClickingOutside: Story = {
  name: 'A click outside does not close it',
  args: { open: true, closedBy: 'closerequest' },
  parameters: { snapshot: false },
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog')
    await step('a click outside does nothing, and there is no close button', async () => {
      await userEvent.click(document.elementFromPoint(2, 2) ?? document.body)
      await expect(args.onOpenChange).not.toHaveBeenCalled()
      await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    })
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    })
  },
}

export const NotDismissible: Story = {
  name: 'Only its buttons close it',
  args: { open: true, closedBy: 'none', title: 'Successful Registration' },
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog')
    await step(
      'REG-2 neither Escape nor a click outside closes it, and there is no close button',
      async () => {
        await userEvent.keyboard('{Escape}')
        await userEvent.click(document.elementFromPoint(2, 2) ?? document.body)
        await expect(args.onOpenChange).not.toHaveBeenCalled()
        await expect(dialog).toBeVisible()
        await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
      },
    )
    await step('its action closes it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Update' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    })
  },
}

const terms = Array.from({ length: 30 }, (_, index) => <p key={index}>Sample paragraph {index + 1}.</p>)

export const LongAtSmallestSize: Story = {
  args: {
    open: true,
    title: 'Bank or Crypto Withdrawal Request Status',
    description: 'A description that takes several lines on a small screen with large text.',
    children: terms,
  },
  globals: { viewport: { value: 'w320' }, textSize: '200%' },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog')
    await step('it stays inside the window, and its content scrolls', async () => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(innerWidth)
      await expect(bottom).toBeLessThanOrEqual(innerHeight)
      await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
      await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
    })
    await step('the actions can be scrolled into view', async () => {
      screen.getByRole('button', { name: 'Update' }).scrollIntoView()
      await expect(screen.getByRole('button', { name: 'Update' })).toBeVisible()
    })
  },
}

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { open: true, ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ step }) => {
    await step('id, class and ref are passed to the dialog', async () => {
      const dialog = await screen.findByRole('dialog')
      await expect(dialog).toHaveAttribute('id', 'sample')
      await expect(dialog).toHaveClass('mt-1')
      await expect(ref.current).toBe(dialog)
    })
  },
}
