import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { announcements } from '../lib/announce.ts'
import { neverChanges } from '../lib/store.ts'

/**
 * Renders the messages of `announce()`. Use it once per page. It is a child of the body, beside the app, because an open dialog hides
 * everything else from screen readers, and a live region inside the app would keep the whole app readable. On the server
 * there is no body, so it appears after hydration.
 */
export function LiveRegion() {
  const latest = useSyncExternalStore(announcements.subscribe, announcements.get, () => undefined)
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!inBrowser) return null
  return createPortal(
    <div className="sr-only" data-slot="live-region">
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} aria-atomic="true">
          {latest?.urgency === urgency && <p key={latest.count}>{latest.message}</p>}
        </div>
      ))}
    </div>,
    document.body,
  )
}
