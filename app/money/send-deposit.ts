import { idOf } from '#contract/transactions.ts'
import { reasonOf, type ApiError } from '../api/errors.ts'
import { serverNow } from '../api/server-clock.ts'
import { timings } from '../timings.ts'
import { recheckRefusal, type Sent } from './recheck-refusal.ts'
import { isPassing, type PaymentAttempt, type SubmissionOutcome } from './attempt.ts'
import type { DepositNote, Report } from './deposit-notes.ts'
import { looksLike, proofsBeside, type Row } from './history-match.ts'
import {
  isLatestTry,
  readQueue,
  refusedDeposits,
  removeQueued,
  saveQueued,
  type QueuedDeposit,
} from './outbox-store.ts'
import { keyIsGood, keyIsOver } from './key-age.ts'
import { reasonsOf } from './reasons.ts'
import { inHistory, rowOf } from './row-of-order.ts'

export type SenderNeeds = {
  /** The signed-in customer's email address. */
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

const bodyOf = (deposit: QueuedDeposit) => JSON.stringify({ amount: Number(deposit.amount) })

const unsettled = (deposit: QueuedDeposit): Sent => ({
  email: deposit.email,
  key: deposit.id,
  body: bodyOf(deposit),
  firstTry: deposit.firstTry ?? 0,
  seen: deposit.seen ?? [],
  rowsKnown: deposit.rowsKnown,
  serverTime: deposit.serverTime,
})

/** For a deposit that only the customer can repeat. A repeat counts once if the backend declared that at the first attempt and still does. */
const repeat = ({ keyed, firstTry }: QueuedDeposit, honoured: boolean) => ({
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
  // The rows that show them, as far as they were found.
  const named: string[] = []
  let onItsWay: string | null = null

  const mine = () => readQueue().filter(({ email }) => email === who())
  const stored = (id: string) => mine().find((kept) => kept.id === id)

  /**
   * `row`: the id of the row that shows it. Without one, any new row of this amount may be this deposit, so it proves nothing about others whose
   * outcome is unknown. Stored with those, because a reload forgets what was settled.
   */
  function done(deposit: QueuedDeposit, row?: string) {
    refusedDeposits.remove(deposit.id)
    removeQueued(deposit.id)
    settled.push(unsettled(deposit))
    for (const other of mine())
      if (other.mayHaveArrived && other.amount === deposit.amount)
        saveQueued({
          ...other,
          ...(row === undefined ? { rowsKnown: false } : { seen: [...(other.seen ?? []), row] }),
        })
  }

  function recorded(deposit: QueuedDeposit) {
    done(deposit)
    report(deposit, 'recorded')
    void findRow(deposit)
  }

  /** Reads the history again for the reference of a recorded deposit. The response to the deposit itself isn't read (API-9). */
  async function findRow(deposit: QueuedDeposit) {
    const { email, rowsKnown } = deposit
    if (rowsKnown !== true || who() !== email) return
    const rows = await readNow(email)
    const row = rows && who() === email ? rowOf(unsettled(deposit), rows, named) : null
    const shown = row && rows ? inHistory(row, rows) : undefined
    if (!shown) return
    named.push(shown.id)
    report(deposit, 'recorded', { row: shown })
  }

  /** Drops the deposits that appear in the history. The one that is being sent waits for its own response. */
  function settle(email: string, rows: readonly Row[]) {
    const waiting = [...mine(), ...refusedDeposits.of(who()).map(({ sent }) => sent)].filter(
      (deposit) =>
        deposit.email === email &&
        deposit.mayHaveArrived &&
        deposit.rowsKnown === true &&
        deposit.id !== onItsWay,
    )
    const found = proofsBeside(settled, waiting.map(unsettled), rows)
    for (const deposit of waiting) {
      const row = rows.find(({ _id }) => _id === found.get(deposit.id))
      if (!row) continue
      done(deposit, idOf(row))
      report(deposit, 'listed', { listedAt: row.date ?? undefined, row: inHistory(row, rows) })
    }
  }

  async function lookUp({ id, email }: QueuedDeposit, honoured: boolean) {
    const rows = await history(email)
    if (rows) settle(email, rows)
    // Read again: another tab may have changed it, or the customer may have asked for a repeat.
    const now = stored(id)
    if (!now || now.approved) return
    saveQueued({ ...now, parked: true, tries: now.tries + 1, due: Date.now() + pauseAfter(now.tries) })
    // After a reload the reason of the earlier failure is no longer known.
    const shown = noteOf(id)
    report(now, 'unknown', { reason: shown?.reason, requestId: shown?.requestId, ...repeat(now, honoured) })
  }

  async function sendOne(id: string): Promise<'go on' | 'stop'> {
    const before = stored(id)
    if (!before) return 'go on'
    // A row that is already in the list belongs to another deposit, or settles this one before the customer's repeat is sent.
    const needsList = !before.mayHaveArrived || before.approved === true
    const [honoured, rows] = await Promise.all([declared(), needsList ? readNow(before.email) : null])
    if (rows) settle(before.email, rows)
    // Read again: another tab may have settled it, or another customer may have signed in meanwhile (C27).
    const deposit = stored(id)
    if (!deposit) return 'go on'
    const { firstTry, mayHaveArrived } = deposit
    if (firstTry !== null && keyIsOver(firstTry)) {
      // Stays stored until the customer has acknowledged it, so that it is reported after a reload too.
      saveQueued({ ...deposit, parked: true, approved: false, due: Date.now() + pauseAfter(pauses.length) })
      report(deposit, 'unknown', { reason: 'We got no clear answer for a day.' })
      return 'go on'
    }
    const repeatIsSafe =
      honoured && deposit.keyed === true && !deposit.parked && firstTry !== null && keyIsGood(firstTry)
    if (!mayHaveArrived || repeatIsSafe || deposit.approved) return attemptNow(deposit, honoured, rows)
    await lookUp(deposit, honoured)
    return 'go on'
  }

  async function attemptNow(
    deposit: QueuedDeposit,
    honoured: boolean,
    rows: readonly Row[] | null,
  ): Promise<'go on' | 'stop'> {
    const body = bodyOf(deposit)
    const seen = (rows ?? []).filter((row) => looksLike(row, body)).map(({ _id }) => _id)
    const first = { keyed: honoured, seen, rowsKnown: rows !== null, serverTime: serverNow() }
    // Stored before it is sent. If the page is closed now, the next one knows that the deposit may have arrived.
    const tried: QueuedDeposit = {
      ...deposit,
      ...(!deposit.mayHaveArrived && first),
      firstTry: deposit.firstTry ?? Date.now(),
      tries: deposit.tries + 1,
      mayHaveArrived: true,
      approved: false,
    }
    saveQueued(tried)
    onItsWay = tried.id
    const sent = send({ key: tried.id, body, mayHaveArrived: deposit.mayHaveArrived })
    const response = await sent.finally(() => (onItsWay = null))
    const { outcome, rows: after } = await recheckRefusal({ who, readNow }, unsettled(tried), response)
    if (after) settle(tried.email, after)
    if (outcome.state === 'done') {
      recorded(tried)
      return 'go on'
    }
    const { error } = outcome
    if (!isLatestTry(tried)) return settledElsewhere(tried, error)
    if (outcome.state === 'refused') return refused(deposit, tried, error)
    const wait = waitAfter(deposit.tries, error)
    const parked = !(tried.keyed === true && honoured && isPassing(error))
    saveQueued({ ...tried, ...wait, parked })
    const details = { reason: reasonOf(error), requestId: error.requestId }
    if (parked) report(tried, 'unknown', { ...details, ...repeat(tried, honoured) })
    else report(tried, 'checking', details)
    return 'stop'
  }

  /**
   * For a deposit that another tab settled or sent while this one was sending it. Unless that tab reported it as recorded or
   * listed, its outcome is unknown. It isn't stored again, because it would then be sent again.
   */
  function settledElsewhere(tried: QueuedDeposit, error: ApiError): 'stop' {
    const shown = noteOf(tried.id)
    if (shown?.state !== 'recorded' && shown?.state !== 'listed')
      report(tried, 'unknown', { reason: reasonOf(error), requestId: error.requestId })
    return 'stop'
  }

  /** For a deposit that was certainly not recorded, neither by this attempt nor by an earlier one. */
  function refused(before: QueuedDeposit, tried: QueuedDeposit, error: ApiError): 'go on' | 'stop' {
    if (!isPassing(error)) {
      // Stored before the deposit is dropped, so that it is never missing in between.
      refusedDeposits.keep(tried, error, () => who() === tried.email)
      removeQueued(tried.id)
      report(tried, 'refused', { reason: reasonsOf(error), requestId: error.requestId })
      return 'go on'
    }
    // The lifetime of the key starts with the first attempt that may have arrived, and this one hasn't.
    saveQueued({ ...before, ...waitAfter(before.tries, error), firstTry: null, tries: tried.tries })
    // The session has ended, so the customer sees the next state only after signing in again, when the deposit is sent at once.
    if (error.kind === 'auth') report(tried, 'repeating')
    else report(tried, 'delayed', { reason: reasonOf(error), requestId: error.requestId })
    return 'stop'
  }

  return { mine, sendOne, settle }
}
