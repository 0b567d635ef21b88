import type { Decimal } from '#contract/money.ts'
import { newIdempotencyKey } from '../api/client.ts'
import { reasonOf, type ApiError } from '../api/errors.ts'
import { timings } from '../timings.ts'
import { isPassing, type PaymentAttempt, type SubmissionOutcome } from './attempt.ts'
import { arrived, looksLike, type Row, type Unsettled } from './history-match.ts'
import { dropIntent, keepIntent, OUTBOX_KEY, readIntents, type Intent } from './intents.ts'
import { inOneTab } from './one-tab.ts'

/**
 * What became of a deposit that the customer reported. `delayed`: certainly not recorded yet, and sent again by the app.
 * `checking`: unknown, and asked again under the same key, which cannot count twice. `unknown`: unknown, and repeated only if
 * the customer asks for it.
 */
export type DepositNote = {
  id: string
  email: string
  amount: Decimal
  state: 'waiting' | 'delayed' | 'checking' | 'recorded' | 'refused' | 'unknown'
  /** Why, where something went wrong. */
  reason?: string
  /** Only for `unknown`: it can still be sent again under its key. */
  repeatable?: boolean
}

const pauses = timings.outboxPauses

// A date far ahead comes from a clock that was wrong when it was written.
const isDue = ({ due }: Intent, now = Date.now()) => due <= now || due > now + timings.outboxLongestPause

/** The app sends it again by itself and says so, so the reason carries no advice to try again. */
const whyDelayed = (error: ApiError) =>
  error.retryAfter === undefined ? reasonOf(error) : `The server asked us to wait ${error.retryAfter} s.`

const bodyOf = (intent: Intent) => JSON.stringify({ amount: Number(intent.amount) })

type Needs = {
  /** The signed-in customer's e-mail address. */
  who: () => string | null
  send: (attempt: PaymentAttempt) => Promise<SubmissionOutcome>
  /** Whether the backend declares that it carries out a key once (API-14). */
  declared: () => Promise<boolean>
  /** The customer's deposits as the server has them now, or `null` where they cannot be had. */
  history: (email: string) => Promise<readonly Row[] | null>
  /** The customer's deposits as they were last read, if they were. */
  known: (email: string) => readonly Row[]
}

/** Keeps a reported deposit until its outcome is certain, and sends it once whatever becomes of the page (DEP-3, API-14). */
export function createOutbox({ who, send, declared, history, known }: Needs) {
  let alive = true
  const tab = { id: newIdempotencyKey(), isAlive: () => alive }
  const listeners = new Set<(note: DepositNote) => void>()
  // Recorded since the page was loaded: their rows prove nothing about other deposits of the same amount.
  const settled: Unsettled[] = []
  let channel: BroadcastChannel | undefined
  let note: DepositNote | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null

  function show(next: DepositNote) {
    note = next
    for (const listener of listeners) listener(next)
  }

  function report(intent: Intent, state: DepositNote['state'], reason?: string, repeatable = false) {
    const { id, email, amount } = intent
    const next = { id, email, amount: amount as Decimal, state, reason, repeatable }
    if (note?.id === id && note.state === state && note.reason === reason && note.repeatable === repeatable)
      return
    show(next)
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

  function recorded(intent: Intent) {
    dropIntent(intent.id)
    settled.push(unsettled(intent))
    report(intent, 'recorded')
  }

  /** Drops the deposits that the history proves to be recorded. */
  function settle(email: string, rows: readonly Row[]) {
    const waiting = mine().filter((intent) => intent.email === email && intent.mayHaveArrived)
    const proved = arrived([...settled, ...waiting.map(unsettled)], rows)
    for (const intent of waiting) if (proved.includes(intent.id)) recorded(intent)
  }

  const later = (intent: Intent) => Date.now() + (pauses[Math.min(intent.tries, pauses.length - 1)] ?? 0)

  /** For a deposit that must not be sent again: looks whether it has appeared in the history. */
  async function lookUp(intent: Intent) {
    const rows = await history(intent.email)
    if (rows) settle(intent.email, rows)
    if (!mine().some(({ id }) => id === intent.id)) return
    keepIntent({ ...intent, parked: true, tries: intent.tries + 1, due: later(intent) })
    // A page that was loaded since has no reason to show.
    report(intent, 'unknown', note?.id === intent.id ? note.reason : undefined, true)
  }

  async function sendOne(intent: Intent): Promise<'go on' | 'stop'> {
    const firstTry = intent.firstTry ?? Date.now()
    // Servers keep an idempotency key for a day at least; a repeat after that could count twice.
    if (Date.now() - firstTry > timings.outboxKeyGoodFor) {
      dropIntent(intent.id)
      report(intent, 'unknown', 'The server gave no clear answer for a day.')
      return 'go on'
    }
    const honoured = await declared()
    const repeatIsSafe = honoured && intent.keyed === true && !intent.parked
    if (intent.mayHaveArrived && !repeatIsSafe && !intent.approved) {
      await lookUp(intent)
      return 'go on'
    }
    return attemptNow({ ...intent, firstTry }, honoured)
  }

  async function attemptNow(intent: Intent & { firstTry: number }, honoured: boolean) {
    // Somebody else may have signed in while the backend was asked (C27).
    if (who() !== intent.email) return 'stop'
    const first = !intent.mayHaveArrived
    const body = bodyOf(intent)
    // Written before it is sent: should the page die now, the next one knows that this may have arrived.
    const tried: Intent = {
      ...intent,
      tries: intent.tries + 1,
      mayHaveArrived: true,
      approved: false,
      keyed: first ? honoured : intent.keyed,
      seen: first
        ? known(intent.email)
            .filter((row) => looksLike(row, body))
            .map(({ _id }) => _id)
        : intent.seen,
    }
    keepIntent(tried)
    const outcome = await send({ key: intent.id, body, mayHaveArrived: intent.mayHaveArrived })
    if (outcome.state === 'done') {
      recorded(tried)
      return 'go on'
    }
    const { error } = outcome
    if (outcome.state === 'refused') return refused(intent, tried, error)
    const retryAfter = (error.retryAfter ?? 0) * 1000
    const due = Math.max(later(intent), Date.now() + retryAfter)
    const parked = !(tried.keyed === true && honoured && isPassing(error))
    keepIntent({ ...tried, due, notBefore: notBefore(retryAfter), parked })
    if (parked) report(tried, 'unknown', reasonOf(error), true)
    else report(tried, 'checking', whyDelayed(error))
    return 'stop'
  }

  /** It is certain that nothing was recorded, by this try or an earlier one. */
  function refused(before: Intent, tried: Intent, error: ApiError): 'go on' | 'stop' {
    if (!isPassing(error)) {
      dropIntent(tried.id)
      report(tried, 'refused', error.message)
      return 'go on'
    }
    const retryAfter = (error.retryAfter ?? 0) * 1000
    const due = Math.max(later(before), Date.now() + retryAfter)
    // A try that did nothing does not start the key's day.
    keepIntent({ ...before, firstTry: null, tries: tried.tries, due, notBefore: notBefore(retryAfter) })
    report(tried, 'delayed', whyDelayed(error))
    return 'stop'
  }

  const notBefore = (retryAfter: number) => (retryAfter > 0 ? Date.now() + retryAfter : undefined)

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
    running ??= inOneTab(tab, drain)
      // What failed is still stored, and due.
      .catch(() => false)
      .then(() => {
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

  /** Stores the deposit before it returns, so that the mail program may take the page away at once. */
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

  /** The customer was told that a repeat may count twice, and wants it. */
  function repeat(id: string) {
    const intent = mine().find((kept) => kept.id === id)
    if (!intent) return Promise.resolve()
    keepIntent({ ...intent, approved: true, due: Date.now() })
    report(intent, 'waiting')
    return wake()
  }

  function start() {
    if (typeof BroadcastChannel !== 'undefined') {
      channel = new BroadcastChannel(OUTBOX_KEY)
      channel.addEventListener('message', (event: MessageEvent<DepositNote>) => show(event.data))
    }
    window.addEventListener('online', () => void wakeNow())
    window.addEventListener('pageshow', () => void wake())
    window.addEventListener('storage', (event) => event.key === OUTBOX_KEY && arm())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void wake())
    void wake()
  }

  return {
    add,
    repeat,
    settle,
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
      alive = false
      clearTimeout(timer)
      channel?.close()
    },
  }
}

const unsettled = (intent: Intent): Unsettled => ({
  key: intent.id,
  body: bodyOf(intent),
  firstTry: intent.firstTry ?? 0,
  seen: intent.seen ?? [],
})
