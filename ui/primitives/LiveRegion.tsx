import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { announcements } from '../lib/announce.ts'

/**
 * Renders what `announce()` says, once per page. It stands in the body, beside the app: an open dialog hides what is
 * around it from screen readers, and a live region inside the app would keep the whole app readable behind it.
 */
export function LiveRegion() {
  const said = useSyncExternalStore(announcements.subscribe, announcements.get, () => undefined)
  return createPortal(
    <div className="sr-only" data-slot="live-region">
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} aria-live={urgency} aria-atomic="true">
          {said?.urgency === urgency && <p key={said.count}>{said.message}</p>}
        </div>
      ))}
    </div>,
    document.body,
  )
}
