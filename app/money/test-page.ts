import type { WithdrawalBody } from '#contract/orders.ts'
import { type PaymentAttempt, submit } from './attempt.ts'
import type { Row } from './history-match.ts'
import { createOutbox } from './outbox.ts'
import { createOrders } from './send-withdrawal.ts'
import { network, type World } from './test-network.ts'

// For tests: a page of the app, which sends deposits and withdrawals through the real modules.

type Review = { body: WithdrawalBody; fingerprint: string; key: string | null; mayCountTwice: boolean }

const declared = async (world: World) => {
  if (world.wakeUp === 'is slow') await new Promise((then) => setTimeout(then, 2900))
  return world.wakeUp !== 'fails' && world.policy.declares
}

/** A page. After it is closed or reloaded it receives no more responses, but its requests still reach the backend. */
export function createPage(world: World) {
  const { rowsOf, read } = world.backend
  const { owners, open, refusedForGood, settled, firstPosts, demand, noteLike, isSeen } = world.demands

  let alive = true
  const ifAlive = <Result>(result: Result) => (alive ? result : new Promise<never>(() => {}))
  const cache: Record<string, Row[]> = {}
  const needs = (call: 'deposit' | 'withdrawal') => ({
    who: () => world.customer,
    declared: async () => ifAlive(await declared(world)),
    known: (email: string) => cache[call + email] ?? [],
    termsNow: async () => ({ charges: null, allowed: null, profit: null }),
    watchLeaving: () => () => false,
    readNow: async (email: string) =>
      ifAlive(
        network.onLine && world.wakeUp !== 'fails' ? (cache[call + email] = read(call, email, 0)) : null,
      ),
    // A closed page starts no request. Bodies are read in real time, which the fake clock doesn't control.
    send: async (attempt: PaymentAttempt) => {
      if (!alive) return new Promise<never>(() => {})
      const outcome = await submit(call === 'deposit' ? 'addDeposit' : 'addWithdrawal', attempt)
      // A certain refusal doesn't use the key, so its lifetime hasn't started.
      if (outcome.state === 'refused') firstPosts.delete(attempt.key)
      return ifAlive(outcome)
    },
  })
  const outbox = createOutbox({
    ...needs('deposit'),
    history: async (email) => ifAlive(network.onLine ? read('deposit', email, 0) : null),
  })
  outbox.subscribe(() => {
    const { id = '', state } = outbox.note() ?? {}
    if (state === 'refused' || state === 'delayed') {
      demand(rowsOf(id) === 0, '(b) reported as not recorded, but has a row')
      open.delete(id)
    }
    if (state === 'refused') refusedForGood.add(id)
    if (state === 'recorded' || state === 'listed') {
      demand(rowsOf(id) > 0 || isSeen(id), '(g) reported as recorded, but has no row')
      settled.add(id)
      open.delete(id)
    }
  })
  const store = createOrders({
    ...needs('withdrawal'),
    send: async (attempt) => {
      owners.set(attempt.key, world.customer ?? '')
      noteLike(attempt, world.customer)
      return needs('withdrawal').send(attempt)
    },
  })
  return {
    outbox,
    store,
    cache,
    review: null as Review | null,
    /** The withdrawals that were confirmed here and whose request hasn't begun. */
    confirmed: new Set<string>(),
    close: () => {
      alive = false
      store.leave()
      outbox.stop()
    },
  }
}
