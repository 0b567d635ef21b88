import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { RouteLoader } from '#ui/shell/RouteLoader.tsx'
import { fakeClock } from './fake-clock.ts'

const timed = { duration: 3000, onDone: fn(), onDismiss: fn() }
let clock: ReturnType<typeof fakeClock>

const meta = {
  component: RouteLoader,
  args: { title: 'Plans', timed },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <main style={{ height: 400 }}>
          <h1>Pricing Plans</h1>
          <button type="button">Purchase Plan</button>
        </main>
        <Story />
      </>
    ),
  ],
  beforeEach: () => {
    clock = fakeClock(3000)
    return clock.restore
  },
} satisfies Meta<typeof RouteLoader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const loader = canvasElement.querySelector('[data-slot=route-loader]')
    await step('GLB-2 it covers the page and says how to skip it', async () => {
      const box = loader?.getBoundingClientRect()
      await expect([box?.left, box?.top, box?.height]).toEqual([0, 0, window.innerHeight])
      await expect(loader).toHaveTextContent('Press any key or tap to skip this screen.')
    })
    await step('GLB-2 screen readers can read and use the page below', async () => {
      await expect(canvas.getByRole('heading', { name: 'Pricing Plans' })).toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Purchase Plan' })).toBeEnabled()
      await expect(loader).toHaveAttribute('aria-hidden', 'true')
    })
    await step('GLB-2 onDone is called after 3 s', async () => {
      clock.advance(2999)
      await expect(timed.onDone).not.toHaveBeenCalled()
      clock.advance(1)
      await expect(timed.onDone).toHaveBeenCalledTimes(1)
      await expect(timed.onDismiss).not.toHaveBeenCalled()
    })
  },
}

export const ByKey: Story = {
  play: async ({ userEvent, step }) => {
    await step('a key that is still held down does not dismiss it', async () => {
      await fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
      await expect(timed.onDismiss).not.toHaveBeenCalled()
    })
    await step('GLB-2 any key dismisses it', async () => {
      for (const key of ['a', '{Escape}', '{Shift}', ' ']) await userEvent.keyboard(key)
      await expect(timed.onDismiss).toHaveBeenCalledTimes(4)
    })
  },
}

export const ByClick: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('GLB-2 a click or a tap dismisses it', async () => {
      await userEvent.click(canvasElement.querySelector('[data-slot=route-loader]') ?? document.body)
      await expect(timed.onDismiss).toHaveBeenCalledTimes(1)
    })
    await step('GLB-2 a screen reader that presses a button below dismisses it too', async () => {
      canvas.getByRole('button', { name: 'Purchase Plan' }).click()
      await expect(timed.onDismiss).toHaveBeenCalledTimes(2)
    })
  },
}

export const UntilThePageIsReady: Story = {
  args: { timed: undefined },
  parameters: { snapshot: true },
  play: async ({ canvas, canvasElement, step }) => {
    await step('GLB-2 without a time it stays, and says that the page is loading', async () => {
      clock.advance(60_000)
      const loader = canvasElement.querySelector('[data-slot=route-loader]')
      await expect(loader).toHaveTextContent('PlansLoading …')
      await expect(canvas.getByRole('heading', { name: 'Pricing Plans' })).toBeInTheDocument()
    })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const LargeText: Story = { globals: { textSize: '200%', viewport: { value: 'w320' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
