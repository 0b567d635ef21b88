import { createStore } from './store.ts'

export type Urgency = 'polite' | 'assertive'
export type Announcement = { message: string; urgency: Urgency; count: number }

/** The latest sentence, which `LiveRegion` renders. */
export const announcements = createStore<Announcement | undefined>(undefined)

/** Has screen readers say a sentence, through the `LiveRegion` at the end of the page. */
export function announce(message: string, urgency: Urgency = 'polite') {
  // The count makes the same sentence, said twice, a new one.
  announcements.set({ message, urgency, count: (announcements.get()?.count ?? 0) + 1 })
}
