import type { Preview } from '@storybook/react-vite'
import { inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { picturesOf } from './snapshot-rules.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this run compares snapshots; set in `config.ts`. */
    pixels: 'off' | 'compare' | 'accept'
  }
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Defined in `command.ts`. Resolves with what is wrong with the snapshot, or `undefined`. */
    comparePicture: (name: string, clip: Clip) => Promise<string | undefined>
  }
}
type Clip = { x: number; y: number; width: number; height: number }
type Hook = Extract<NonNullable<Preview['afterEach']>, (...args: never) => unknown>

/** Room for a focus ring and a shadow, in pixels. */
const MARGIN = 8
const TALLEST = 3000

/**
 * Turns off animations, so that the page shows their final state. Replaces monospace fonts, which differ between machines, by the
 * shipped font.
 */
const still = document.createElement('style')
still.textContent =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important } .font-mono, code, pre, kbd { font-family: var(--font-sans) !important }'

/** Compares a story's snapshots with the baseline, as the last hook of the story. */
export const afterEach: Hook = async ({
  canvasElement,
  componentId,
  id,
  name,
  tags,
  globals,
  parameters,
  ...story
}) => {
  if (inject('pixels') === 'off') return
  const hasPlay = 'playFunction' in story && story.playFunction !== undefined
  const pictures = picturesOf({ id, name, tags, hasPlay, globals, parameters })
  const root = document.documentElement
  const own = root.dataset.theme
  document.head.append(still)
  try {
    await document.fonts.ready
    const wrong: string[] = []
    for (const { theme, width } of pictures) {
      if (width !== undefined && width !== innerWidth) await page.viewport(width, 800)
      if (theme !== 'forced') root.dataset.theme = theme
      // A story that timed out continues during the next one, and would take a snapshot of that.
      if (!canvasElement.isConnected) throw new Error(`${id} ended before its pictures were taken`)
      await growTo(Math.min(root.scrollHeight, TALLEST))
      if (root.scrollWidth > innerWidth) wrong.push(`${id} overflows at ${innerWidth} px`)
      const folder = [theme, width].filter(Boolean).join('-')
      const path = `${folder}/${componentId}/${id.slice(componentId.length + 2)}`
      const fault = await commands.comparePicture(path, clipOf(canvasElement))
      if (fault) wrong.push(fault)
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  } finally {
    still.remove()
    root.dataset.theme = own
  }
}

async function growTo(height: number) {
  if (height > innerHeight) await page.viewport(innerWidth, height)
}

/** The area to capture: the story's own boxes and overlays outside its root. */
function clipOf(canvas: HTMLElement): Clip {
  const beside = [...document.body.children].filter((child) => child !== canvas && !child.contains(canvas))
  // Outside the story's layout flow, but part of what it shows.
  const floating = canvas.querySelectorAll('.fixed[data-slot], [data-slot=toast]')
  const boxes = [
    ...canvas.children,
    ...floating,
    ...beside,
    ...beside.flatMap(({ children }) => [...children]),
  ]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
  if (boxes.length === 0) return { x: 0, y: 0, width: 1, height: 1 }
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))) - MARGIN)
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))) - MARGIN)
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))) + MARGIN)
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))) + MARGIN)
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}
