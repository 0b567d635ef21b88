import { toDecimal } from '#contract/money.ts'
import { idOf } from '#contract/transactions.ts'
import { timings } from '../timings.ts'

/** An order whose outcome is unknown, with the fields that a row of the history is compared with. */
export type Unsettled = {
  key: string
  /** The JSON that was sent. */
  body: string
  /** When it was first sent, in milliseconds since 1970. */
  firstTry: number
  /** Ids of matching rows that existed before it was first sent. They belong to other orders. */
  seen: readonly string[]
  /** `firstTry` by the server's clock, if known. */
  serverTime?: number | undefined
}

/** The fields of a history row that are compared. */
export type Row = {
  _id: string
  amount: string | null
  date: string | null
  wallet?: string | null
  accountNumber?: string | null
  swiftCode?: string | null
  /** Not compared. */
  transactionFee?: string | null
  /** Not compared. */
  reference?: string | null
}

const compact = (text: unknown) => (typeof text === 'string' ? text.replace(/[\s-]/g, '').toLowerCase() : '')

// Only the eight characters that name the bank: a backend may add or drop those of its branch.
const bankOf = (swiftCode: unknown) => compact(swiftCode).slice(0, 8)

/**
 * Whether the row has the amount and the destination of the order. A row need not name the bank, but two banks may have the same
 * account number. `body`: the order's request body, as JSON text.
 */
export function looksLike({ amount, wallet, accountNumber, swiftCode }: Row, body: string): boolean {
  const order = JSON.parse(body) as Record<string, unknown>
  const sameAmount = amount !== null && toDecimal(amount) !== null && Number(amount) === order.amount
  if ('wallet' in order) return sameAmount && wallet != null && wallet === order.wallet
  if ('accountNumber' in order) {
    const sameBank = !swiftCode || bankOf(swiftCode) === bankOf(order.swiftCode)
    return sameAmount && sameBank && compact(accountNumber) === compact(order.accountNumber)
  }
  return sameAmount
}

/**
 * Maps the key of each order that arrived to the id of the row that shows it. Such a row matches the order, wasn't there before,
 * and isn't older than the first attempt: a list may lag, so a row that is new in it can be older than the order. The device's clock
 * may be days off, so the server's time is used if it is known. Each row proves one order: the oldest row the earliest order.
 */
export function proofs(orders: readonly Unsettled[], rows: readonly Row[]): Map<string, string> {
  const dated = rows.filter(({ date }) => !Number.isNaN(Date.parse(date ?? '')))
  const free = new Set(dated.toSorted((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? '')))
  const found = new Map<string, string>()
  for (const order of orders.toSorted((a, b) => a.firstTry - b.firstTry)) {
    const row = [...free].find((each) => proves(each, order))
    if (!row) continue
    const { _id: id } = row
    free.delete(row)
    found.set(order.key, id)
  }
  return found
}

/**
 * {@link proofs} of orders whose outcome is unknown. The orders in `certain` were carried out, so they are matched with rows first, even if they
 * were sent later.
 */
export function proofsBeside(
  certain: readonly Unsettled[],
  open: readonly Unsettled[],
  rows: readonly Row[],
): Map<string, string> {
  const taken = new Set(proofs(certain, rows).values())
  return proofs(
    open,
    rows.filter((row) => !taken.has(idOf(row))),
  )
}

function proves(row: Row, { body, firstTry, seen, serverTime }: Unsettled): boolean {
  const { _id: id, date } = row
  if (seen.includes(id) || !looksLike(row, body)) return false
  const since =
    serverTime === undefined ? firstTry - timings.clocksDifferBy : serverTime - timings.serverClockWithin
  // A row without a readable date compares as NaN, which is never true.
  return Date.parse(date ?? '') >= since
}

/** The keys of the orders that have arrived, according to the history. */
export const arrived = (orders: readonly Unsettled[], rows: readonly Row[]): string[] => [
  ...proofs(orders, rows).keys(),
]
