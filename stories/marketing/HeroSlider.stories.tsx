import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fireEvent, within } from 'storybook/test'
import { HeroSlider } from '#ui/marketing/HeroSlider.tsx'
import { ProductPicture } from '#ui/marketing/ProductPicture.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { installClock } from './fake-clock.ts'
import { box, hide, offset, announcement, shown } from './slider-dom.ts'

const samplePicture = (
  <ProductPicture label="Sample picture">
    <p>A sample of a screen</p>
  </ProductPicture>
)

const meta = {
  component: HeroSlider,
  args: {
    label: 'What you find here',
    every: 5000,
    transition: 500,
    className: 'max-w-lg',
    slides: [
      { id: 'one', picture: samplePicture, title: 'First sample', text: 'What the first slide says.' },
      {
        id: 'two',
        picture: samplePicture,
        title: 'Second sample',
        text: 'What the second slide says, in a sentence that takes two lines and more.',
      },
    ],
    actions: [
      { label: 'Join Us', href: '#sign-up' },
      { label: 'Login', href: '#sign-in' },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <LiveRegion />
      </>
    ),
  ],
} satisfies Meta<typeof HeroSlider>
export default meta
type Story = StoryObj<typeof meta>

let clock: ReturnType<typeof installClock>
const stopped = {
  beforeEach: () => {
    clock = installClock()
    return clock.remove
  },
}

/** Checks three intervals in a row, because two changes would show the same slide again. */
async function stays(root: HTMLElement, title: string) {
  for (let interval = 0; interval < 3; interval++) {
    await clock.advance(5100)
    await expect(shown(root)).toHaveTextContent(title)
  }
}
async function swipeLeft(slide: Element) {
  const { left, top, width } = slide.getBoundingClientRect()
  const at = (share: number) => ({
    clientX: left + width * share,
    clientY: top + 40,
    button: 0,
    bubbles: true,
  })
  await fireEvent.mouseDown(slide, at(0.8))
  for (const share of [0.7, 0.55, 0.4, 0.3]) {
    await fireEvent.mouseMove(document, at(share))
    await clock.advance(20)
  }
  await fireEvent.mouseUp(document, at(0.3))
  await clock.advance(1500)
}
export const Playground: Story = {
  ...stopped,
  play: async ({ canvas, canvasElement, step }) => {
    await step('HOME-1 one of two slides is shown, with links to Login and Join Us', async () => {
      await expect(canvasElement.querySelectorAll('[role="group"]')).toHaveLength(2)
      await expect(canvas.getByRole('group', { name: '1 of 2' })).toHaveTextContent('First sample')
      for (const name of ['1 of 2', '2 of 2']) {
        const slide = within(canvas.getByRole('group', { name }))
        await expect(slide.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#sign-in')
        await expect(slide.getByRole('link', { name: 'Join Us' })).toHaveAttribute('href', '#sign-up')
      }
    })
    await step('HOME-1 the next slide follows after 5000 ms', async () => {
      await clock.advance(4980)
      await expect(shown(canvasElement)).toHaveTextContent('First sample')
      await clock.advance(40)
      await expect(shown(canvasElement)).toHaveTextContent('Second sample')
    })
    await step(
      'HOME-1 the transition takes 500 ms: still moving after 385 ms, complete after 500 ms',
      async () => {
        await clock.advance(365)
        await expect(offset(canvasElement)).toBeLessThan(-0.5)
        await expect(offset(canvasElement)).toBeGreaterThan(-0.99)
        await clock.advance(150)
        await expect(offset(canvasElement)).toBeCloseTo(-1, 2)
      },
    )
    await step('HOME-1 the first slide follows the last', async () => {
      await clock.advance(4500)
      await expect(shown(canvasElement)).toHaveTextContent('First sample')
      await clock.advance(600)
      await expect(offset(canvasElement)).toBeCloseTo(0, 2)
    })
  },
}

export const Pauses: Story = {
  ...stopped,
  play: async ({ canvas, canvasElement, step }) => {
    const slider = box(canvasElement)
    if (!slider) throw new Error('no slider')
    await step('HOME-1 it pauses while the pointer is over it, and continues afterwards', async () => {
      await fireEvent.pointerOver(slider, { pointerType: 'mouse' })
      await stays(canvasElement, 'First sample')
      await fireEvent.pointerOut(slider, { pointerType: 'mouse' })
      await clock.advance(5100)
      await expect(shown(canvasElement)).toHaveTextContent('Second sample')
    })
    await step('HOME-1 it pauses while it has the keyboard focus', async () => {
      await clock.advance(600)
      await fireEvent.keyDown(document.body, { key: 'Tab' })
      canvas.getByRole('button', { name: 'Next slide' }).focus()
      await clock.advance(20)
      await expect(slider).toHaveAttribute('data-state', 'held')
      await stays(canvasElement, 'Second sample')
      canvas.getByRole('button', { name: 'Next slide' }).blur()
      await clock.advance(5100)
      await expect(shown(canvasElement)).toHaveTextContent('First sample')
    })
    await step('HOME-1 it pauses while the tab is hidden, and continues afterwards', async () => {
      await clock.advance(600)
      hide('hidden')
      await stays(canvasElement, 'First sample')
      hide('visible')
      await clock.advance(5100)
      await expect(shown(canvasElement)).toHaveTextContent('Second sample')
    })
    await step(
      'HOME-1 the pause button stops it until it is pressed again, wherever the pointer is',
      async () => {
        await clock.advance(600)
        canvas.getByRole('button', { name: 'Pause slides' }).click()
        await clock.advance(100)
        await fireEvent.pointerOver(slider, { pointerType: 'mouse' })
        await fireEvent.pointerOut(slider, { pointerType: 'mouse' })
        await stays(canvasElement, 'Second sample')
        canvas.getByRole('button', { name: 'Play slides' }).click()
        await clock.advance(5100)
        await expect(shown(canvasElement)).toHaveTextContent('First sample')
      },
    )
  },
}

export const Controls: Story = {
  ...stopped,
  play: async ({ canvas, canvasElement, step }) => {
    const slider = box(canvasElement)
    if (!slider) throw new Error('no slider')
    await step(
      'HOME-1 the buttons show the next and the previous slide, and the position is announced',
      async () => {
        canvas.getByRole('button', { name: 'Next slide' }).click()
        await clock.advance(600)
        await expect(shown(canvasElement)).toHaveTextContent('Second sample')
        await expect(announcement()).toHaveTextContent('Slide 2 of 2: Second sample')
        canvas.getByRole('button', { name: 'Previous slide' }).click()
        await clock.advance(600)
        await expect(announcement()).toHaveTextContent('Slide 1 of 2: First sample')
        await expect(offset(canvasElement)).toBeCloseTo(0, 2)
      },
    )
    await step('HOME-1 the arrow keys do the same', async () => {
      await fireEvent.keyDown(slider, { key: 'ArrowRight' })
      await clock.advance(600)
      await expect(shown(canvasElement)).toHaveTextContent('Second sample')
      await fireEvent.keyDown(slider, { key: 'ArrowLeft' })
      await clock.advance(600)
      await expect(shown(canvasElement)).toHaveTextContent('First sample')
    })
    await step('HOME-1 after an interaction, the next slide follows after a full 5000 ms', async () => {
      await clock.advance(4300)
      await expect(shown(canvasElement)).toHaveTextContent('First sample')
      await clock.advance(200)
      await expect(shown(canvasElement)).toHaveTextContent('Second sample')
    })
    await step('an automatic change is not announced', async () => {
      await expect(announcement()).toHaveTextContent('Slide 1 of 2: First sample')
    })
    await step('the hidden slide can’t be reached with the keyboard', async () => {
      await expect(canvasElement.querySelectorAll('[role="group"][inert]')).toHaveLength(1)
    })
  },
}

export const Swipe: Story = {
  ...stopped,
  play: async ({ canvasElement, step }) => {
    const slide = shown(canvasElement)
    if (!slide) throw new Error('no slide')
    await step('HOME-1 a swipe to the left shows the next slide', async () => {
      await swipeLeft(slide)
      await expect(shown(canvasElement)).toHaveTextContent('Second sample')
      await expect(document.querySelector('[data-slot="live-region"]')).toHaveTextContent('Slide 2 of 2')
    })
    await step('HOME-1 it continues automatically afterwards', async () => {
      await clock.advance(5100)
      await expect(shown(canvasElement)).toHaveTextContent('First sample')
    })
  },
}

export const SwipeWhilePaused: Story = {
  ...stopped,
  play: async ({ canvas, canvasElement, step }) => {
    const slide = shown(canvasElement)
    if (!slide) throw new Error('no slide')
    await step('HOME-1 FAIR-8 a swipe shows the next slide and does not end the pause', async () => {
      canvas.getByRole('button', { name: 'Pause slides' }).click()
      await clock.advance(100)
      await swipeLeft(slide)
      await expect(shown(canvasElement)).toHaveTextContent('Second sample')
      await stays(canvasElement, 'Second sample')
      await expect(canvas.getByRole('button', { name: 'Play slides' })).toBeVisible()
    })
  },
}

export const ReducedMotion: Story = {
  ...stopped,
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('HOME-1 nothing moves automatically, and there is no pause button', async () => {
      await stays(canvasElement, 'First sample')
      await expect(canvas.queryByRole('button', { name: 'Pause slides' })).not.toBeInTheDocument()
    })
    await step('HOME-1 a change has no transition', async () => {
      canvas.getByRole('button', { name: 'Next slide' }).click()
      await clock.advance(20)
      await expect(offset(canvasElement)).toBeCloseTo(-1, 2)
    })
    await step('the slide still fits after the window became narrower', async () => {
      const slider = box(canvasElement)
      if (!(slider instanceof HTMLElement)) throw new Error('no slider')
      slider.style.width = '280px'
      await new Promise((resolve) => setTimeout(resolve, 0))
      for (let turn = 0; turn < 5; turn++) await clock.advance(100)
      await expect(offset(canvasElement)).toBeCloseTo(-1, 2)
    })
  },
}

export const NoLayoutShift: Story = {
  ...stopped,
  play: async ({ canvas, canvasElement, step }) => {
    await step('HOME-1 each part has the same place in every slide, and one left edge', async () => {
      const places = Array.from(canvasElement.querySelectorAll('[role=group]'), (slide) => {
        const at = slide.getBoundingClientRect()
        return ['[data-slot=product-picture]', 'h2', 'a'].map((part) => {
          const { left, top, bottom } = slide.querySelector(part)?.getBoundingClientRect() ?? at
          return { left: left - at.left, top, bottom }
        })
      })
      await expect(places[0]).toEqual(places[1])
      await expect(new Set(places[0]?.map(({ left }) => left)).size).toBe(1)
    })
    await step('HOME-1 the height is the same for all slides', async () => {
      const before = box(canvasElement)?.getBoundingClientRect().height
      canvas.getByRole('button', { name: 'Next slide' }).click()
      await clock.advance(250)
      await expect(box(canvasElement)?.getBoundingClientRect().height).toBe(before)
      await clock.advance(400)
      await expect(box(canvasElement)?.getBoundingClientRect().height).toBe(before)
    })
  },
}

// With two slides, the previous and the next one are the same, so this test uses three.
const three = [...meta.args.slides, { ...meta.args.slides[1], id: 'three', title: 'Third sample' }]
const arrows = (on: string, back: string): Pick<Story, 'args' | 'play'> => ({
  args: { slides: three as ComponentProps<typeof HeroSlider>['slides'] },
  play: async ({ canvasElement, step }) =>
    step(`HOME-1 ${on} shows the next slide and ${back} the previous one, also at the ends`, async () => {
      const visits = [on, back, back, on].map((key, at) => [key, ['Second', 'First', 'Third', 'First'][at]])
      for (const [key, title] of visits) {
        await fireEvent.keyDown(box(canvasElement) ?? document.body, { key })
        await clock.advance(600)
        await expect(shown(canvasElement)).toHaveTextContent(`${title} sample`)
      }
    }),
})
export const Arrows: Story = { ...stopped, ...arrows('ArrowRight', 'ArrowLeft') }
const reversed = { ...stopped, ...arrows('ArrowLeft', 'ArrowRight') }
export const RightToLeft: Story = { ...reversed, globals: { direction: 'rtl' } }

export const Dark: Story = { ...stopped, globals: { theme: 'dark' } }

export const LargeText: Story = { ...stopped, globals: { textSize: '200%' }, args: { className: 'max-w-80' } }
