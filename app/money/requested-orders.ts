import { tabArea } from '../storage/browser-storage.ts'
import { timings } from '../timings.ts'
import { keyIsOver } from './key-age.ts'
import { REQUESTED_KEY } from './storage-keys.ts'
import { isOrder, type Order } from './withdrawal-store.ts'

/** `reported`: a page has reported it. `listed`: the history has shown its row. Dropped once both are true. */
type Requested = { order: Order; reported: boolean; listed?: boolean }

const isRequested = (value: unknown): value is Requested =>
  isOrder((value as Partial<Requested> | null)?.order)

function read(): Requested[] {
  const list = tabArea.readJson(REQUESTED_KEY)
  return Array.isArray(list) ? list.filter(isRequested).filter(({ order }) => !keyIsOver(order.firstTry)) : []
}

function write(list: readonly Requested[]) {
  if (list.length === 0) tabArea.remove(REQUESTED_KEY)
  else tabArea.write(REQUESTED_KEY, JSON.stringify(list))
}

const mark = (key: string, what: 'reported' | 'listed') =>
  write(
    read()
      .map((each) => (each.order.key === key ? { ...each, [what]: true } : each))
      .filter(({ reported, listed }) => !(reported && listed)),
  )

/**
 * Withdrawals that this tab has sent and the server has confirmed, until a page has reported them and the history has shown their rows. They
 * survive a reload, so that the next page can report them and compare the fee of the row (FAIR-4). Signing out removes them.
 */
export const requestedOrders = {
  add: (order: Order) => write([...read(), { order, reported: false }]),
  reported: (key: string) => mark(key, 'reported'),
  listed: (key: string) => mark(key, 'listed'),
  /** Whether one that was sent in the last minutes has no row yet. */
  isAwaited: (email: string) =>
    read().some(
      ({ order, listed }) =>
        !listed && order.email === email && Date.now() - order.firstTry < timings.youngFor,
    ),
  of: (email: string | null) => read().filter(({ order }) => order.email === email),
}
