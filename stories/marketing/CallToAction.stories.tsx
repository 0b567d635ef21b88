import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { CallToAction } from '#ui/marketing/CallToAction.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: CallToAction,
  args: {
    title: 'Start when you are ready',
    text: 'It is free and commits you to nothing.',
    action: { label: 'Create account', href: '#sign-up' },
    more: { label: 'Read the risks', href: '#risk' },
  },
} satisfies Meta<typeof CallToAction>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('HOME-8 the link leads to registration', () =>
      expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '#sign-up'),
    )
    await step('FAIR-8 the second link has the same size', async () => {
      const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().height)
      await expect(first).toBe(second)
    })
  },
}

export const OneAction: Story = { args: { more: undefined } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = { globals: { textSize: '200%' } }

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches both links in order', async () => {
      for (const name of ['Create account', 'Read the risks']) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
    })
  },
}

const ref = createRef<HTMLElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="call-to-action"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}
