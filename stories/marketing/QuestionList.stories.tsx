import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { QuestionList } from '#ui/marketing/QuestionList.tsx'
import { expectRootProps, rootProps } from '../root-props.ts'

const meta = {
  component: QuestionList,
  args: {
    questions: [
      { question: 'A first question?', answer: 'The first answer.' },
      { question: 'A second question?', answer: 'The second answer.' },
    ],
  },
  // Its rows extend into the padding of a page.
  decorators: [
    (Story) => (
      <div className="px-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuestionList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the answers are closed at first', () =>
      expect(canvas.getByText('The first answer.')).not.toBeVisible(),
    )
    await step('a click opens an answer', async () => {
      await userEvent.click(canvas.getByText('A first question?'))
      await expect(canvas.getByText('The first answer.')).toBeVisible()
    })
    await step('Tab reaches the next question', async () => {
      await userEvent.tab()
      await expect(canvas.getByText('A second question?').closest('summary')).toHaveFocus()
    })
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
      await expectRootProps(ref, canvasElement.querySelector('[data-slot="question-list"]'))
      await expect(ref.current).toHaveStyle({ opacity: '0.9' })
    })
  },
}
