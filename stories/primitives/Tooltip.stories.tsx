import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/primitives/Button.tsx'
import { Tooltip } from '#ui/primitives/Tooltip.tsx'

const meta = {
  component: Tooltip,
  args: { content: 'Charged by the network, not by us', children: <Button>Fee</Button>, delay: 0 },
  argTypes: { children: { control: false } },
  decorators: (Story) => (
    <div className="grid min-h-40 place-items-center">
      <Story />
    </div>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Fee' })
    await step('hover shows the tooltip, and it describes the control', async () => {
      await userEvent.hover(button)
      await screen.findByRole('tooltip')
      await expect(button).toHaveAccessibleDescription('Charged by the network, not by us')
    })
    await step('it disappears when the pointer leaves', async () => {
      await userEvent.unhover(button)
      // Far away, because the tooltip stays while the pointer is between it and the control.
      await userEvent.pointer({ target: document.body, coords: { clientX: 900, clientY: 700 } })
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    })
  },
}

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Fee' })
    await step('focus shows the tooltip', async () => {
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await screen.findByRole('tooltip')
    })
    await step('Escape hides it, and the focus stays', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
      await expect(button).toHaveFocus()
    })
  },
}

const open: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.tab()
  await screen.findByRole('tooltip')
}
export const Open: Story = { parameters: { snapshot: true }, play: open }
export const OpenDark: Story = { play: open, globals: { theme: 'dark' } }
export const OpenForcedColors: Story = { play: open, parameters: { forcedColors: true } }
export const LongTextRightToLeft: Story = {
  args: { content: 'A tip that is longer than tips should be, and that wraps into several lines.' },
  play: open,
  globals: { direction: 'rtl', textSize: '200%', viewport: { value: 'w320' } },
}

const ref = createRef<HTMLDivElement>()
export const PropsReachTheTip: Story = {
  args: { ref, className: 'mt-1' },
  parameters: { snapshot: false },
  play: async (context) => {
    await open(context)
    await context.step('class and ref are passed to the tip', () => expect(ref.current).toHaveClass('mt-1'))
  },
}
