import { randomUUID } from 'node:crypto'
import { type Decimal, MAX_CENTS, feeOf, fromCents, toCents, toDecimal } from '#contract/money.ts'
import { isSuccess, received, refusedInBody } from './responses.ts'
import type { Run } from './context.ts'
import { type Order, type Row, centsOf, same } from './orders.ts'
import { Fault, NotChecked, Optional, demand, show } from './report.ts'

/** Amounts that lose cents if they are multiplied by 100 and truncated, or stored in 32 bits. The last one is the largest allowed. */
const awkward = [8.29, 1.1, 0.07, Number(fromCents(MAX_CENTS))]

const countOf = (rows: Row[], amount: number) => rows.filter((row) => same(row, amount)).length

/** Checks that every amount is recorded to the cent or refused. */
export async function checkCents({ check }: Run, order: Order, prepare: () => string) {
  await check('API-6', 'every cent of an amount is kept', async () => {
    const token = prepare()
    const before = await order.list(token)
    const taken: number[] = []
    for (const amount of awkward) {
      const response = await order.place(token)(amount, randomUUID())
      if (isSuccess(response) && !refusedInBody(response)) taken.push(amount)
      else if (!refusedInBody(response))
        demand(
          [400, 422].includes(response.status),
          `${amount} recorded, or refused with 422`,
          received(response),
        )
    }
    const after = await order.list(token)
    const lost = taken.find((amount) => countOf(after, amount) <= countOf(before, amount))
    if (lost === undefined) return
    const nearest = after.map((row) => centsOf(row.amount)).filter((cents) => cents !== null)
    const distance = (cents: bigint) => Math.abs(Number(cents) - lost * 100)
    const [other] = nearest.toSorted((a, b) => distance(a) - distance(b))
    throw new Fault(`a row of ${lost}`, other === undefined ? 'none' : fromCents(other))
  })
}

/**
 * Returns two amounts between 5 and 8 dollars whose fee isn't a whole number of cents. The first reveals fees that are always
 * rounded up, the second fees that are truncated or rounded to the even cent.
 */
export function feeAmounts(percent: Decimal): [number, number] {
  const [whole = '0', fraction = ''] = percent.replace('-', '').split('.')
  const scale = 10n ** BigInt(fraction.length) * 100n
  const cents = Array.from({ length: 299 }, (_, index) => 501n + BigInt(index)).filter(
    (each) => each % 100n !== 0n,
  )
  const product = (each: bigint) => each * BigInt(whole + fraction)
  const rest = (each: bigint) => product(each) % scale
  const isHalf = (each: bigint) => rest(each) * 2n === scale
  const down = cents.find((each) => rest(each) > 0n && rest(each) * 2n < scale) ?? 525n
  const up =
    cents.find((each) => isHalf(each) && (product(each) / scale) % 2n === 0n) ??
    cents.find((each) => rest(each) * 2n >= scale) ??
    675n
  return [Number(fromCents(down)), Number(fromCents(up))]
}

const hasPartsOfCents = (decimal: Decimal) => /[1-9]/.test(decimal.split('.')[1]?.slice(2) ?? '')

/** Checks that each new withdrawal has the fee that the app shows before the customer confirms (FAIR-4). */
export async function checkFee(
  { check }: Run,
  prepare: () => Promise<{ rows: Row[]; charges: Decimal | null }>,
) {
  await check('API-8', 'the fee is withdrawalCharges percent of the amount', async () => {
    const { rows, charges } = await prepare()
    if (charges === null) throw new NotChecked('withdrawalCharges can’t be read (reported below)')
    for (const { amount, transactionFee } of rows) {
      if (transactionFee === undefined || transactionFee === null)
        throw new Optional('there is no transactionFee', 'The history shows ‘—’ for the fee.')
      const cents = centsOf(amount)
      const fee = toDecimal(transactionFee)
      // Unreadable figures are reported once for all responses.
      if (cents === null || fee === null) continue
      const expected = feeOf(cents, charges)
      if (toCents(fee) !== expected || hasPartsOfCents(fee))
        throw new Fault(
          `${fromCents(expected)} (${charges} % of ${fromCents(cents)}, half a cent rounded up)`,
          show(transactionFee),
          'Customers confirm that fee before they withdraw.',
        )
    }
  })
}
