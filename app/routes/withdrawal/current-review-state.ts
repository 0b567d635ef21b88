import { pauseText } from '#ui/lib/messages.ts'
import type { EarlierOrder, ListedRow, ReviewState, SameOrder } from '#ui/withdrawal/review-state.ts'
import { declaredIdempotency } from '../../api/capabilities.ts'
import { reasonOf, type ApiError } from '../../api/errors.ts'
import type { SubmissionOutcome } from '../../money/attempt.ts'
import { keyIsGood } from '../../money/key-age.ts'
import type { SameOrders } from '../../money/same-orders.ts'
import type { Order, OrderState } from '../../money/withdrawal-store.ts'

/** What an open review shows, and which order it is about. */
export type Reviewed = {
  /** `asking`: nothing was sent from this review, so its content is derived from the stored orders at every render. */
  state: ReviewState
  /** The key of the earlier order that it names, or of the order that was sent from it. */
  key: string | null
  /** For an order of another tab: the ids of rows like it that were there before. `null`: they weren't read then. */
  seen?: readonly string[] | null
  /** The `fingerprint` of {@link SameOrders} when `state` was set. */
  fingerprint: string
}

/** An earlier order for the review. A repeat counts once only if the backend declared so at the first attempt and still does (API-14). */
export const earlierOrder = ({ keyed, firstTry }: Pick<Order, 'keyed' | 'firstTry'>): EarlierOrder => ({
  sentAt: firstTry,
  repeat: keyed && keyIsGood(firstTry) && declaredIdempotency() ? 'counts-once' : 'may-count-twice',
})

const sameOrder = ({ latest, unclear, times }: SameOrders): SameOrder | null =>
  latest === null ? null : { sentAt: latest, unclear, times }

/** The current state of an open review. Considers what has happened since it was opened, in any tab. */
export function reviewStateNow(
  { state, key, fingerprint }: Reviewed,
  same: SameOrders,
  known: OrderState | null,
  /** The row that the history shows for it. */
  listed?: ListedRow,
  /** The history's row of an order that another tab has sent. */
  row?: RowOfOtherTab,
) {
  if (state.is === 'checking' || state.is === 'sending') return state
  if (known === 'arrived') return { is: 'arrived' as const, ...listed }
  if (key !== null && known === null && same.again === null)
    return state.is === 'asking' ? sentElsewhere(row) : settledElsewhere
  // The outcome of this review's own attempt stays until earlier orders change.
  if (state.is !== 'asking' && same.fingerprint === fingerprint) return state
  return asking(same)
}

/** Whether the customer has confirmed, and the outcome isn't known yet. */
export const isBusy = ({ is }: ReviewState) => is === 'checking' || is === 'sending' || is === 'confirming'

/** While the customer is asked to prove who they are, nothing is under way: the backend has refused the order until then (CAP-3). */
export const whileAsked = (state: ReviewState, asked: boolean): ReviewState =>
  asked && state.is === 'sending' ? { is: 'confirming', repeat: state.repeat } : state

const asking = (same: SameOrders): ReviewState => ({
  is: 'asking',
  earlier: same.again && earlierOrder(same.again),
  same: sameOrder(same),
})

type RowOfOtherTab = { reference: string | null; status: string | null }

/** Nothing was sent from this review. */
const sentElsewhere = (row?: RowOfOtherTab): ReviewState => ({
  is: 'elsewhere',
  row: row ? { reference: row.reference, status: row.status } : null,
})

/** This review has sent it too. How it was settled isn't known here: the customer has to check the history. */
const settledElsewhere: ReviewState = {
  is: 'unknown',
  why: 'This order was settled in another tab.',
  earlier: { sentAt: 0, repeat: 'may-count-twice' },
}

/** The state of the review after an attempt that did not succeed. */
export function stateAfter(
  outcome: Exclude<SubmissionOutcome, { state: 'done' }>,
  order: Order,
): ReviewState {
  const { message, retryAfter, ownPause, requestId, kind, effect, body } = outcome.error
  const offline = kind === 'offline' && effect === 'no'
  const failure = { retryAfter, requestId, offline, until: untilIn(body), code: codeIn(body) }
  if (outcome.state === 'refused') return { is: 'refused', why: message, ...failure }
  const pause =
    retryAfter !== undefined && ownPause ? ` The button works again in ${pauseText(retryAfter)}.` : ''
  const why = `${reasonOf(outcome.error)}${pause}`
  return {
    is: 'unknown',
    why,
    ...failure,
    refused: effect === 'no' && order.tries > 1,
    earlier: earlierOrder(order),
  }
}

/** What a refusal says: its sentences, and its reason and end if it names them (CAP-3). */
export const namedIn = ({ message, body }: ApiError) => ({
  why: message,
  code: codeIn(body),
  until: untilIn(body),
})

const codeIn = (body: unknown) => (body as { code?: unknown } | undefined)?.code

/** Until when a lock or a hold of withdrawals lasts, which the refusals of some capabilities say (CAP-3). */
function untilIn(body: unknown): string | undefined {
  const { until } = (body ?? {}) as { until?: unknown }
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : undefined
}
