import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { TipPopup } from '#ui/shell/TipPopup.tsx'
import { fakeClock } from './fake-clock.ts'

const messages = ['Sample tip one.', 'Sample tip two.', 'Sample tip three.']
let clock: ReturnType<typeof fakeClock>

const meta = {
  component: TipPopup,
  args: { messages, every: 5000, lasts: 3000, onStop: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 300 }}>
        <button type="button">Before</button>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    clock = fakeClock(5000, 3000)
    return clock.restore
  },
} satisfies Meta<typeof TipPopup>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    const popup = canvas.getByRole('complementary', { name: 'Good to know' })
    const state = (name: string) => expect(popup).toHaveAttribute('data-state', name)
    await step('GLB-5 nothing is shown before 5 s', async () => {
      clock.advance(4999)
      await state('hidden')
    })
    await step('GLB-5 then the first message is shown for 3 s', async () => {
      clock.advance(1)
      await state('shown')
      await expect(popup).toHaveTextContent('Sample tip one.')
      clock.advance(2999)
      await state('shown')
      clock.advance(1)
      await state('hidden')
    })
    await step('GLB-5 the others follow in order every 5 s, and then the first again', async () => {
      for (const text of ['Sample tip two.', 'Sample tip three.', 'Sample tip one.']) {
        clock.advance(2000)
        await state('shown')
        await expect(popup).toHaveTextContent(text)
        clock.advance(3000)
        await state('hidden')
      }
    })
    await step('it is in a corner at the bottom of the window', async () => {
      const { left, bottom } = popup.getBoundingClientRect()
      await expect([left, innerHeight - bottom]).toEqual([16, 16])
    })
    await step('GLB-5 it is not a live region', async () => {
      await expect(popup.closest('[aria-live], [role=status], [role=alert], [role=log]')).toBeNull()
      await expect(popup.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull()
    })
  },
}

export const OverAControl: Story = {
  parameters: { snapshot: false },
  globals: { viewport: { value: 'w1280' } },
  decorators: [
    (Story) => (
      <>
        <a href="#one" style={{ position: 'fixed', left: 100, bottom: 30 }}>
          One link
        </a>
        <a href="#two" style={{ position: 'fixed', right: 100, bottom: 30 }}>
          Another link
        </a>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, step }) => {
    const popup = canvas.getByRole('complementary', { name: 'Good to know' })
    await step('GLB-5 it is not shown while it would cover a link in both corners', async () => {
      clock.advance(5000)
      await expect(popup).toHaveAttribute('data-state', 'hidden')
    })
    await step('GLB-5 it is shown in the other corner if that one is free', async () => {
      canvas.getByRole('link', { name: 'Another link' }).style.bottom = '600px'
      clock.advance(5000)
      await expect(popup).toHaveAttribute('data-state', 'shown')
      await expect(popup).toHaveTextContent('Sample tip one.')
      await expect(popup.getBoundingClientRect().left).toBeGreaterThan(640)
    })
    await step('GLB-5 it disappears when the visitor scrolls, because a link may come under it', async () => {
      window.dispatchEvent(new Event('scroll'))
      await waitFor(() => expect(popup).toHaveAttribute('data-state', 'hidden'))
    })
  },
}

export const InAHiddenTab: Story = {
  parameters: { snapshot: false },
  beforeEach: () => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    return () => void Reflect.deleteProperty(document, 'hidden')
  },
  play: async ({ canvas, step }) => {
    const popup = canvas.getByRole('complementary', { name: 'Good to know' })
    await step('GLB-5 no message is skipped while the tab is hidden', async () => {
      clock.advance(20_000)
      await expect(popup).toHaveAttribute('data-state', 'hidden')
      Reflect.deleteProperty(document, 'hidden')
      clock.advance(5000)
      await expect(popup).toHaveAttribute('data-state', 'shown')
      await expect(popup).toHaveTextContent('Sample tip one.')
    })
  },
}

export const HeldByPointer: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const popup = canvas.getByRole('complementary')
    await step('GLB-5 hover keeps it visible', async () => {
      clock.advance(5000)
      await userEvent.hover(popup)
      // Another message would be due after each of these waits, but none may replace the one that is being read.
      for (const wait of [5000, 5000, 10_000, 4999, 1, 50_000]) {
        clock.advance(wait)
        await expect(popup).toHaveAttribute('data-state', 'held')
        await expect(popup).toHaveTextContent('Sample tip one.')
      }
    })
    await step('GLB-5 it disappears 3 s after the pointer leaves', async () => {
      await userEvent.unhover(popup)
      clock.advance(2999)
      await expect(popup).toHaveAttribute('data-state', 'shown')
      clock.advance(1)
      await expect(popup).toHaveAttribute('data-state', 'hidden')
    })
  },
}

export const HeldByFocus: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const popup = canvas.getByRole('complementary')
    await step(
      'GLB-5, FAIR-8 Tab reaches the button at any time, which shows the popup and keeps it visible',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Before' }))
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Stop these messages' })).toHaveFocus()
        for (const wait of [5000, 5000, 10_000, 50_000]) {
          clock.advance(wait)
          await expect(popup).toHaveAttribute('data-state', 'held')
          await expect(popup).toHaveTextContent('Sample tip one.')
        }
        await waitFor(() => expect(getComputedStyle(popup).opacity).toBe('1'))
      },
    )
    await step('GLB-5 the button stops the messages', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onStop).toHaveBeenCalledTimes(1)
    })
  },
}

export const Paused: Story = {
  args: { paused: true },
  play: async ({ canvas, step }) => {
    await step('nothing is shown while it is paused', async () => {
      clock.advance(60_000)
      await expect(canvas.getByRole('complementary')).toHaveAttribute('data-state', 'hidden')
      clock.advance(5000)
      await expect(canvas.getByRole('complementary')).toHaveAttribute('data-state', 'hidden')
      await expect(canvas.getByRole('complementary')).toHaveTextContent('Sample tip one.')
    })
  },
}

const shown: Story['play'] = async ({ canvas, step }) => {
  await step('it is shown', async () => {
    clock.advance(5000)
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('complementary')).opacity).toBe('1'))
  })
}
export const Shown: Story = { parameters: { snapshot: true }, play: shown }
export const ShownDark: Story = { play: shown, globals: { theme: 'dark' } }
export const LongText: Story = {
  play: async (context) => {
    // It would cover the button and therefore not be shown.
    context.canvas.getByRole('button', { name: 'Before' }).style.display = 'none'
    await shown(context)
  },
  args: {
    messages: ['Check the network before you deposit: coins sent over another one may be lost. '.repeat(2)],
  },
  globals: { textSize: '200%', viewport: { value: 'w320' } },
}
export const RightToLeft: Story = { play: shown, globals: { direction: 'rtl' } }
