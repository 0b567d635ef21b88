import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { Facts } from '#ui/marketing/Facts.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: Facts,
  args: {
    facts: [
      { term: 'Launched', detail: 'January 2009' },
      { term: 'Supply', detail: 'At most 21 million' },
    ],
  },
} satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('each fact is a term with its definition', async () => {
      await expect(canvas.getAllByRole('term')).toHaveLength(2)
      await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('At most 21 million')
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = {
  globals: { textSize: '200%' },
  args: {
    facts: [
      { term: 'A term of several words', detail: 'A detail in a sentence that needs more than one line.' },
    ],
  },
}

const ref = createRef<HTMLDListElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="facts"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}
