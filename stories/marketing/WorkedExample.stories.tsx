import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { WorkedExample } from '#ui/marketing/WorkedExample.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: WorkedExample,
  args: {
    title: 'In and out with a spread of 1%',
    rows: [
      { label: 'You invest', value: '$1,000.00' },
      { label: 'Spread when buying, 1%', value: '−$10.00' },
      { label: 'You get back', value: '$990.00', total: true },
    ],
    conclusion: 'What follows from it.',
    notice: 'The figures are made up.',
  },
} satisfies Meta<typeof WorkedExample>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'the label of each row is a header, so that screen readers read it with the figure',
      async () => {
        await expect(canvas.getByRole('table', { name: /In and out/ })).toBeVisible()
        await expect(canvas.getByRole('row', { name: 'You get back $990.00' })).toHaveAttribute(
          'data-state',
          'total',
        )
        await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
      },
    )
    await step('FAIR-3 a note says that the figures are made up', () =>
      expect(canvas.getByText('The figures are made up.')).toBeVisible(),
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = {
  globals: { textSize: '200%' },
  args: { rows: [{ label: 'A label of several words', value: '$1,234,567,890.12', total: true }] },
}

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="worked-example"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}
