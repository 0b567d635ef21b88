import type { ApiError } from '../api/errors.ts'
import { currentSignOutReason } from '../session/session-state.ts'
import { createEntryStore } from '../storage/entry-store.ts'
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
}

const isOptionalText = (value: unknown) => value === undefined || typeof value === 'string'

/** The refusals that came too late, one key per order in the browser's storage. */
export function createLateRefusals<Sent extends { email: string }>(
  prefix: string,
  isSent: (value: unknown) => value is Sent,
  idOf: (sent: Sent) => string,
) {
  const store = createEntryStore(prefix, (value): value is LateRefusal<Sent> => {
    const { sent, why, requestId } = value as Record<string, unknown>
    return isSent(sent) && typeof why === 'string' && isOptionalText(requestId)
  })
  return {
    ...store,
    of: (email: string | null) => store.read().filter(({ sent }) => sent.email === email),
    /**
     * `isShown`: whether the page shows the refusal. While it does, the refusal is stored only if nobody can have read it: if the page is
     * hidden, or left within a moment. Not for a 401 that itself ended the session: then the form is kept, and nothing typed is stored
     * (SES-1).
     */
    keep(sent: Sent, error: ApiError, isShown: () => boolean) {
      const ended = error.kind === 'auth'
      if (ended && currentSignOutReason() === 'ended') return
      const why = ended ? 'Your session had ended.' : reasonsOf(error)
      const write = () => store.write(idOf(sent), { sent, why, requestId: error.requestId })
      if (!isShown() || document.hidden) return write()
      const watch = new AbortController()
      window.addEventListener('pagehide', write, { signal: watch.signal })
      setTimeout(() => {
        watch.abort()
        if (!isShown()) write()
      }, timings.unreadFor)
    },
  }
}
