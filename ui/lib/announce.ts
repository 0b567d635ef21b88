export type Urgency = 'polite' | 'assertive'
export type Announcement = { message: string; urgency: Urgency; count: number }

let latest: Announcement | undefined
const listeners = new Set<() => void>()

/** Says a sentence to screen readers, through the `LiveRegion` at the end of the page. */
export function announce(message: string, urgency: Urgency = 'polite') {
  // The count makes the same sentence, said twice, a new one.
  latest = { message, urgency, count: (latest?.count ?? 0) + 1 }
  for (const listener of listeners) listener()
}

export function onAnnounce(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const latestAnnouncement = () => latest
