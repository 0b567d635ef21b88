import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { StepList } from '#ui/marketing/StepList.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: StepList,
  args: {
    steps: [
      { title: 'First step', text: 'What is done first.', drawing: 'verify' },
      { title: 'Second step', text: 'What is done after that.', drawing: 'fund' },
      { title: 'Third step', text: 'What comes last.', drawing: 'trade' },
    ],
  },
} satisfies Meta<typeof StepList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('HOME-5 the steps are an ordered list with numbers', async () => {
      const items = canvas.getAllByRole('listitem')
      await expect(items).toHaveLength(3)
      await expect(items[1]).toHaveTextContent('2Second step')
    })
  },
}

export const NoDrawings: Story = {
  args: {
    steps: [
      { title: 'First step', text: 'What is done first.' },
      { title: 'Second step', text: 'What is done after that.' },
      { title: 'Third step', text: 'What comes last.' },
      { title: 'Fourth step', text: 'And one more.' },
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LongText: Story = { globals: { textSize: '200%' } }

const ref = createRef<HTMLDivElement>()
export const PropsReachTheRoot: Story = {
  args: { ref, ...rootProps, style: { opacity: 0.9 } },
  play: async ({ canvasElement, step }) => {
    await step('class, style, id and ref are passed to the root', async () => {
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="step-list"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}
