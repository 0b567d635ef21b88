import { randomUUID } from 'node:crypto'
import { allCalls } from '#contract/all-calls.ts'
import { demandDone, demandRefused, isObject, objectOf, textOf } from './responses.ts'
import type { Run } from './context.ts'
import { centsOf, ordersOf } from './orders.ts'
import { Fault, NotChecked, brief, demand, show } from './report.ts'

const reason = 'needs an account that may withdraw: give --email and the password in CHECK_PASSWORD'
const AMOUNT = 1

/** Follows a withdrawal of the given account, stops it and asks for a price, as far as that is declared (CAP-2). */
export async function checkPayouts({ check, send, known, existing, ...run }: Run) {
  const declared = (name: string) => known.capabilities.includes(name)
  const { crypto } = ordersOf({ check, send, known, existing, ...run })
  const account = () => {
    if (!existing) throw new NotChecked(reason)
    if (known.payer === '') throw new NotChecked('the account given can’t be used')
    return known.payer
  }
  const placed = { id: '', version: 0 }
  if (declared('payout-steps') || declared('payout-cancel'))
    await check('CAP-2', 'a new withdrawal’s row has a stage and a version', async () => {
      const token = account()
      const before = new Set((await crypto.list(token)).map(({ _id }) => _id))
      demandDone(await crypto.place(token)(AMOUNT, randomUUID()))
      const row = (await crypto.list(token)).find(({ _id }) => !before.has(_id))
      if (row === undefined) throw new NotChecked('no new row was found (reported above)')
      demand(typeof row.version === 'number', 'version as a number', show(row.version))
      demand(typeof row.stage === 'string', 'stage as text', show(row.stage))
      const { _id: id, version } = row
      Object.assign(placed, { id: String(id), version })
    })
  const needsRow = () => {
    const token = account()
    if (placed.id === '') throw new NotChecked('no withdrawal could be placed')
    return token
  }
  if (declared('payout-steps'))
    await check('CAP-2', 'GET /withdrawal/one tells its events', async () => {
      const response = await send(allCalls.payout, { token: needsRow(), query: { id: placed.id } })
      demandDone(response)
      const read = allCalls.payout.response.safeParse(response.json)
      if (!read.success)
        throw new Fault(
          'the fields of docs/backend.md',
          brief(read.error.issues.map(({ message }) => message).join('; ')),
        )
      demand(read.data.events.length > 0, 'at least one event', 'none')
      const unknown = { token: needsRow(), query: { id: `no-${randomUUID()}` } }
      demandRefused(await send(allCalls.payout, unknown), [404])
    })
  if (declared('payout-cancel'))
    await check('CAP-2', 'POST /withdrawal/cancel stops it once, and the money is back', async () => {
      const token = needsRow()
      const profit = async () => centsOf(objectOf(await send(allCalls.userDetails, { token })).tradeProfit)
      const before = await profit()
      const key = randomUUID()
      const stop = () => send(allCalls.cancelPayout, { token, key, body: placed })
      const response = await stop()
      if (response.status === 409 && isObject(response.json) && response.json.code === 'too_late')
        throw new NotChecked('the withdrawal was sent too soon to be stopped')
      demandDone(response)
      const stage =
        isObject(response.json) && isObject(response.json.withdrawal)
          ? response.json.withdrawal.stage
          : undefined
      demand(
        stage === 'cancelled' || stage === 'cancelling',
        'the row as cancelled or cancelling',
        show(stage),
      )
      demandDone(await stop())
      if (stage === 'cancelling') return 'it is cancelling; whether the money comes back was not waited for'
      const expected = before === null ? null : before + BigInt(AMOUNT) * 100n
      demand((await profit()) === expected, `${AMOUNT} dollars more in tradeProfit`, 'another figure')
    })
  if (declared('quote'))
    await check('CAP-2', 'POST /withdrawal/quote gives a price, and an unknown one is refused', async () => {
      const token = account()
      const response = await send(allCalls.quote, { token, body: { amount: AMOUNT, destination: 'crypto' } })
      textOf(response, 'id')
      const read = allCalls.quote.response.safeParse(response.json)
      if (!read.success)
        throw new Fault(
          'the fields of docs/backend.md',
          brief(read.error.issues.map(({ message }) => message).join('; ')),
        )
      const [requested, fee, payout] = [read.data.requested, read.data.fee, read.data.payout].map(centsOf)
      demand(requested === BigInt(AMOUNT) * 100n, `requested ${AMOUNT}`, show(read.data.requested))
      demand(
        payout === (requested ?? 0n) - (fee ?? 0n),
        'payout as requested less fee',
        show(read.data.payout),
      )
      const body = { amount: AMOUNT, ...crypto.sent, quote: `no-${randomUUID()}` }
      const wrong = await send(allCalls.addWithdrawal, { token, key: randomUUID(), body })
      demandRefused(wrong, [409])
      const code = isObject(wrong.json) ? wrong.json.code : undefined
      demand(code === 'quote_expired', 'the code quote_expired', show(code))
    })
}
