import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { PageIntro } from '#ui/marketing/PageIntro.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: PageIntro,
  args: {
    heading: <h1 className="text-4xl">Sample page</h1>,
    lead: 'What a reader finds on this page, told in a sentence.',
    drawing: 'lighthouse',
  },
} satisfies Meta<typeof PageIntro>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the heading and the lead are shown', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Sample page' })).toBeVisible()
      await expect(canvas.getByText(/What a reader finds/)).toBeVisible()
    })
    await step('the drawing is on the lower edge', async () => {
      const [drawing, root] = ['illustration', 'page-intro'].map((slot) =>
        document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect(),
      )
      await expect(Math.abs((drawing?.bottom ?? 0) - (root?.bottom ?? 99))).toBeLessThan(2)
    })
  },
}

export const WithActions: Story = {
  args: { children: <a href="#more">More</a> },
}

export const NoDrawing: Story = { args: { drawing: undefined } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = { globals: { textSize: '200%' } }

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="page-intro"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}
