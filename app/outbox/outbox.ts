import type { Decimal } from '#contract/money.ts'
import { newIdempotencyKey } from '../api/client.ts'
import { reasonOf, type ApiError } from '../api/errors.ts'
import { timings } from '../timings.ts'
import { dropIntent, keepIntent, OUTBOX_KEY, readIntents, type Intent } from './intents.ts'
import { moneyCall, type MoneyEnd, type Wish } from './money-call.ts'
import { inOneTab } from './one-tab.ts'

/** What became of a deposit that the customer reported. */
export type DepositNote = {
  id: string
  email: string
  amount: Decimal
  state: 'waiting' | 'delayed' | 'recorded' | 'refused' | 'unknown'
  /** Why, where something went wrong. */
  reason?: string
}

const pauses = timings.outboxPauses

// A date far ahead comes from a clock that was wrong when it was written.
const isDue = ({ due }: Intent, now = Date.now()) => due <= now || due > now + timings.outboxLongestPause

/** It is sent again by itself, and the customer is told so: no advice to try again. */
const whyDelayed = (error: ApiError) =>
  error.retryAfter === undefined ? reasonOf(error) : `The server asked us to wait ${error.retryAfter} s.`

type Needs = {
  /** The signed-in customer's e-mail address. */
  who: () => string | null
  send?: (wish: Wish) => Promise<MoneyEnd>
}

/** Keeps a reported deposit until the server has answered, and sends it once whatever becomes of the page (DEP-3). */
export function createOutbox({ who, send = (wish) => moneyCall('addDeposit', wish) }: Needs) {
  const tab = newIdempotencyKey()
  const listeners = new Set<(note: DepositNote) => void>()
  let channel: BroadcastChannel | undefined
  let note: DepositNote | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null

  function tell(next: DepositNote) {
    note = next
    for (const listener of listeners) listener(next)
  }

  function report(intent: Intent, state: DepositNote['state'], reason?: string) {
    const { id, email, amount } = intent
    const next = { id, email, amount: amount as Decimal, state, reason }
    if (note?.id === id && note.state === state && note.reason === reason) return
    tell(next)
    // A channel has no target; the rule takes it for a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage(next)
  }

  const mine = () => readIntents().filter(({ email }) => email === who())

  function arm() {
    clearTimeout(timer)
    const waiting = mine()
    if (waiting.length === 0) return
    const next = Math.min(...waiting.map((intent) => (isDue(intent) ? Date.now() + 1000 : intent.due)))
    timer = setTimeout(() => void wake(), next - Date.now())
  }

  async function sendOne(intent: Intent): Promise<'go on' | 'stop'> {
    const { id, amount, mayHaveArrived } = intent
    const firstTry = intent.firstTry ?? Date.now()
    // Servers keep an idempotency key for a day at least; a repeat after that could count twice.
    if (Date.now() - firstTry > timings.outboxKeyGoodFor) {
      dropIntent(id)
      report(intent, mayHaveArrived ? 'unknown' : 'refused', 'It could not be sent for a day.')
      return 'go on'
    }
    // Written before it is sent: should the page die now, the next one knows that this may have arrived.
    const tried = { ...intent, firstTry, tries: intent.tries + 1, mayHaveArrived: true }
    keepIntent(tried)
    const body = JSON.stringify({ amount: Number(amount) })
    const end = await send({ key: id, body, mayHaveArrived })
    if (end.state === 'done' || (end.state === 'refused' && end.final)) {
      dropIntent(id)
      if (end.state === 'done') report(intent, 'recorded')
      else report(intent, end.mayHaveArrived ? 'unknown' : 'refused', end.error.message)
      return 'go on'
    }
    const pause = pauses[Math.min(intent.tries, pauses.length - 1)] ?? 0
    const retryAfter = (end.error.retryAfter ?? 0) * 1000
    const due = Date.now() + Math.max(pause, retryAfter)
    const notBefore = retryAfter > 0 ? Date.now() + retryAfter : undefined
    // A try that never left doesn't start the key's day.
    keepIntent(
      end.state === 'unknown'
        ? { ...tried, due, notBefore }
        : { ...tried, due, notBefore, firstTry: intent.firstTry, mayHaveArrived },
    )
    report(intent, 'delayed', whyDelayed(end.error))
    return 'stop'
  }

  async function drain() {
    for (const { id } of mine()) {
      // Read again each time: another tab, or the customer, may have been here meanwhile.
      const intent = mine().find((kept) => kept.id === id)
      if (intent && isDue(intent) && (await sendOne(intent)) === 'stop') return
    }
  }

  /** Sends what is due. Any number of calls at any time do no harm. */
  function wake(): Promise<void> {
    if (!mine().some((intent) => isDue(intent))) {
      arm()
      return Promise.resolve()
    }
    running ??= inOneTab(tab, drain).then(() => {
      running = null
      arm()
    })
    return running
  }

  /** A network that is back needs no further patience, but for a server that asked for it. */
  function wakeNow() {
    for (const intent of mine())
      if (intent.tries > 0) keepIntent({ ...intent, due: Math.max(Date.now(), intent.notBefore ?? 0) })
    return wake()
  }

  /** Stores the intent before it returns, so that the mail program may take the page away at once. */
  function add(amount: Decimal): string | null {
    const email = who()
    if (email === null) return null
    const id = newIdempotencyKey()
    const due = Date.now() + timings.depositPostAfter
    const intent = { id, amount, email, due, tries: 0, firstTry: null, mayHaveArrived: false }
    keepIntent(intent)
    report(intent, 'waiting')
    arm()
    return id
  }

  function start() {
    if (typeof BroadcastChannel !== 'undefined') {
      channel = new BroadcastChannel(OUTBOX_KEY)
      channel.addEventListener('message', (event: MessageEvent<DepositNote>) => tell(event.data))
    }
    window.addEventListener('online', () => void wakeNow())
    window.addEventListener('pageshow', () => void wake())
    window.addEventListener('storage', (event) => event.key === OUTBOX_KEY && arm())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void wake())
    void wake()
  }

  return {
    add,
    wake,
    wakeNow,
    start,
    note: () => note,
    subscribe: (listener: (note: DepositNote) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** For tests: a tab that goes away keeps no timer and no channel. */
    stop: () => {
      clearTimeout(timer)
      channel?.close()
    },
  }
}
