import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { TriangleAlert } from 'lucide-react'
import { PointList } from '#ui/marketing/PointList.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: PointList,
  args: {
    points: [
      { title: 'First point', text: 'What it means.' },
      { title: 'Second point', text: 'What that means.' },
    ],
  },
} satisfies Meta<typeof PointList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('each point is a list item with a heading', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
      await expect(canvas.getByRole('heading', { level: 3, name: 'Second point' })).toBeVisible()
    })
  },
}

export const TwoColumns: Story = { args: { columns: 2 } }

export const WithIcon: Story = { args: { icon: <TriangleAlert className="text-pending" /> } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = { globals: { textSize: '200%' } }

const ref = createRef<HTMLUListElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="point-list"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}
