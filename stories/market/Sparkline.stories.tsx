import { Sparkline } from '#ui/market/Sparkline.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { expectRole } from '../foundations/role-color.ts'

const meta = {
  component: Sparkline,
  args: { name: 'Bitcoin', prices: [96000, 97200, 96800, 98100, 97900, 100000] },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the line has a description', () =>
      expect(canvas.getByRole('img')).toHaveAccessibleName(
        'Bitcoin, Last 7 days: up, from $96,000.00 to $100,000.00, lowest $96,000.00, highest $100,000.00',
      ),
    )
  },
}

export const States: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-6">
      <Sparkline {...args} name="Rising" />
      <Sparkline {...args} name="Falling" prices={[9, 8, 8.5, 7, 7.2, 6]} />
      <Sparkline {...args} name="Level" prices={[5, 5, 5]} />
      <Sparkline {...args} name="Tiny" prices={[0.00001, 0.000012, 0.000011]} />
      <Sparkline {...args} name="Huge" prices={[1e15, 2e15, 1.5e15]} />
      <Sparkline {...args} name="None" prices={[]} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step(
      'the description names a rise, a fall or neither, so the meaning does not depend on color',
      async () => {
        await expect(canvas.getByRole('img', { name: /^Rising.* up,/ })).toBeVisible()
        await expect(canvas.getByRole('img', { name: /^Falling.* down,/ })).toBeVisible()
        await expect(canvas.getByRole('img', { name: /^Level.* unchanged,/ })).toBeVisible()
      },
    )
    await step('a text replaces the line if there are no prices', () =>
      expect(canvas.getByText('no line')).toBeVisible(),
    )
  },
}

export const Colors: Story = {
  ...States,
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('a rise is green, a fall is red, and a level line has no meaning', async () => {
      await expectRole(canvas.getByRole('img', { name: /^Rising/ }), 'gain')
      await expectRole(canvas.getByRole('img', { name: /^Falling/ }), 'loss')
      await expectRole(canvas.getByRole('img', { name: /^Level/ }), 'muted')
    })
  },
}
export const ColorsInDark: Story = { ...Colors, globals: { theme: 'dark' } }

export const Dark: Story = { ...States, globals: { theme: 'dark' } }
export const ForcedColors: Story = { ...States, parameters: { forcedColors: true } }

const ref = createRef<SVGSVGElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'h-16' },
  play: async ({ canvas, step }) => {
    await step('class, id and ref are passed to the picture', async () => {
      const line = canvas.getByRole('img')
      await expect(line).toHaveClass('h-16')
      await expect(line).toHaveAttribute('id', 'sample')
      await expect(ref.current).toBe(line)
    })
  },
}
