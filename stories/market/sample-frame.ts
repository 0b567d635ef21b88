import { expect, waitFor } from 'storybook/test'

/** An image of this site, used instead of the provider's frame, so that no story connects to another host. */
export const FRAME = '/favicon.svg?'

const loaded = new WeakSet<EventTarget>()
// Guides import stories in Node too, where there is no document.
if (typeof document === 'object')
  document.addEventListener('load', ({ target }) => target && loaded.add(target), true)

/** Waits until the sample has loaded in a frame, whose document the page can't read. */
export const loadedIn = (frame: HTMLIFrameElement) => waitFor(() => expect(loaded.has(frame)).toBe(true))

/** Sends a message that seems to come from `frame`. */
export function say(frame: HTMLIFrameElement, data: unknown, origin = location.origin) {
  const event = new MessageEvent('message', { data, origin, source: frame.contentWindow })
  window.dispatchEvent(event)
}

/** Waits for two animation frames, so that React has rendered. */
export const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
