import { toDecimal } from '#contract/money.ts'
import { timings } from '../timings.ts'

/** An order whose outcome is unknown, as far as a row of the history can prove that it arrived. */
export type Unsettled = {
  key: string
  /** The JSON that was sent. */
  body: string
  /** When it was first sent, in milliseconds since 1970. */
  firstTry: number
  /** Ids of rows that looked the same before it was first sent: they are other orders. */
  seen: readonly string[]
  /** The history had just been read when it was first sent, so a row that is not in `seen` came after it. */
  knew?: boolean | undefined
  /** `firstTry` by the server's clock, where that was known. */
  serverTime?: number | undefined
}

/** What is compared of a row; every field may be missing. */
export type Row = {
  _id: string
  amount: string | null
  date: string | null
  wallet?: string | null
  accountNumber?: string | null
  swiftCode?: string | null
}

const compact = (text: unknown) => (typeof text === 'string' ? text.replace(/[\s-]/g, '').toLowerCase() : '')

// Only the eight characters that name the bank: a backend may add or drop those of its branch.
const bankOf = (swiftCode: unknown) => compact(swiftCode).slice(0, 8)

/** The same amount to the same place. A row need not name the bank, but two banks may have the same account number. */
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
 * By key of the order, the id of the row that proves that it arrived: one that was not there before, like the order, and not
 * older than its first try. The device's clock may be days wrong, so the server's is used where it is known; and where the history
 * had just been read, a new row needs no time at all. Each row proves one order; the oldest row the earliest.
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

function proves(row: Row, { body, firstTry, seen, knew, serverTime = firstTry }: Unsettled): boolean {
  const { _id: id, date } = row
  if (seen.includes(id) || !looksLike(row, body)) return false
  // The two clocks differ by a little; a row without a readable date proves nothing.
  return knew === true || Date.parse(date ?? '') >= serverTime - timings.clocksDifferBy
}

/** The keys of the orders that the history proves to have arrived. */
export const arrived = (orders: readonly Unsettled[], rows: readonly Row[]): string[] => [
  ...proofs(orders, rows).keys(),
]
