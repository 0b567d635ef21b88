import { randomUUID } from 'node:crypto'
import { calls } from '#contract/calls.ts'
import { toCents, toDecimal } from '#contract/money.ts'
import { demandDone, isSuccess, refusedInBody, rowsOf } from './responses.ts'
import type { Exchange } from './client.ts'
import { Fault, NotChecked, Optional, demand, show } from './report.ts'
import type { Run } from './context.ts'

export type Row = Record<string, unknown>
type Send = (amount: number, key?: string) => Promise<Exchange>

export type Order = {
  /** `deposit` or `withdrawal`, for the report. */
  noun: string
  place: (token: string) => Send
  list: (token: string) => Promise<Row[]>
  /** The fields that are sent beside the amount. */
  sent: Record<string, string>
}

/** Returns how to place and list a deposit, a crypto withdrawal and a bank transfer, with sample destinations. */
export function ordersOf({ send }: Run) {
  const withdrawals = (to: Record<string, string>): Order => ({
    noun: 'withdrawal',
    place: (token) => (amount, key) => send(calls.addWithdrawal, { token, key, body: { amount, ...to } }),
    list: async (token) => rowsOf(await send(calls.withdrawals, { token }), 'allWithdrawals'),
    sent: to,
  })
  const deposits: Order = {
    noun: 'deposit',
    place: (token) => (amount, key) => send(calls.addDeposit, { token, key, body: { amount } }),
    list: async (token) => rowsOf(await send(calls.deposits, { token }), 'allTransactions'),
    sent: {},
  }
  return {
    deposits,
    crypto: withdrawals({ wallet: 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0' }),
    bank: withdrawals({
      accountNumber: 'GB33BUKB20201555555555',
      swiftCode: 'BUKBGB22',
      bankName: 'Sample Bank',
    }),
  }
}

/** Returns the whole cents of an amount. Ignores separators, which are reported elsewhere. */
export const centsOf = (value: unknown) => {
  const plain = typeof value === 'string' ? value.replaceAll(/[,\s$]/g, '') : value
  const decimal = toDecimal(plain)
  return decimal === null ? null : toCents(decimal)
}
/** Whether a row has this amount in US dollars, to the cent. */
export const same = (row: Row, amount: number) => centsOf(row.amount) === centsOf(amount)

/** Places an order with cents, or in whole dollars if the backend refuses cents. */
export async function placed(place: Send, key: string, amount: number) {
  const first = await place(amount, key)
  const refused = refusedInBody(first) || [400, 422].includes(first.status)
  if (!refused || Number.isInteger(amount)) {
    demandDone(first)
    return { amount, whole: false, response: first }
  }
  const whole = Math.floor(amount)
  const second = await place(whole, randomUUID())
  // Both were refused, so the first response is reported.
  if (!isSuccess(second) || refusedInBody(second)) demandDone(first)
  return { amount: whole, whole: true, response: second }
}

/** The finding for a backend that refuses cents, to throw. `noun` is `deposit` or `withdrawal`. */
export const onlyWholeDollars = (noun: string) =>
  new Optional(
    `a ${noun} with cents is refused`,
    `Customers who type cents get the backend’s message and have to use whole dollars.`,
  )

/** Throws unless the list has exactly one more row than before, with this amount. */
export function demandRow(before: Row[], after: Row[], amount: number) {
  const added = after.length - before.length
  demand(added === 1, 'one new row', `${added}`)
  const count = (rows: Row[]) => rows.filter((row) => same(row, amount)).length
  if (count(after) > count(before)) return
  const seen = new Set(before.map(({ amount: old }) => show(old)))
  const other = after.find((row) => !seen.has(show(row.amount))) ?? after[0]
  throw new Fault(`a row of ${amount}`, show(other?.amount))
}

/** Throws `Optional` if the newest row isn't first. It is no fault, because the app sorts rows itself. */
export function demandNewestFirst(rows: Row[], newest: number) {
  if (rows.length < 2) throw new NotChecked('there are fewer than two rows')
  const times = rows.map(({ date }) => Date.parse(String(date)))
  const [first, second] = rows
  // Rows of the same second can be in either order.
  if (first && second && times[0] === times[1] && (same(first, newest) || same(second, newest))) return
  const inOrder = times.every((time, index) => !(time > (times[index - 1] ?? Infinity)))
  if (first && same(first, newest) && inOrder) return
  throw new Optional(
    'it doesn’t',
    'The app sorts rows by their date; only rows with the same date stay in the order that you send.',
  )
}
