import { SeedPhraseWords } from '#ui/auth/SeedPhraseWords.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

const meta = {
  component: SeedPhraseWords,
  args: {
    words: ['abandon', 'ability', 'able', 'about', 'above', 'absent'],
    shown: true,
    onShownChange: fn(),
  },
  render: (args) => <SeedPhraseWords {...args} className="max-w-form" />,
} satisfies Meta<typeof SeedPhraseWords>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('REG-2 the words are numbered', async () => {
      const words = canvas.getAllByRole('listitem').map((item) => item.textContent)
      await expect(words).toEqual(['1abandon', '2ability', '3able', '4about', '5above', '6absent'])
    })
    await step('the words can be hidden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide the words' }))
      await expect(args.onShownChange).toHaveBeenCalledWith(false)
    })
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('C41 Tab reaches the button, and Enter hides the words', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Hide the words' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onShownChange).toHaveBeenCalledWith(false)
    })
  },
}

export const Covered: Story = {
  args: { shown: false },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('C41 hidden words are not in the page, and all placeholders are the same', async () => {
      for (const word of args.words) await expect(canvasElement).not.toHaveTextContent(word)
      const covers = canvas.getAllByRole('listitem').map((item) => item.textContent?.replace(/^\d+/, ''))
      await expect(new Set(covers).size).toBe(1)
    })
    await step('the words can be shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show the words' }))
      await expect(args.onShownChange).toHaveBeenCalledWith(true)
    })
  },
}

export const LongText: Story = {
  args: { words: ['strawberry', 'accident', 'abandon', 'knowledge'] },
  globals: { textSize: '200%' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ForcedColors: Story = { args: { shown: false }, parameters: { forcedColors: true } }
