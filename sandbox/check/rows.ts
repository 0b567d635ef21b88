import { randomUUID } from 'node:crypto'
import { z } from '#contract/zod.ts'
import { demandDone } from './responses.ts'
import type { Exchange } from './client.ts'
import type { Run } from './context.ts'
import {
  type Order,
  type Row,
  demandNewestFirst,
  demandRow,
  onlyWholeDollars,
  placed,
  same,
} from './orders.ts'
import { Fault, NotChecked, demand, show } from './report.ts'

/** How far the date of a new row may be from now, in milliseconds. The app allows two minutes (docs/backend.md). */
const CLOCK_MS = 60_000

const isTime = (value: unknown): value is string => z.iso.datetime({ offset: true }).safeParse(value).success
const idsOf = (rows: Row[]) => rows.map(({ _id }) => show(_id)).join()

/** Returns the row that an order added. Throws if it can't be distinguished from the others. */
export function addedRow(before: Row[], after: Row[], amount: number): Row {
  const earlier = new Set(before.map(({ _id }) => _id))
  const [row, ...others] = after.filter((each) => {
    const { _id: id } = each
    return !earlier.has(id) && same(each, amount)
  })
  if (!row || others.length > 0) throw new NotChecked('its row can’t be told from the others')
  return row
}

const late = 'An order whose answer was lost stays unsettled, because the app takes the row for an older one.'
const early = 'Customers see a time that has not come yet, and the newest rows are not on top.'

/** Finds a row that `answer` recorded just now but that isn't dated now, by this computer or by the backend. */
function dateFault({ date }: Row, { headers }: Exchange, now: number) {
  if (!isTime(date)) throw new NotChecked('its date can’t be read (reported below)')
  const own = Date.parse(date)
  const header = Date.parse(headers.get('date') ?? '')
  const fault = (clock: number, whose: string, received: string) =>
    new Fault(
      `a date within 60 s of ${new Date(clock).toISOString()} (${whose})`,
      received,
      own < clock ? late : early,
    )
  // NaN is never greater, so a response without the header passes.
  const isOff = (clock: number) => Math.abs(own - clock) > CLOCK_MS
  const agrees = !Number.isNaN(header) && !isOff(header)
  const hint = agrees ? ', as in the Date header, so the server’s clock is wrong (or this computer’s)' : ''
  if (isOff(now)) return fault(now, 'this computer’s clock', `${show(date)}${hint}`)
  return isOff(header) ? fault(header, 'the answer’s Date header', show(date)) : null
}

const compact = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/[\s-]/g, '').toLowerCase() : value

/** Throws unless each row names the wallet or account of its order, as the app compares them (app/money/history-match.ts). */
export function demandDestinations(rows: [row: Row, sent: Record<string, string>][]) {
  const wrong = rows.flatMap(([row, { wallet, accountNumber }]) => {
    if (wallet !== undefined && row.wallet !== wallet)
      return [{ name: 'wallet', sent: wallet, got: row.wallet }]
    if (accountNumber === undefined || compact(row.accountNumber) === compact(accountNumber)) return []
    return [{ name: 'accountNumber', sent: accountNumber, got: row.accountNumber }]
  })
  if (wrong.length === 0) return
  throw new Fault(
    `what was sent: ${wrong.map(({ name, sent }) => `${name} ${show(sent)}`).join(', ')}`,
    wrong.map(({ got }) => show(got ?? undefined)).join(', '),
    'A withdrawal whose answer was lost stays unsettled, because the app can’t recognise its row.',
  )
}

/** Checks two orders and their rows. Returns what the backend accepted, for later checks. */
export async function checkRows(
  run: Run,
  ids: [add: string, list: string],
  order: Order,
  prepare: () => { token: string; amounts: [number, number] },
) {
  const { check, pause, known } = run
  const taken = {
    amount: 0,
    before: [] as Row[],
    after: [] as Row[],
    token: '',
    whole: false,
    right: false,
    response: undefined as Exchange | undefined,
    at: 0,
  }
  await check(ids[0], `a ${order.noun} is recorded`, async () => {
    const { token, amounts } = prepare()
    taken.before = await order.list(token)
    const { amount, whole, response } = await placed(order.place(token), randomUUID(), amounts[0])
    Object.assign(taken, { amount, token, whole, response, at: Date.now() })
    if (whole) throw onlyWholeDollars(order.noun)
  })
  await check(ids[1], `its row has the amount, and is there once`, async () => {
    if (taken.amount === 0) throw new NotChecked(`no ${order.noun} was recorded`)
    taken.after = await order.list(taken.token)
    demandRow(taken.before, taken.after, taken.amount)
    taken.right = true
  })
  await check(ids[1], `the row of a ${order.noun} is dated when it was recorded`, () => {
    if (!taken.right || !taken.response) throw new NotChecked(`no row of a ${order.noun} was found`)
    if (known.misdated) throw new NotChecked('rows are dated wrongly (reported above)')
    const row = addedRow(taken.before, taken.after, taken.amount)
    const fault = dateFault(row, taken.response, taken.at)
    if (!fault) return
    // A wrong clock is reported once, although it dates the rows of both lists.
    known.misdated = true
    throw fault
  })
  await check(ids[1], `a ${order.noun} keeps its _id`, async () => {
    if (!taken.right) throw new NotChecked(`no row of a ${order.noun} was found`)
    const first = idsOf(await order.list(taken.token))
    const second = idsOf(await order.list(taken.token))
    demand(first === second, 'the same _id when the list is read again', 'others')
  })
  await check(ids[1], `the newest ${order.noun} comes first`, async () => {
    if (!taken.right) throw new NotChecked(`no row of a ${order.noun} was found`)
    const [, second] = prepare().amounts
    await pause()
    const next = Number.isInteger(taken.amount) ? Math.floor(second) : second
    demandDone(await order.place(taken.token)(next, randomUUID()))
    demandNewestFirst(await order.list(taken.token), next)
  })
  return taken
}
