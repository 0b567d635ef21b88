import { uncertain, type SubmissionOutcome } from './attempt.ts'
import { arrived, type Row, type Unsettled } from './history-match.ts'

type Needs = {
  /** The signed-in customer's email address. */
  who: () => string | null
  readNow: (email: string) => Promise<readonly Row[] | null>
}

/** An order that was sent. `rowsKnown`: the list was read right before that, so a new row in it may be this order. */
export type Sent = Unsettled & { email: string; rowsKnown?: boolean | undefined }

/**
 * Reads the customer's list again after a response that refused the order. When a connection drops, browsers send a POST again by
 * themselves, and the backend may refuse only this second request (too many requests, too little profit). A new row in the list
 * is stronger proof than such a refusal, so the outcome is then unknown. It is also unknown if the list can't be read. `rows`: the list, if
 * it was read.
 */
export async function recheckRefusal(
  { who, readNow }: Needs,
  sent: Sent,
  outcome: SubmissionOutcome,
): Promise<{ outcome: SubmissionOutcome; rows: readonly Row[] | null }> {
  const wasAnswered = outcome.state === 'refused' && outcome.error.status !== undefined
  if (!wasAnswered || sent.rowsKnown !== true || who() !== sent.email) return { outcome, rows: null }
  // Retried once, because a single read may fail by chance.
  const rows = (await readNow(sent.email)) ?? (await readNow(sent.email))
  // Another customer may have signed in meanwhile.
  if (who() !== sent.email) return { outcome, rows: null }
  if (rows === null) return { outcome: uncertain(outcome), rows }
  return { outcome: arrived([sent], rows).length > 0 ? uncertain(outcome) : outcome, rows }
}
