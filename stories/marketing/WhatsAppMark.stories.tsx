import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { WhatsAppMark } from '#ui/marketing/WhatsAppMark.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: WhatsAppMark,
  args: { className: 'size-8 text-link' },
} satisfies Meta<typeof WhatsAppMark>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    await step('it is hidden from assistive technology, because the name is beside it', () =>
      expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'),
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = { globals: { textSize: '200%' } }

const ref = createRef<SVGSVGElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="whatsapp-mark"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}
