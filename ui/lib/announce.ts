import { createStore } from './store.ts'

export type Urgency = 'polite' | 'assertive'
export type Announcement = { message: string; urgency: Urgency; count: number }

/** The latest announcement, which `LiveRegion` renders. */
export const announcements = createStore<Announcement | undefined>(undefined)

/** Makes screen readers announce a message, through the `LiveRegion` at the end of the page. */
export function announce(message: string, urgency: Urgency = 'polite') {
  // The count makes screen readers announce a repeated message again.
  announcements.set({ message, urgency, count: (announcements.get()?.count ?? 0) + 1 })
}
