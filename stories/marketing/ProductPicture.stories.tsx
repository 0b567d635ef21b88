import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { ProductPicture } from '#ui/marketing/ProductPicture.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: ProductPicture,
  args: {
    label: 'Picture of a sample screen',
    className: 'max-w-lg min-h-64',
    children: (
      <>
        <p className="mb-3">What the screen says.</p>
        <Button>Sample button</Button>
      </>
    ),
  },
} satisfies Meta<typeof ProductPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('HOME-1 for screen readers it is one image with a name', async () => {
      await expect(canvas.getByRole('img', { name: 'Picture of a sample screen' })).toBeVisible()
    })
    await step('HOME-1 its content can’t be used, and gets no keyboard focus', async () => {
      await expect(canvas.getByText('Sample button').closest('[inert]')).toBeInTheDocument()
      await userEvent.tab()
      await expect(document.body).toHaveFocus()
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const W320: Story = { globals: { viewport: { value: 'w320' } } }

export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="product-picture"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}
