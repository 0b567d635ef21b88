import { expect, waitFor } from 'storybook/test'

/** An image of this site, used instead of the provider's frame, so that no story connects to another host. */
export const FRAME = '/favicon.svg?'

/** Waits until the sample has loaded in a frame. */
export const loadedIn = (frame: HTMLIFrameElement) =>
  waitFor(() => {
    const page = frame.contentDocument
    return expect([page?.URL.includes(FRAME), page?.readyState]).toEqual([true, 'complete'])
  })

/** Sends a message that seems to come from `frame`. */
export function say(frame: HTMLIFrameElement, data: unknown, origin = location.origin) {
  const event = new MessageEvent('message', { data, origin, source: frame.contentWindow })
  window.dispatchEvent(event)
}

/** Waits for two animation frames, so that React has rendered. */
export const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
