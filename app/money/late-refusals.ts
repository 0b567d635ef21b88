import type { ApiError } from '../api/errors.ts'
import { currentSignOutReason } from '../session/session-state.ts'
import { createEntryStore, isOptional } from '../storage/entry-store.ts'
import { timings } from '../timings.ts'
import { reasonsOf } from './reasons.ts'

/**
 * A refused order whose customer may not have seen the refusal, because they had signed out before the response or left the page right after
 * it. Stored until they have read it (FAIR-7).
 */
export type LateRefusal<Sent> = {
  sent: Sent
  /** The reason, as a sentence. */
  why: string
  /** The `X-Request-Id` of the response (API-17). */
  requestId?: string | undefined
  /** Until when a page is showing it, in milliseconds since 1970. No page lists it before that time. */
  shownUntil?: number | undefined
}

// A time further ahead was written while the device's clock was wrong.
const isBeingShown = ({ shownUntil = 0 }: { shownUntil?: number | undefined }) =>
  shownUntil > Date.now() && shownUntil <= Date.now() + timings.shownAtLeast

/** Stores late refusals in the browser's storage, with one key per order. */
export function createLateRefusals<Sent extends { email: string }>(
  prefix: string,
  isSent: (value: unknown) => value is Sent,
  idOf: (sent: Sent) => string,
) {
  const store = createEntryStore(prefix, (value): value is LateRefusal<Sent> => {
    const { sent, why, requestId, shownUntil } = value as Record<string, unknown>
    return (
      isSent(sent) &&
      typeof why === 'string' &&
      isOptional('string')(requestId) &&
      isOptional('number')(shownUntil)
    )
  })
  // The refusals that this page is showing.
  const shown = new Map<string, { end: () => void; list: () => void }>()

  function remove(id: string) {
    shown.get(id)?.end()
    store.remove(id)
  }

  return {
    of: (email: string | null) =>
      store.read().filter((refusal) => refusal.sent.email === email && !isBeingShown(refusal)),
    isAbout: store.isAbout,
    remove,
    /** Removes a customer's refusals of orders that are sent again. */
    removeSame(email: string, isSame: (sent: Sent) => boolean) {
      for (const { sent } of store.read()) if (sent.email === email && isSame(sent)) remove(idOf(sent))
    },
    /**
     * Stores a refusal. `isShown`: whether the page shows it. If the page shows it for `timings.shownAtLeast` without being hidden, the customer
     * can have read it, so it is removed. Stores nothing for a 401 that itself ended the session, because the form is kept and its input must
     * not be stored (SES-1).
     */
    keep(sent: Sent, error: ApiError, isShown: () => boolean) {
      const ended = error.kind === 'auth'
      if (ended && currentSignOutReason() === 'ended') return
      const id = idOf(sent)
      const why = ended ? 'Your session had ended.' : reasonsOf(error)
      const write = (shownUntil?: number) =>
        store.write(id, { sent, why, requestId: error.requestId, shownUntil })
      if (!isShown() || document.hidden) return write()
      // Stored at once, because the page may disappear at any moment without an event.
      write(Date.now() + timings.shownAtLeast)
      const watch = new AbortController()
      const end = () => {
        watch.abort()
        clearTimeout(timer)
        shown.delete(id)
      }
      const list = () => {
        end()
        // Another tab may have sent the order again.
        if (store.read().some((refusal) => idOf(refusal.sent) === id)) write()
      }
      const timer = setTimeout(() => (isShown() ? remove(id) : list()), timings.shownAtLeast)
      shown.set(id, { end, list })
      window.addEventListener('pagehide', list, { signal: watch.signal })
      window.addEventListener('visibilitychange', () => document.hidden && list(), { signal: watch.signal })
    },
    /** The page no longer shows it. If it showed it for less than `timings.shownAtLeast`, the refusal is listed. */
    closed: (id: string) => shown.get(id)?.list(),
    /** Calls `changed` once the refusals can be listed whose pages were closed while showing them. */
    watch(changed: () => void) {
      if (store.read().some(isBeingShown)) setTimeout(changed, timings.shownAtLeast + 1)
    },
  }
}
