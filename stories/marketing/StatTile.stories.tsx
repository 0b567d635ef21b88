import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { Globe } from 'lucide-react'
import { StatTile } from '#ui/marketing/StatTile.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: StatTile,
  args: { value: '7', text: 'markets and ways to trade' },
} satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('HOME-9 the figure and its text are shown, without a source', async () => {
      await expect(canvas.getByText('7')).toBeVisible()
      await expect(canvas.getByText('markets and ways to trade')).toBeVisible()
      await expect(canvas.queryByText(/Source/)).not.toBeInTheDocument()
    })
  },
}

export const OperatorsOwn: Story = {
  args: { value: '12', text: 'years in business', source: 'Sample register', asOf: '2026-01-31' },
  play: async ({ canvas, step }) => {
    await step('FAIR-3 a figure of the operator shows its source and its date', async () => {
      await expect(canvas.getByText(/Source: Sample register, as of/)).toBeVisible()
      await expect(canvas.getByText('2026-01-31')).toHaveAttribute('datetime', '2026-01-31')
    })
  },
}

export const WithIcon: Story = { args: { icon: <Globe /> } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = {
  globals: { textSize: '200%' },
  args: { value: '1,234,567', text: 'things that an operator counted and describes at length' },
}

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="stat-tile"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}
