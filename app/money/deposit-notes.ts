import type { Decimal } from '#contract/money.ts'
import { depositStates, type DepositState } from '#ui/deposit/deposit-messages.ts'
import { OUTBOX_KEY, type Intent } from './outbox-store.ts'

/**
 * What became of a deposit that the customer reported. `delayed`: certainly not recorded yet, and sent again by the app.
 * `checking`: unknown, and asked again under the same key, which cannot count twice. `unknown`: unknown, and repeated only if
 * the customer asks for it. `repeating`: the customer asked for it.
 */
export type DepositNote = {
  id: string
  email: string
  amount: Decimal
  state: DepositState
  /** Why, where something went wrong. */
  reason?: string | undefined
  /** By which support finds the failed request (API-17). */
  requestId?: string | undefined
  /** Only for `unknown`: it can still be sent again under its key. */
  repeatable?: boolean
  /** Only with `repeatable`: the backend has declared that it records the same deposit only once. */
  countsOnce?: boolean
}

type Details = Pick<DepositNote, 'reason' | 'requestId' | 'repeatable' | 'countsOnce'>
export type Report = (intent: Intent, state: DepositState, details?: Details) => void

/** The latest news of the customer's deposits, in every tab. */
export function createNotes(who: () => string | null) {
  const listeners = new Set<(note: DepositNote) => void>()
  let channel: BroadcastChannel | undefined
  let note: DepositNote | null = null

  function show(next: DepositNote) {
    note = next
    for (const listener of listeners) listener(next)
  }

  const report: Report = ({ id, email, amount }, state, details = {}) => {
    const { reason, requestId, repeatable = false, countsOnce = false } = details
    const next = { id, email, amount: amount as Decimal, state, reason, requestId, repeatable, countsOnce }
    const same = note?.id === id && note.state === state && note.reason === reason
    if (same && note?.repeatable === repeatable && note.countsOnce === countsOnce) return
    show(next)
    // A channel has no target; the rule takes it for a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage(next)
  }

  return {
    report,
    note: () => note,
    subscribe: (listener: (note: DepositNote) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Hears what other tabs report. Another customer's news, and that of another version of the app, is not for this one. */
    listen() {
      if (typeof BroadcastChannel === 'undefined') return
      channel = new BroadcastChannel(OUTBOX_KEY)
      channel.addEventListener('message', ({ data }: MessageEvent<DepositNote | null>) => {
        if (data && data.email === who() && depositStates.includes(data.state)) show(data)
      })
    },
    stop: () => channel?.close(),
  }
}
