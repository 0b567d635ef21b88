import type { ApiError } from '../api/errors.ts'
import { currentSignOutReason } from '../session/session-state.ts'
import { asSentence } from '../api/server-message.ts'
import { createEntryStore } from '../storage/entry-store.ts'

/** An order that was certainly refused, but its customer had signed out before the answer came. Stored until they have read it (FAIR-7). */
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
    /** Not for a 401 that itself ended the session: then the form is kept, and nothing typed is stored (SES-1). */
    keep(sent: Sent, { kind, message, requestId }: ApiError) {
      if (kind === 'auth' && currentSignOutReason() === 'ended') return
      store.write(idOf(sent), {
        sent,
        why: kind === 'auth' ? 'Your session had ended.' : asSentence(message),
        requestId,
      })
    },
  }
}
