import { Change } from '#ui/money/Change.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expectRole } from '../foundations/role-color.ts'
import { expect } from 'storybook/test'

const meta = { component: Change, args: { change: '1.25' } } satisfies Meta<typeof Change>
export default meta
type Story = StoryObj<typeof meta>

const state = (element: HTMLElement) =>
  element.querySelector('[data-slot="change"]')?.getAttribute('data-state')

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    await step('HOME-3: a rise has a sign, an arrow and a word, not only a color', async () => {
      await expect(canvasElement).toHaveTextContent('up+1.25%')
      await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
      await expect(state(canvasElement)).toBe('rise')
      await expectRole(canvasElement.querySelector('[data-slot="change"]'), 'gain')
    })
  },
}

export const Fall: Story = {
  name: 'Falling',
  args: { change: '-2.4' },
  play: async ({ canvasElement, step }) => {
    await step('HOME-3: a fall has them too, with a typographic minus sign', async () => {
      await expect(canvasElement).toHaveTextContent('down−2.4%')
      await expect(state(canvasElement)).toBe('fall')
      await expectRole(canvasElement.querySelector('[data-slot="change"]'), 'loss')
    })
  },
}

export const Unchanged: Story = {
  args: { change: '-0.00' },
  play: async ({ canvasElement, step }) => {
    await step('C50: zero is neutral, whatever its sign', async () => {
      await expect(canvasElement).toHaveTextContent('unchanged0%')
      await expect(state(canvasElement)).toBe('none')
      await expectRole(canvasElement.querySelector('[data-slot="change"]'), 'muted')
    })
  },
}

export const Missing: Story = {
  name: 'No value',
  args: { change: null },
  play: async ({ canvasElement, canvas, step }) => {
    await step(
      'C50: a missing change is a dash with a text for screen readers, and has no direction',
      async () => {
        await expect(canvas.getByText('not available')).toBeInTheDocument()
        await expect(state(canvasElement)).toBe('missing')
        await expect(canvasElement.querySelector('svg')).toBeNull()
      },
    )
  },
}

const changes = ['1.25', '-2.4', '0', '0.0000001', '-99.99', '12345.678', null] as const
const Grid = () => (
  <ul className="grid gap-2">
    {changes.map((change) => (
      <li key={change}>
        <Change change={change} />
      </li>
    ))}
  </ul>
)

export const States: Story = { render: Grid }
export const ForcedColors: Story = { render: Grid, parameters: { forcedColors: true } }
export const RightToLeft: Story = { render: Grid, globals: { direction: 'rtl' } }
export const LargeText: Story = { render: Grid, globals: { textSize: '200%' } }

const ref = createRef<HTMLSpanElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, id: 'sample', className: 'mt-1', title: 'Sample' },
  parameters: { snapshot: false },
  play: async ({ canvas, step }) => {
    await step('id, class, title and ref are passed to the figure', async () => {
      const figure = canvas.getByTitle('Sample')
      await expect(figure).toHaveAttribute('id', 'sample')
      await expect(figure).toHaveClass('mt-1')
      await expect(ref.current).toBe(figure)
    })
  },
}
