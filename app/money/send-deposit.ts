import { reasonOf, type ApiError } from '../api/errors.ts'
import { asSentence } from '../api/server-message.ts'
import { timings } from '../timings.ts'
import { isPassing, type PaymentAttempt, type SubmissionOutcome } from './attempt.ts'
import type { DepositNote, Report } from './deposit-notes.ts'
import { arrived, looksLike, type Row, type Unsettled } from './history-match.ts'
import { dropIntent, keepIntent, readIntents, type Intent } from './outbox-store.ts'
import { keyIsGood, keyIsOver } from './key-age.ts'

export type SenderNeeds = {
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

const pauses = timings.outboxPauses
const pauseAfter = (tries: number) => pauses[Math.min(tries, pauses.length - 1)] ?? 0

/** When it is due again: after its pause, and not before the server's own. */
function waitAfter(tries: number, { retryAfter = 0 }: ApiError) {
  const asked = Date.now() + retryAfter * 1000
  const due = Math.max(Date.now() + pauseAfter(tries), asked)
  return { due, notBefore: retryAfter > 0 ? asked : undefined }
}

const bodyOf = (intent: Intent) => JSON.stringify({ amount: Number(intent.amount) })

const unsettled = (intent: Intent): Unsettled => ({
  key: intent.id,
  body: bodyOf(intent),
  firstTry: intent.firstTry ?? 0,
  seen: intent.seen ?? [],
})

/** The customer may send it again. It counts once where the backend declared so at the first try, and still does (API-14). */
const repeat = ({ keyed, firstTry }: Intent, honoured: boolean) => ({
  repeatable: true,
  countsOnce: honoured && keyed === true && firstTry !== null && keyIsGood(firstTry),
})

/** Sends one deposit, or looks for it in the history where it must not be sent again (API-14, API-15). */
export function createDepositSender(
  { who, send, declared, history, known }: SenderNeeds,
  report: Report,
  note: () => DepositNote | null,
) {
  // Recorded since the page was loaded: their rows prove nothing about other deposits of the same amount.
  const settled: Unsettled[] = []
  let onItsWay: string | null = null

  const mine = () => readIntents().filter(({ email }) => email === who())
  const stored = (id: string) => mine().find((kept) => kept.id === id)

  function recorded(intent: Intent) {
    dropIntent(intent.id)
    settled.push(unsettled(intent))
    report(intent, 'recorded')
  }

  /** Drops the deposits that the history proves to be recorded. One that is on its way waits for its own answer. */
  function settle(email: string, rows: readonly Row[]) {
    const waiting = mine().filter(
      (intent) => intent.email === email && intent.mayHaveArrived && intent.id !== onItsWay,
    )
    const proved = arrived([...settled, ...waiting.map(unsettled)], rows)
    for (const intent of waiting) if (proved.includes(intent.id)) recorded(intent)
  }

  async function lookUp({ id, email }: Intent, honoured: boolean) {
    const rows = await history(email)
    if (rows) settle(email, rows)
    // Read again: another tab may have changed it, or the customer may have asked for a repeat.
    const now = stored(id)
    if (!now || now.approved) return
    keepIntent({ ...now, parked: true, tries: now.tries + 1, due: Date.now() + pauseAfter(now.tries) })
    // A page that was loaded since has no reason to show.
    const shown = note()?.id === id ? note() : null
    report(now, 'unknown', { reason: shown?.reason, requestId: shown?.requestId, ...repeat(now, honoured) })
  }

  async function sendOne(id: string): Promise<'go on' | 'stop'> {
    const honoured = await declared()
    // Read again: another tab may have settled it, or somebody else may have signed in meanwhile (C27).
    const intent = stored(id)
    if (!intent) return 'go on'
    const { firstTry, mayHaveArrived } = intent
    if (firstTry !== null && keyIsOver(firstTry)) {
      dropIntent(id)
      report(intent, 'unknown', { reason: 'The server gave no clear answer for a day.' })
      return 'go on'
    }
    const repeatIsSafe =
      honoured && intent.keyed === true && !intent.parked && firstTry !== null && keyIsGood(firstTry)
    if (!mayHaveArrived || repeatIsSafe || intent.approved) return attemptNow(intent, honoured)
    await lookUp(intent, honoured)
    return 'go on'
  }

  async function attemptNow(intent: Intent, honoured: boolean): Promise<'go on' | 'stop'> {
    const body = bodyOf(intent)
    const first = {
      keyed: honoured,
      seen: known(intent.email)
        .filter((row) => looksLike(row, body))
        .map(({ _id }) => _id),
    }
    // Written before it is sent: should the page die now, the next one knows that this may have arrived.
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
    const outcome = await sent.finally(() => (onItsWay = null))
    if (outcome.state === 'done') {
      recorded(tried)
      return 'go on'
    }
    const { error } = outcome
    const gone = !stored(tried.id)
    if (outcome.state === 'refused') return refused(intent, tried, error)
    if (gone) return settledElsewhere(tried, error)
    const wait = waitAfter(intent.tries, error)
    const parked = !(tried.keyed === true && honoured && isPassing(error))
    keepIntent({ ...tried, ...wait, parked })
    const { requestId } = error
    if (parked) report(tried, 'unknown', { reason: reasonOf(error), requestId, ...repeat(tried, honoured) })
    else report(tried, 'checking', { reason: reasonOf(error), requestId })
    return 'stop'
  }

  /** Another tab has found it in the history and said so. Where nobody has said so, it stays unknown. */
  function settledElsewhere(tried: Intent, error: ApiError): 'stop' {
    if (note()?.id !== tried.id || note()?.state !== 'recorded')
      report(tried, 'unknown', { reason: reasonOf(error), requestId: error.requestId })
    return 'stop'
  }

  /** It is certain that nothing was recorded, by this try or an earlier one. */
  function refused(before: Intent, tried: Intent, error: ApiError): 'go on' | 'stop' {
    const { requestId } = error
    if (!isPassing(error)) {
      dropIntent(tried.id)
      report(tried, 'refused', { reason: asSentence(error.message), requestId })
      return 'go on'
    }
    // A try that did nothing does not start the key's day.
    keepIntent({ ...before, ...waitAfter(before.tries, error), firstTry: null, tries: tried.tries })
    report(tried, 'delayed', { reason: reasonOf(error), requestId })
    return 'stop'
  }

  return { mine, sendOne, settle }
}
