import { reasonOf, type ApiError } from '../api/errors.ts'
import { serverNow } from '../api/server-clock.ts'
import { timings } from '../timings.ts'
import { recheckRefusal, type Sent } from './recheck-refusal.ts'
import { isPassing, type PaymentAttempt, type SubmissionOutcome } from './attempt.ts'
import type { DepositNote, Report } from './deposit-notes.ts'
import { idOf, looksLike, proofsBeside, type Row } from './history-match.ts'
import {
  dropIntent,
  isLatestTry,
  keepIntent,
  readIntents,
  refusedDeposits,
  type Intent,
} from './outbox-store.ts'
import { keyIsGood, keyIsOver } from './key-age.ts'
import { reasonsOf } from './reasons.ts'

export type SenderNeeds = {
  /** The signed-in customer's e-mail address. */
  who: () => string | null
  send: (attempt: PaymentAttempt) => Promise<SubmissionOutcome>
  /** Whether the backend declares `idempotency`: it carries out a key only once (API-14). */
  declared: () => Promise<boolean>
  /** Fetches the customer's deposits. `null`: the call failed. */
  history: (email: string) => Promise<readonly Row[] | null>
  /** Reads the customer's deposits from the server. `null`: they couldn't be read in time. */
  readNow: (email: string) => Promise<readonly Row[] | null>
}

const pauses = timings.outboxPauses
const pauseAfter = (tries: number) => pauses[Math.min(tries, pauses.length - 1)] ?? 0

/** When to retry: after our own pause, or the server's `Retry-After` if that is longer. */
function waitAfter(tries: number, { retryAfter = 0 }: ApiError) {
  const asked = Date.now() + retryAfter * 1000
  const due = Math.max(Date.now() + pauseAfter(tries), asked)
  return { due, notBefore: retryAfter > 0 ? asked : undefined }
}

const bodyOf = (intent: Intent) => JSON.stringify({ amount: Number(intent.amount) })

const unsettled = (intent: Intent): Sent => ({
  email: intent.email,
  key: intent.id,
  body: bodyOf(intent),
  firstTry: intent.firstTry ?? 0,
  seen: intent.seen ?? [],
  knew: intent.knew,
  serverTime: intent.serverTime,
})

/** For a deposit that only the customer can repeat. It counts once if the backend declared so at the first attempt and still does. */
const repeat = ({ keyed, firstTry }: Intent, honoured: boolean) => ({
  repeatable: true,
  countsOnce: honoured && keyed === true && firstTry !== null && keyIsGood(firstTry),
})

/** Sends a stored deposit, or looks for it in the history if a repeat might count twice (API-14, API-15). */
export function createDepositSender(
  { who, send, declared, history, readNow }: SenderNeeds,
  report: Report,
  noteOf: (id: string) => DepositNote | undefined,
) {
  // Recorded since the page was loaded. Their rows don't count as proof of other deposits of the same amount.
  const settled: Sent[] = []
  let onItsWay: string | null = null

  const mine = () => readIntents().filter(({ email }) => email === who())
  const stored = (id: string) => mine().find((kept) => kept.id === id)

  /**
   * `row`: the id of the row that shows it. Without one, any new row of this amount may be this deposit, so it proves nothing about another one
   * whose outcome is unknown. Stored with the others, because a reload forgets what was settled.
   */
  function done(intent: Intent, row?: string) {
    refusedDeposits.remove(intent.id)
    dropIntent(intent.id)
    settled.push(unsettled(intent))
    for (const other of mine())
      if (other.mayHaveArrived && other.amount === intent.amount)
        keepIntent({
          ...other,
          ...(row === undefined ? { knew: false } : { seen: [...(other.seen ?? []), row] }),
        })
  }

  function recorded(intent: Intent) {
    done(intent)
    report(intent, 'recorded')
  }

  /** Drops the deposits that appear in the history. The one that is being sent waits for its own response. */
  function settle(email: string, rows: readonly Row[]) {
    const waiting = [...mine(), ...refusedDeposits.of(who()).map(({ sent }) => sent)].filter(
      (intent) =>
        intent.email === email && intent.mayHaveArrived && intent.knew === true && intent.id !== onItsWay,
    )
    const found = proofsBeside(settled, waiting.map(unsettled), rows)
    for (const intent of waiting) {
      const row = rows.find(({ _id }) => _id === found.get(intent.id))
      if (!row) continue
      done(intent, idOf(row))
      report(intent, 'listed', { listedAt: row.date ?? undefined })
    }
  }

  async function lookUp({ id, email }: Intent, honoured: boolean) {
    const rows = await history(email)
    if (rows) settle(email, rows)
    // Read again: another tab may have changed it, or the customer may have asked for a repeat.
    const now = stored(id)
    if (!now || now.approved) return
    keepIntent({ ...now, parked: true, tries: now.tries + 1, due: Date.now() + pauseAfter(now.tries) })
    // After a reload the reason of the earlier failure is no longer known.
    const shown = noteOf(id)
    report(now, 'unknown', { reason: shown?.reason, requestId: shown?.requestId, ...repeat(now, honoured) })
  }

  async function sendOne(id: string): Promise<'go on' | 'stop'> {
    const before = stored(id)
    if (!before) return 'go on'
    // A row that the list has by now belongs to another deposit, or settles this one before the customer's repeat is sent.
    const needsList = !before.mayHaveArrived || before.approved === true
    const [honoured, rows] = await Promise.all([declared(), needsList ? readNow(before.email) : null])
    if (rows) settle(before.email, rows)
    // Read again: another tab may have settled it, or another customer may have signed in meanwhile (C27).
    const intent = stored(id)
    if (!intent) return 'go on'
    const { firstTry, mayHaveArrived } = intent
    if (firstTry !== null && keyIsOver(firstTry)) {
      // Stays stored until the customer has acknowledged it, so that it is reported after a reload too.
      keepIntent({ ...intent, parked: true, approved: false, due: Date.now() + pauseAfter(pauses.length) })
      report(intent, 'unknown', { reason: 'We got no clear answer for a day.' })
      return 'go on'
    }
    const repeatIsSafe =
      honoured && intent.keyed === true && !intent.parked && firstTry !== null && keyIsGood(firstTry)
    if (!mayHaveArrived || repeatIsSafe || intent.approved) return attemptNow(intent, honoured, rows)
    await lookUp(intent, honoured)
    return 'go on'
  }

  async function attemptNow(
    intent: Intent,
    honoured: boolean,
    rows: readonly Row[] | null,
  ): Promise<'go on' | 'stop'> {
    const body = bodyOf(intent)
    const seen = (rows ?? []).filter((row) => looksLike(row, body)).map(({ _id }) => _id)
    const first = { keyed: honoured, seen, knew: rows !== null, serverTime: serverNow() }
    // Stored before it is sent. If the page is closed now, the next one knows that the deposit may have arrived.
    const tried: Intent = {
      ...intent,
      ...(!intent.mayHaveArrived && first),
      firstTry: intent.firstTry ?? Date.now(),
      tries: intent.tries + 1,
      mayHaveArrived: true,
      approved: false,
    }
    keepIntent(tried)
    onItsWay = tried.id
    const sent = send({ key: tried.id, body, mayHaveArrived: intent.mayHaveArrived })
    const answer = await sent.finally(() => (onItsWay = null))
    const { outcome, rows: after } = await recheckRefusal({ who, readNow }, unsettled(tried), answer)
    if (after) settle(tried.email, after)
    if (outcome.state === 'done') {
      recorded(tried)
      return 'go on'
    }
    const { error } = outcome
    if (!isLatestTry(tried)) return settledElsewhere(tried, error)
    if (outcome.state === 'refused') return refused(intent, tried, error)
    const wait = waitAfter(intent.tries, error)
    const parked = !(tried.keyed === true && honoured && isPassing(error))
    keepIntent({ ...tried, ...wait, parked })
    const details = { reason: reasonOf(error), requestId: error.requestId }
    if (parked) report(tried, 'unknown', { ...details, ...repeat(tried, honoured) })
    else report(tried, 'checking', details)
    return 'stop'
  }

  /**
   * For a deposit that another tab settled or sent while this one was sending it. Unless that tab reported it as recorded, it is
   * unknown. It isn't stored again, because it would then be sent again.
   */
  function settledElsewhere(tried: Intent, error: ApiError): 'stop' {
    const shown = noteOf(tried.id)
    if (shown?.state !== 'recorded' && shown?.state !== 'listed')
      report(tried, 'unknown', { reason: reasonOf(error), requestId: error.requestId })
    return 'stop'
  }

  /** For a deposit that was certainly not recorded, neither by this attempt nor by an earlier one. */
  function refused(before: Intent, tried: Intent, error: ApiError): 'go on' | 'stop' {
    if (!isPassing(error)) {
      // In this order, so that it is never missing in between.
      refusedDeposits.keep(tried, error, () => who() === tried.email)
      dropIntent(tried.id)
      report(tried, 'refused', { reason: reasonsOf(error), requestId: error.requestId })
      return 'go on'
    }
    // The lifetime of the key starts with the first attempt that may have arrived, and this one hasn't.
    keepIntent({ ...before, ...waitAfter(before.tries, error), firstTry: null, tries: tried.tries })
    // The session has ended, so the customer sees the next state only after signing in again, when the deposit is sent at once.
    if (error.kind === 'auth') report(tried, 'repeating')
    else report(tried, 'delayed', { reason: reasonOf(error), requestId: error.requestId })
    return 'stop'
  }

  return { mine, sendOne, settle }
}
