import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { PictureRows } from '#ui/marketing/PictureRows.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: PictureRows,
  args: {
    className: 'max-w-80',
    rows: [
      { label: 'Amount', value: '$120.00' },
      { label: 'Fee (2.5%)', value: '−$3.00' },
    ],
  },
} satisfies Meta<typeof PictureRows>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('each row is a term with its value', async () => {
      await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Amount',
        'Fee (2.5%)',
      ])
      await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('−$3.00')
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const W320: Story = { globals: { viewport: { value: 'w320' } } }

export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLDListElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="picture-rows"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}
