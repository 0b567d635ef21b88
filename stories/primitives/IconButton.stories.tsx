import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Menu, Trash2, X } from 'lucide-react'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { buttonVariants } from '#ui/primitives/Button.tsx'
import { IconButton, iconButtonSizes } from '#ui/primitives/IconButton.tsx'

const meta = {
  component: IconButton,
  args: { icon: <Copy />, label: 'Copy the address', onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Copy the address' })
    await step('a click, Enter and Space press it', async () => {
      await userEvent.click(button)
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await expect(args.onClick).toHaveBeenCalledTimes(3)
    })
    await step('it is at least 44 px large, and has its name as tooltip', async () => {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      await expect(button).toHaveAttribute('title', 'Copy the address')
    })
  },
}

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      {buttonVariants.flatMap((variant) =>
        iconButtonSizes.map((size) => (
          <IconButton
            key={variant + size}
            variant={variant}
            size={size}
            icon={<Trash2 />}
            label={`${variant} ${size}`}
          />
        )),
      )}
      <IconButton icon={<Menu />} label="Loading" loading variant="secondary" />
      <IconButton icon={<X />} label="Disabled" disabledReason="Sample reason" variant="secondary" />
    </div>
  ),
}
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }
export const StatesForcedColors: Story = { ...States, parameters: { forcedColors: true } }

export const DisabledSaysWhy: Story = {
  name: 'Disabled, with the reason',
  args: { disabledReason: 'No deposit address is set up for this method yet. Contact support.' },
  play: async ({ canvas, args, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Copy the address' })
    await step('it keeps its name, and the reason is its description and tooltip', async () => {
      await expect(button).toHaveAccessibleDescription(args.disabledReason)
      await expect(button).toHaveAttribute('title', args.disabledReason)
    })
    await step('a click does nothing', async () => {
      await userEvent.click(button)
      await expect(args.onClick).not.toHaveBeenCalled()
    })
  },
}

const ref = createRef<HTMLButtonElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class and ref are passed to the button', async () => {
      const button = canvas.getByRole('button')
      await expect(button).toHaveAttribute('id', 'sample')
      await expect(button).toHaveClass('mt-1')
      await expect(ref.current).toBe(button)
    })
  },
}
