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
}

/** What is compared of a row; every field may be missing. */
export type Row = {
  _id: string
  amount: string | null
  date: string | null
  wallet?: string | null
  accountNumber?: string | null
}

const compact = (text: unknown) => (typeof text === 'string' ? text.replace(/[\s-]/g, '').toLowerCase() : '')

const isNew = ({ _id }: Row, seen: readonly string[]) => !seen.includes(_id)

/** The same amount to the same place. */
export function looksLike({ amount, wallet, accountNumber }: Row, body: string): boolean {
  const order = JSON.parse(body) as Record<string, unknown>
  const sameAmount = amount !== null && toDecimal(amount) !== null && Number(amount) === order.amount
  if ('wallet' in order) return sameAmount && wallet != null && wallet === order.wallet
  if ('accountNumber' in order) return sameAmount && compact(accountNumber) === compact(order.accountNumber)
  return sameAmount
}

/**
 * The keys of the orders that the history proves to have arrived: a row that was not there before, like the order, and not
 * older than its first try. Each row proves one order; the oldest row the earliest.
 */
export function arrived(orders: readonly Unsettled[], rows: readonly Row[]): string[] {
  const dated = rows.filter(({ date }) => !Number.isNaN(Date.parse(date ?? '')))
  const free = new Set(dated.toSorted((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? '')))
  const keys: string[] = []
  for (const { key, body, firstTry, seen } of orders.toSorted((a, b) => a.firstTry - b.firstTry)) {
    // The two clocks differ by a little; a row without a readable date proves nothing.
    const earliest = firstTry - timings.clocksDifferBy
    const row = [...free].find(
      (each) => isNew(each, seen) && Date.parse(each.date ?? '') >= earliest && looksLike(each, body),
    )
    if (!row) continue
    free.delete(row)
    keys.push(key)
  }
  return keys
}
