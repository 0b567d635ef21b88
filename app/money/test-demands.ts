import type { PaymentAttempt } from './attempt.ts'
import { looksLike } from './history-match.ts'
import { readQueue } from './outbox-store.ts'
import type { Backend, Seen } from './test-backend.ts'
import type { Policy } from './test-steps.ts'
import { readOrders } from './withdrawal-store.ts'

// For tests: what is known about each order, and what must therefore hold (see money-property.test.ts).

const sameOrder = ({ call, email, row }: Seen, known: { call: string; email: string; body: string }) =>
  call === known.call && email === known.email && looksLike(row, known.body)

export function createDemands(policy: Policy, { rows, rowsOf, seen }: Backend) {
  const owners = new Map<string, string>()
  /** By key: how many rows an order may have beyond the first, because the customer was warned and repeated it. */
  const allowed = new Map<string, number>()
  /** Orders that the app must treat as possibly carried out, by key. */
  const open = new Map<string, { call: string; email: string; body: string; firstTry: number }>()
  /** The keys of orders that were reported as not sent, without a retry. */
  const refusedForGood = new Set<string>()
  /** Withdrawals that the customer has seen neither as done nor as refused, by key. */
  const undecided = new Map<string, string>()
  /** Whether another undecided withdrawal had the same details when this one was sent, by key. */
  const hadLike = new Map<string, boolean>()
  /** The ids of deposits that were reported as settled. */
  const settled = new Set<string>()
  const firstPosts = new Map<string, number>()

  // The app catches errors that are thrown inside it, so failed checks are collected until the end of the step.
  const failures: unknown[] = []
  const demand = (holds: boolean | undefined, what: string) => holds || failures.push(new Error(what))
  const watch = (work: Promise<void>) => void work.catch((error: unknown) => failures.push(error))
  const allow = (key: string) => allowed.set(key, (allowed.get(key) ?? 0) + 1)

  function noteLike({ key, body }: PaymentAttempt, email: string | null) {
    const order = email + body
    const others = [...undecided].filter(([other]) => other !== key)
    hadLike.set(key, others.map(([, each]) => each).includes(order))
    undecided.set(key, order)
  }

  /** Whether a row with the details of the order was in a history that was read. */
  function isSeen(key: string) {
    const known = open.get(key)
    return known !== undefined && seen.some((each) => sameOrder(each, known))
  }

  function check() {
    const keys = new Set(rows.map(({ key }) => key))
    for (const key of keys) {
      const most = policy.honours && policy.declares ? 1 : 1 + (allowed.get(key) ?? 0)
      demand(rowsOf(key) <= most, '(a) (d) an order has too many rows')
      demand(!refusedForGood.has(key), '(b) an order reported as not sent got a row')
    }
    const listed = new Set([...readOrders().map(({ key }) => key), ...readQueue().map(({ id }) => id)])
    for (const [key, { call }] of open) {
      const isSettled = call === 'deposit' && isSeen(key)
      demand(listed.has(key) || isSettled, '(c) an order with an unknown outcome is not listed')
    }
    if (failures.length > 0) throw failures[0]
  }

  return {
    owners,
    open,
    refusedForGood,
    undecided,
    hadLike,
    settled,
    firstPosts,
    demand,
    watch,
    allow,
    noteLike,
    isSeen,
    check,
  }
}
export type Demands = ReturnType<typeof createDemands>
