import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'
import { HeroSlider } from '#ui/marketing/HeroSlider.tsx'
import { installClock } from './fake-clock.ts'
import { shown } from './slider-dom.ts'

const meta = {
  component: HeroSlider,
  args: {
    label: 'What you find here',
    every: 5000,
    transition: 500,
    className: 'max-w-lg',
    slides: [
      { id: 'one', picture: null, title: 'First sample', text: 'What the first slide says.' },
      { id: 'two', picture: null, title: 'Second sample', text: 'What the second slide says.' },
    ],
    actions: [
      { label: 'Join Us', href: '#sign-up' },
      { label: 'Login', href: '#sign-in' },
    ],
  },
} satisfies Meta<typeof HeroSlider>
export default meta
type Story = StoryObj<typeof meta>

let clock: ReturnType<typeof installClock>

export const ArrowKeysOnALink: Story = {
  beforeEach: () => {
    clock = installClock()
    return clock.remove
  },
  play: async ({ canvas, canvasElement, step }) => {
    const login = (name: string) =>
      within(canvas.getByRole('group', { name })).getByRole('link', { name: 'Login', hidden: true })
    await clock.advance(100)
    await step(
      'HOME-1 the arrow keys work while a link has the focus, which moves to the same link of the new slide',
      async () => {
        login('1 of 2').focus()
        await fireEvent.keyDown(login('1 of 2'), { key: 'ArrowRight' })
        await clock.advance(600)
        await expect(shown(canvasElement)).toHaveTextContent('Second sample')
        await expect(login('2 of 2')).toHaveFocus()
      },
    )
    await step('HOME-1 and back', async () => {
      await fireEvent.keyDown(login('2 of 2'), { key: 'ArrowLeft' })
      await clock.advance(600)
      await expect(login('1 of 2')).toHaveFocus()
    })
  },
}
