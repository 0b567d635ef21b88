import { expect, waitFor } from 'storybook/test'

/** A picture of this site stands in for the provider: no story opens a connection to another host. */
export const FRAME = '/favicon.svg?'

export const loadedIn = (frame: HTMLIFrameElement) =>
  waitFor(() => {
    const page = frame.contentDocument
    return expect([page?.URL.includes(FRAME), page?.readyState]).toEqual([true, 'complete'])
  })

/** Leaves nothing in a frame that would be drawn in the fonts of this machine. */
export const blank = (frame: HTMLIFrameElement | null) =>
  frame?.contentDocument?.documentElement.replaceChildren()

export function say(frame: HTMLIFrameElement, data: unknown, origin = location.origin) {
  const event = new MessageEvent('message', { data, origin, source: frame.contentWindow })
  window.dispatchEvent(event)
}

/** Time enough for React to draw what it was told. */
export const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
