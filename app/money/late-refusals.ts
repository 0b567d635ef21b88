import type { ApiError } from '../api/errors.ts'
import { currentSignOutReason } from '../session/session-state.ts'
import { createEntryStore, isOptional } from '../storage/entry-store.ts'
import { timings } from '../timings.ts'
import { reasonsOf } from './reasons.ts'

/**
 * An order that was certainly refused, but its customer had signed out before the answer came, or left the page right after it. Stored until
 * they have read it (FAIR-7).
 */
export type LateRefusal<Sent> = {
  sent: Sent
  /** The reason, as a sentence. */
  why: string
  /** The `X-Request-Id` of the answer (API-17). */
  requestId?: string | undefined
  /** The end of the moment for which a page has to show it, in milliseconds since 1970. Until then no page lists it. */
  shownUntil?: number | undefined
}

// A time further ahead was written while the device's clock was wrong.
const isBeingShown = ({ shownUntil = 0 }: { shownUntil?: number | undefined }) =>
  shownUntil > Date.now() && shownUntil <= Date.now() + timings.shownAtLeast

/** The refusals that came too late, one key per order in the browser's storage. */
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
  // Those that this page shows.
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
    /** Removes those of a customer whose order is sent again. */
    removeSame(email: string, isSame: (sent: Sent) => boolean) {
      for (const { sent } of store.read()) if (sent.email === email && isSame(sent)) remove(idOf(sent))
    },
    /**
     * Stores a refusal. `isShown`: whether the page shows it. If it does for a moment, and is not hidden, the refusal is removed again;
     * otherwise nobody can have read it. Not for a 401 that itself ended the session: then the form is kept, and nothing typed is stored
     * (SES-1).
     */
    keep(sent: Sent, error: ApiError, isShown: () => boolean) {
      const ended = error.kind === 'auth'
      if (ended && currentSignOutReason() === 'ended') return
      const id = idOf(sent)
      const why = ended ? 'Your session had ended.' : reasonsOf(error)
      const write = (shownUntil?: number) =>
        store.write(id, { sent, why, requestId: error.requestId, shownUntil })
      if (!isShown() || document.hidden) return write()
      // Stored at once, because the page may be gone at any moment without having said so.
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
    /** The page shows it no longer. If it did for less than a moment, the refusal is listed. */
    closed: (id: string) => shown.get(id)?.list(),
    /** Calls `changed` once a refusal can be listed whose page was closed while it showed it. */
    watch(changed: () => void) {
      if (store.read().some(isBeingShown)) setTimeout(changed, timings.shownAtLeast + 1)
    },
  }
}
