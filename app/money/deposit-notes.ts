import type { Decimal } from '#contract/money.ts'
import { depositStates, type DepositState } from '#ui/deposit/deposit-states.ts'
import { createStore } from '#ui/lib/store.ts'
import { OUTBOX_KEY } from './storage-keys.ts'
import { type QueuedDeposit } from './outbox-store.ts'

/** The row of the history that shows a deposit. */
export type RowInHistory = { id: string; reference: string }

/**
 * The state of a deposit that the customer reported. `delayed`: certainly not recorded, and the app will retry. `checking`:
 * the outcome is unknown, and the app retries with the same key, which can't count twice. `unknown`: the outcome is unknown,
 * and only the customer can repeat it. `listed`: there was no response, and the history shows a new row like it. `repeating`: the customer has chosen to repeat it.
 */
export type DepositNote = {
  id: string
  email: string
  amount: Decimal
  state: DepositState
  /** What went wrong, as a sentence. */
  reason?: string | undefined
  /** The `X-Request-Id` of the failed request, for support (API-17). */
  requestId?: string | undefined
  /** Only for `unknown`: the customer can still send it again with the same key. */
  repeatable?: boolean
  /** Only with `repeatable`: the backend declares `idempotency`, so a repeat counts once. */
  countsOnce?: boolean
  /** Only for `listed`: the date of the row, as the server wrote it. */
  listedAt?: string | undefined
  /** For `recorded` and `listed`: its row in the history, if that is known. */
  row?: RowInHistory | undefined
}

type Details = Pick<DepositNote, 'reason' | 'requestId' | 'repeatable' | 'countsOnce' | 'listedAt' | 'row'>
export type Report = (deposit: QueuedDeposit, state: DepositState, details?: Details) => void

/** Tells the other tabs that the customer has closed a note. */
type Closed = { closed: string; email: string }

/** Whether a note is about a refused deposit that the customer has reported again. It would contradict the result of the `repeated` one. */
const isReplaced = ({ state, email, amount }: DepositNote, repeated: DepositNote) =>
  state === 'refused' && email === repeated.email && amount === repeated.amount

/** Holds the latest note about each of the customers' deposits and shares it with the other tabs. */
export function createNotes(who: () => string | null) {
  const all = createStore<readonly DepositNote[]>([])
  let latest: DepositNote | null = null
  let channel: BroadcastChannel | undefined

  const report: Report = ({ id, email, amount }, state, details = {}) => {
    const { reason, requestId, repeatable = false, countsOnce = false, listedAt, row } = details
    const more = { reason, requestId, repeatable, countsOnce, listedAt, row }
    const next = { id, email, amount: amount as Decimal, state, ...more }
    const note = noteOf(id)
    const same = note?.state === state && note.reason === reason && note.row?.id === row?.id
    if (same && note?.repeatable === repeatable && note.countsOnce === countsOnce) return
    put(next)
    tell(next)
  }

  const noteOf = (id: string) => all.get().find((note) => note.id === id)

  function put(next: DepositNote) {
    latest = next
    const notes = next.state === 'waiting' ? all.get().filter((note) => !isReplaced(note, next)) : all.get()
    const place = notes.findIndex(({ id }) => id === next.id)
    all.set(place < 0 ? [...notes, next] : notes.with(place, next))
  }

  function remove(id: string) {
    if (latest?.id === id) latest = null
    all.set(all.get().filter((note) => note.id !== id))
  }

  // The rule mistakes the channel for a window: a BroadcastChannel takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (message: DepositNote | Closed) => channel?.postMessage(message)

  return {
    report,
    /** The latest note, about any deposit. */
    note: () => latest,
    noteOf,
    /** The latest note of each deposit. */
    notes: all.get,
    subscribe: all.subscribe,
    /** The customer has closed the note. */
    close(id: string, email: string) {
      remove(id)
      tell({ closed: id, email })
    },
    /** Starts to accept notes from other tabs, except those about other customers or with states that this version doesn't know. */
    listen() {
      if (channel || typeof BroadcastChannel === 'undefined') return
      channel = new BroadcastChannel(OUTBOX_KEY)
      channel.addEventListener('message', ({ data }: MessageEvent<DepositNote | Closed | null>) => {
        if (data?.email !== who()) return
        if ('closed' in data) remove(data.closed)
        else if (depositStates.includes(data.state)) put(data)
      })
    },
    stop: () => channel?.close(),
  }
}
