import type { CapabilityResponse } from '#contract/capabilities/responses.ts'
import type { FormFailure } from '#ui/form/form-failure.ts'
import { useEffect, useRef, useState } from 'react'
import { callCapability } from '../api/capability-client.ts'
import { ApiError } from '../api/errors.ts'
import { timings } from '../timings.ts'
import { failureOf } from './passkey-failure.ts'
import { type Ticket, usePasskeyAutofill } from './use-passkey-autofill.ts'
import { assertPasskey, reportUnknownPasskey } from './webauthn.ts'

type Credential = Awaited<ReturnType<typeof assertPasskey>>
type SignedIn = Pick<CapabilityResponse<'passkeyLogin'>, 'user' | 'token'>

/**
 * Whether the server says that it doesn't know the passkey. Only then may the app ask the device to forget it: a 403 can also come from
 * an expired ticket, another address or a proxy, and the passkey would be lost.
 */
const isUnknownPasskey = (cause: unknown) =>
  cause instanceof ApiError &&
  cause.status === 403 &&
  (cause.body as { code?: unknown } | null | undefined)?.code === 'unknown_passkey'

/** Signs in with a passkey, by button or among the suggestions of the email field (CAP-3). */
export function usePasskeySignIn(onSignedIn: (response: SignedIn) => void, onStart?: () => void) {
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const busy = useRef(false)
  const unused = useRef<Ticket>(null)
  const sent = useRef(false)
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const control = new AbortController()
    leaving.current = control
    return () => control.abort()
  }, [])

  /** Asks for a ticket, unless there is one that stays valid for a while. */
  const ask = async (signal?: AbortSignal): Promise<Ticket> => {
    const at = Date.now()
    if (unused.current && at - unused.current.at < timings.passkeyTicketFor / 2) return unused.current
    unused.current = { ...(await callCapability('passkeyLoginOptions', { body: {}, signal })), at }
    return unused.current
  }

  const send = async ({ ticket, options }: Ticket, credential: Credential) => {
    // The server accepts a ticket only once.
    unused.current = null
    sent.current = true
    try {
      onSignedIn(await callCapability('passkeyLogin', { body: { ticket, credential } }))
    } catch (cause) {
      if (isUnknownPasskey(cause))
        void reportUnknownPasskey(credential.id, (options as { rpId?: string }).rpId)
      throw cause
    }
  }

  const during = async (work: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    setLoading(true)
    setFailure(null)
    onStart?.()
    sent.current = false
    try {
      await work()
    } catch (cause) {
      setFailure(failureOf(cause, { sent: sent.current }))
    }
    busy.current = false
    setLoading(false)
  }

  usePasskeyAutofill({
    on: !loading,
    ask,
    onChosen: (ticket, credential) => void during(() => send(ticket, credential)),
  })
  const press = () =>
    void during(async () => {
      const ticket = await ask()
      await send(ticket, await assertPasskey(ticket.options, leaving.current?.signal))
    })
  return { press, loading, failure }
}
