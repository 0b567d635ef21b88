import type { Preview } from '@storybook/react-vite'
import { inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { applyGlobals, type Globals } from '../globals.ts'
import { hasControls, hasText, showState } from './states.ts'
import { isState, isText, nameOf, snapshotsOf } from './snapshot-rules.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this run compares snapshots; set in `run.ts`. */
    snapshots: 'off' | 'compare' | 'accept'
  }
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Defined in `command.ts`. Resolves with what is wrong with the snapshot, or `undefined`. */
    compareSnapshot: (name: string, clip: Clip, sameAs?: string) => Promise<string | undefined>
  }
}
type Clip = { x: number; y: number; width: number; height: number }
type Hook = Extract<NonNullable<Preview['afterEach']>, (...args: never) => unknown>

/** Margin around a component for its focus ring and shadow, in pixels. */
const ROOM = 16
/** The height at which a snapshot is cut, in pixels. */
const TALLEST = 3000

/**
 * Turns off animations, so that the page shows their final state, and hides the scrollbar. Replaces monospace fonts, which differ
 * between machines, by the shipped font.
 */
const still = styles(
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important } .font-mono, code, pre, kbd { font-family: var(--font-sans) !important } html { scrollbar-gutter: auto !important; scrollbar-width: none !important }',
)
const roomAround = styles(
  `body { margin: ${ROOM}px !important; min-height: calc(100dvh - ${2 * ROOM}px) !important }`,
)
/**
 * Hides what changes from day to day on pages: times, the rate with its time, plots that end today, and the market widgets with the space
 * that is kept for them while their code loads.
 */
const onPages = styles(
  'time { display: inline-block !important; inline-size: 6em !important; block-size: 1lh !important; overflow: hidden; visibility: hidden; vertical-align: bottom } [data-slot=send-amount] { block-size: 6rem !important; overflow: hidden; visibility: hidden } [data-slot=market-widget], [data-slot=markets] > :not(h2), [data-slot=money-plots] { display: none !important }',
)

function styles(css: string) {
  const element = document.createElement('style')
  element.textContent = css
  return element
}

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
  if (inject('snapshots') === 'off') return
  const hasPlay = 'playFunction' in story && story.playFunction !== undefined
  const { snapshots, room } = snapshotsOf({ id, name, tags, hasPlay, globals, parameters })
  if (snapshots.length === 0) return
  const root = document.documentElement
  const usual = { width: innerWidth, height: innerHeight }
  const own = globals as Globals
  const file = `${componentId}/${id.slice(componentId.length + 2)}`
  document.head.append(still)
  if (room) document.head.append(roomAround)
  else if (id.startsWith('routes-')) document.head.append(onPages)
  try {
    await document.fonts.ready
    const wrong: string[] = []
    for (const snapshot of snapshots) {
      const { theme, width, state } = snapshot
      if (isState(state) && !hasControls()) continue
      if (isText(state) && !hasText()) continue
      const window = width ? width + (room ? 2 * ROOM : 0) : usual.width
      if (window !== innerWidth) await page.viewport(window, width ? 800 : usual.height)
      else if (snapshot === snapshots[0]) await settled()
      const direction = state === 'rtl' ? 'rtl' : own.direction
      const textSize = state === 'large' ? '200%' : own.textSize
      if (theme !== 'forced') applyGlobals({ ...own, theme, direction, textSize })
      if (isText(state)) await settled()
      // A story that timed out continues during the next one, and would take a snapshot of that.
      if (!canvasElement.isConnected) throw new Error(`${id} ended before its snapshots were taken`)
      await growTo(Math.min(root.scrollHeight, TALLEST))
      // The component may reach into its margin, as into the padding of a page. That grows with the text, and the room here doesn't.
      if (state !== 'large' && root.scrollWidth > innerWidth)
        wrong.push(`${id} overflows at ${width ?? innerWidth} px in ${nameOf(snapshot)}`)
      const restore = isState(state) ? showState(state) : undefined
      try {
        const atRest = isState(state) ? `${nameOf({ ...snapshot, state: undefined })}/${file}` : undefined
        const fault = await commands.compareSnapshot(
          `${nameOf(snapshot)}/${file}`,
          clipOf(canvasElement, room ? ROOM : 0),
          atRest,
        )
        if (fault) wrong.push(fault)
      } finally {
        restore?.()
      }
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  } finally {
    still.remove()
    roomAround.remove()
    onPages.remove()
    applyGlobals(own)
  }
}

// The browser's own, because a story may have replaced the clock.
const onFrame = requestAnimationFrame.bind(window)

/** Popovers follow their anchor once a resize event reports that it may have moved. */
async function settled() {
  dispatchEvent(new Event('resize'))
  await new Promise((done) => onFrame(() => onFrame(done)))
}

async function growTo(height: number) {
  if (height > innerHeight) await page.viewport(innerWidth, height)
}

/** The area to capture: the story's own boxes and overlays outside its root. */
function clipOf(canvas: HTMLElement, room: number): Clip {
  const beside = [...document.body.children].filter((child) => child !== canvas && !child.contains(canvas))
  // These are outside the story's layout flow, but belong to the snapshot.
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
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))) - room)
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))) - room)
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))) + room)
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))) + room)
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}
