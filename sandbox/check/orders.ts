import { randomUUID } from 'node:crypto'
import { calls } from '#contract/calls.ts'
import { toCents, toDecimal } from '#contract/money.ts'
import { demandDone, isSuccess, received, refusedInBody, rowsOf } from './answers.ts'
import type { Exchange } from './client.ts'
import { Fault, NotChecked, Optional, demand, show } from './report.ts'
import type { Run } from './context.ts'

type Row = Record<string, unknown>
type Send = (amount: number, key: string) => Promise<Exchange>

export type Order = {
  /** `deposit` or `withdrawal`, as the report says it. */
  noun: string
  place: (token: string) => Send
  list: (token: string) => Promise<Row[]>
}

export function ordersOf({ send }: Run) {
  const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  const withdraw = (token: string, to: object) => (amount: number, key: string) =>
    send(calls.addWithdrawal, { token, key, body: { amount, ...to } })
  const list = async (token: string) => rowsOf(await send(calls.withdrawals, { token }), 'allWithdrawals')
  const deposits: Order = {
    noun: 'deposit',
    place: (token) => (amount, key) => send(calls.addDeposit, { token, key, body: { amount } }),
    list: async (token) => rowsOf(await send(calls.deposits, { token }), 'allTransactions'),
  }
  const crypto: Order = { noun: 'withdrawal', place: (token) => withdraw(token, { wallet }), list }
  const bank = { accountNumber: 'GB33BUKB20201555555555', swiftCode: 'BUKBGB22', bankName: 'Sample Bank' }
  return { deposits, crypto, bank: { ...crypto, place: (token: string) => withdraw(token, bank) } }
}

/** The cents of an amount; separators are reported elsewhere and must not be reported here again. */
const centsOf = (value: unknown) => {
  const plain = typeof value === 'string' ? value.replaceAll(/[,\s$]/g, '') : value
  const decimal = toDecimal(plain)
  return decimal === null ? null : toCents(decimal)
}
const same = (row: Row, amount: number) => centsOf(row.amount) === centsOf(amount)

/** Records an order with cents, or in whole dollars where the backend takes nothing else. */
export async function placed(place: Send, key: string, amount: number) {
  const first = await place(amount, key)
  const refused = refusedInBody(first) || [400, 422].includes(first.status)
  if (!refused || Number.isInteger(amount)) {
    demandDone(first)
    return { amount, whole: false }
  }
  const whole = Math.floor(amount)
  const second = await place(whole, randomUUID())
  // Refused either way: the first answer is the one to report.
  if (!isSuccess(second) || refusedInBody(second)) demandDone(first)
  return { amount: whole, whole: true }
}

export const onlyWholeDollars = (noun: string) =>
  new Optional(
    `a ${noun} with cents is refused`,
    `Customers who type cents get the backend’s message and have to use whole dollars.`,
  )

/** The row of an order, found by what the list holds more than before. */
export function demandRow(before: Row[], after: Row[], amount: number) {
  const added = after.length - before.length
  demand(added === 1, 'one new row', `${added}`)
  const count = (rows: Row[]) => rows.filter((row) => same(row, amount)).length
  if (count(after) > count(before)) return
  const seen = new Set(before.map(({ amount: old }) => show(old)))
  const other = after.find((row) => !seen.has(show(row.amount))) ?? after[0]
  throw new Fault(`a row of ${amount}`, show(other?.amount))
}

export function demandNewestFirst(rows: Row[], newest: number) {
  const times = rows.map(({ date }) => Date.parse(String(date)))
  const known = times.every((time) => Number.isFinite(time))
  if (rows.length < 2) throw new NotChecked('there are fewer than two rows')
  const [first, second] = rows
  // Two rows of the same second may stand in either order.
  if (known && first && second && times[0] === times[1] && (same(first, newest) || same(second, newest)))
    return
  const wrong = times.findIndex((time, index) => time > (times[index - 1] ?? Infinity))
  demand(
    wrong < 1,
    `row ${wrong} before row ${wrong + 1}: the newest first`,
    'an older row above a newer one',
  )
  demand(first !== undefined && same(first, newest), `the newest row, ${newest}, first`, show(first?.amount))
}

/** Everything that an idempotency key promises. `amount` is one that the backend takes. */
export async function checkKeys(
  run: Run,
  id: string,
  order: Order,
  prepare: () => { token: string; amount: number },
) {
  const { check, known } = run
  const { noun } = order
  const plural = `${noun}s`
  let honoured = false
  const consequence =
    'A browser may send an order twice when a connection drops, and it would count twice; the app doesn’t repeat one unasked.'

  const verdict = (expected: string, got: string) => {
    if (known.declared) throw new Fault(`${expected} (the backend declares idempotency)`, got)
    throw new Optional(`expected ${expected}, received ${got}`, consequence)
  }
  const needs = () => {
    const prepared = prepare()
    if (!honoured) throw new NotChecked('keys are not honoured')
    return prepared
  }
  const rows = async (token: string) => (await order.list(token)).length

  await check(id, `the same key twice makes one ${noun}`, async () => {
    const { token, amount } = prepare()
    const before = await rows(token)
    const key = randomUUID()
    const first = await order.place(token)(amount, key)
    demandDone(first)
    const again = await order.place(token)(amount, key)
    const added = (await rows(token)) - before
    if (added !== 1) verdict(`one ${noun}`, `${added} ${plural}`)
    if (!isSuccess(again)) verdict('the first answer again', received(again))
    honoured = true
    known.replay ??= again
  })
  await check(id, `a key of another ${noun} is refused with 422`, async () => {
    const { token, amount } = needs()
    const key = randomUUID()
    demandDone(await order.place(token)(amount, key))
    const before = await rows(token)
    const other = await order.place(token)(amount + 1, key)
    const added = (await rows(token)) - before
    if (added !== 0) verdict('no row', `${added} more ${plural}`)
    if (other.status !== 422 && !refusedInBody(other)) verdict('status 422', received(other))
  })
  await check(id, `the same key twice at once makes one ${noun}`, async () => {
    const { token, amount } = needs()
    const before = await rows(token)
    const key = randomUUID()
    const both = await Promise.all([order.place(token)(amount, key), order.place(token)(amount, key)])
    const added = (await rows(token)) - before
    if (added !== 1) verdict(`one ${noun}`, `${added} ${plural}`)
    const odd = both.find((each) => !isSuccess(each) && each.status !== 409)
    if (odd) verdict('the same answer or status 409', received(odd))
  })
}

export async function checkReplayMark({ check, known }: Run) {
  await check('API-13', 'a repeated answer is marked Idempotent-Replayed', () => {
    if (!known.replay || !isSuccess(known.replay)) throw new NotChecked('no answer was repeated')
    if (known.replay.headers.get('idempotent-replayed') === 'true') return
    throw new Optional('it isn’t', 'A repeated order is announced as a new one.')
  })
}
