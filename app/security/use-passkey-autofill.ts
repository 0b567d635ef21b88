import { useEffect, useRef } from 'react'
import { isIdle } from '../api/activity.ts'
import { timings } from '../timings.ts'
import { autofillPasskey, canAutofillPasskeys, PasskeyFailed } from './webauthn.ts'

/** A ticket for signing in once, the options for the browser, and when it was asked for. */
export type Ticket = { ticket: string; options: unknown; at: number }

type Props = {
  /** Whether to offer passkeys. */
  on: boolean
  ask: (signal: AbortSignal) => Promise<Ticket>
  /** Called with the response of the passkey that the customer has chosen. */
  onChosen: (ticket: Ticket, credential: Awaited<ReturnType<typeof autofillPasskey>>) => void
}

/**
 * Offers passkeys among the suggestions of the email field. Doesn't report failures, because the button and the password remain.
 * A new ticket is asked for before the old one expires, but only while somebody is at the page, so that an open page sends nothing.
 */
export function usePasskeyAutofill(props: Props) {
  const { on } = props
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const used = useRef(false)
  useEffect(() => {
    if (!on) return
    let end = () => {}
    const listen = () => {
      end()
      end = offer(
        (signal) => latest.current.ask(signal),
        (ticket, credential) => {
          used.current = true
          latest.current.onChosen(ticket, credential)
        },
        listen,
      )
    }
    // After a refusal, it waits for the customer, because a device may answer by itself again and again.
    if (used.current) document.addEventListener('focusin', listen, { once: true })
    else listen()
    return () => {
      document.removeEventListener('focusin', listen)
      end()
    }
  }, [on])
}

/** Offers passkeys until the returned function is called. `again` starts over with a new ticket. */
function offer(ask: Props['ask'], onChosen: Props['onChosen'], again: () => void) {
  const control = new AbortController()
  const { signal } = control
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = () => {
    if (document.visibilityState === 'visible' && navigator.onLine && !isIdle()) again()
  }
  /** Renews at `time`, or once somebody is at the page after it. */
  const renewAt = (time: number) => {
    timer = setTimeout(() => {
      for (const name of ['pointermove', 'pointerdown', 'keydown', 'visibilitychange', 'online'])
        window.addEventListener(name, renew, { signal })
      renew()
    }, time - Date.now())
  }
  const start = async () => {
    if (!(await canAutofillPasskeys()) || signal.aborted) return
    const ticket = await ask(signal)
    if (signal.aborted) return
    renewAt(ticket.at + timings.passkeyTicketFor)
    onChosen(ticket, await autofillPasskey(ticket.options, signal))
  }
  start().catch((cause: unknown) => {
    if (signal.aborted) return
    // The customer dismissed it: it is offered again when they come back to a field.
    if (cause instanceof PasskeyFailed) document.addEventListener('focusin', again, { once: true, signal })
    else renewAt(Date.now() + timings.passkeyTicketFor)
  })
  return () => {
    clearTimeout(timer)
    control.abort()
  }
}
