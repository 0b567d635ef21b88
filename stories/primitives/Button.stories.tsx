import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { Button, buttonSizes, buttonVariants } from '#ui/primitives/Button.tsx'
import { expectBackground, expectRole } from '../foundations/role-color.ts'

const meta = {
  component: Button,
  args: { children: 'Make Deposit', onClick: fn() },
  argTypes: { variant: { options: buttonVariants, control: 'select' } },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Make Deposit' })
    await step('a click calls the handler once', async () => {
      await userEvent.click(button)
      await expect(args.onClick).toHaveBeenCalledTimes(1)
    })
    await step('Tab reaches the button, and Enter and Space press it', async () => {
      button.blur()
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await expect(args.onClick).toHaveBeenCalledTimes(3)
    })
    await step('it does not submit a form by default', () => expect(button).toHaveAttribute('type', 'button'))
  },
}

export const States: Story = {
  render: () => (
    <div className="grid gap-6">
      {buttonSizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button size={size} loading>
            loading {size}
          </Button>
          <Button size={size} disabledReason="Sample reason">
            disabled {size}
          </Button>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('each variant has the colors of its meaning', async () => {
      for (const [variant, ink, ground] of [
        ['primary', 'on-accent', 'accent'],
        ['secondary', 'ink', 'surface'],
        ['danger', 'on-danger', 'danger'],
      ] as const) {
        const button = canvas.getByRole('button', { name: `${variant} md` })
        await expectRole(button, ink)
        await expectBackground(button, ground)
      }
    })
  },
}
export const VariantsInDark: Story = {
  ...States,
  globals: { theme: 'dark' },
  parameters: { snapshot: false },
}

export const DisabledSaysWhy: Story = {
  name: 'Disabled, with the reason',
  args: { disabledReason: 'Your profit has not reached the minimum withdrawal threshold' },
  play: async ({ canvas, args, userEvent, step }) => {
    const button = canvas.getByRole('button')
    await step('it is focusable and says why it is disabled', async () => {
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).toHaveAccessibleDescription(
        'Your profit has not reached the minimum withdrawal threshold',
      )
    })
    await step('a click and Enter do nothing', async () => {
      await userEvent.click(button)
      await userEvent.keyboard('{Enter}')
      await expect(args.onClick).not.toHaveBeenCalled()
    })
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Make Deposit' })
    await step('it keeps its name, is marked as busy and ignores clicks', async () => {
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await userEvent.click(button)
      await expect(args.onClick).not.toHaveBeenCalled()
    })
  },
}

export const AsLink: Story = {
  name: 'Link that looks like a button',
  args: { asChild: true, children: <a href="#deposit">Make Deposit</a> },
  play: async ({ canvas, step }) => {
    await step('the link has the style, and there is no button around it', async () => {
      await expect(canvas.getByRole('link', { name: 'Make Deposit' })).toHaveClass('bg-accent')
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    })
  },
}

export const LongText: Story = {
  args: { children: 'Send the receipt by e-mail and record this deposit' },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
  play: async ({ canvas, step }) => {
    await step('the text wraps inside the window', () =>
      expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth),
    )
  },
}

const ref = createRef<HTMLButtonElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, className: 'mt-1', style: { opacity: 0.9 }, id: 'sample', children: 'Sample' },
  play: async ({ canvas, step }) => {
    await step('class, style, id and ref are passed to the button', async () => {
      const button = canvas.getByRole('button', { name: 'Sample' })
      await expect(button).toHaveClass('mt-1')
      await expect(button).toHaveStyle({ opacity: '0.9' })
      await expect(button).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(button)
    })
  },
}
