import { randomUUID } from 'node:crypto'
import { calls } from '#contract/calls.ts'
import { type Decimal, MAX_CENTS, toDecimal } from '#contract/money.ts'
import {
  demandDone,
  demandRefused,
  isSuccess,
  objectOf,
  received,
  refusedInBody,
  textOf,
} from './responses.ts'
import { checkCents, checkFee, feeAmounts } from './amounts.ts'
import { checkKeys } from './keys.ts'
import { type Row, demandRow, ordersOf } from './orders.ts'
import { NotChecked, demand, show } from './report.ts'
import type { Run } from './context.ts'
import { addedRow, checkRows, demandDestinations } from './rows.ts'
import { checkConflicts, checkRefusals } from './refusals.ts'
import { newPassword } from './throw-away.ts'
import { detailsOf } from './visitor.ts'

/** More than a thousand, to reveal thousands separators in responses. */
const LARGE = 1234.5
const SMALL = 20.75

/** Checks deposits with the new account, and that it can't withdraw. Adds the response to that withdrawal to `run.known.refusals`. */
export async function checkDeposits(run: Run) {
  const { check, send, token } = run
  const { deposits } = ordersOf(run)
  const taken = await checkRows(run, ['API-6', 'API-7'], deposits, () => ({
    token: token(),
    amounts: [LARGE, SMALL],
  }))
  const prepare = () => {
    if (!taken.right) throw new NotChecked('no row of a deposit was found')
    return { token: token(), amount: Math.floor(taken.amount) + 10 }
  }
  await checkCents(run, deposits, () => {
    prepare()
    if (taken.whole) throw new NotChecked('a deposit with cents is refused (reported above)')
    return token()
  })
  await checkKeys(run, 'API-13', deposits, prepare)
  await check('API-7', 'another customer sees none of it, and has keys of their own', async () => {
    const { amount } = prepare()
    const other = { email: `y${run.account.email}`, password: newPassword() }
    const registered = await send(calls.register, { body: detailsOf(other.email, other.password) })
    if (!isSuccess(registered)) throw new NotChecked('a second account could not be registered')
    const theirs = textOf(await send(calls.login, { body: other }), 'token')
    run.hide(theirs)
    const seen = await deposits.list(theirs)
    demand(seen.length === 0, 'no rows for a new customer', `${seen.length}`)
    const key = randomUUID()
    demandDone(await deposits.place(token())(amount, key))
    demandDone(await deposits.place(theirs)(amount, key))
    const own = await deposits.list(theirs)
    demand(
      own.length === 1,
      'a row for each of two customers with the same key',
      `${own.length} for the second`,
    )
  })
  await check('API-6', 'invalid amounts are refused', async () => {
    const { token: customer } = prepare()
    for (const bad of [0, -1, 0.001, 'abc', null, Number(MAX_CENTS)]) {
      const response = await send(calls.addDeposit, {
        token: customer,
        key: randomUUID(),
        body: { amount: bad },
      })
      if (refusedInBody(response)) continue
      demand(
        response.status >= 400 && response.status < 500,
        `${show(bad)} to be refused with 400 or 422`,
        received(response),
      )
    }
  })
  await check('API-9', 'a new customer can’t withdraw what they don’t have', async () => {
    const { crypto } = ordersOf(run)
    const before = await crypto.list(token())
    const response = await crypto.place(token())(5, randomUUID())
    run.known.refusals.push(response)
    demandRefused(response, [400, 403, 409, 422])
    const added = (await crypto.list(token())).length - before.length
    demand(added === 0, 'no withdrawal after the refusal', `${added}`)
  })
}

const reason = 'needs an account that may withdraw: give --email and the password in CHECK_PASSWORD'

/** Checks withdrawals with an existing account, because a new one may not withdraw. */
export async function checkWithdrawals(run: Run) {
  const { check, send, existing, hide } = run
  const { crypto, bank } = ordersOf(run)
  const may = { token: '', profit: 0, charges: null as Decimal | null }
  const account = () => {
    if (!existing) throw new NotChecked(reason)
    if (may.token === '') throw new NotChecked('the account given can’t be used')
    return may.token
  }
  await check('API-9', 'the account given may withdraw', async () => {
    if (!existing) throw new NotChecked(reason)
    if (run.known.token === '') throw new NotChecked('sign-in doesn’t work (reported above)')
    const response = await send(calls.login, { body: existing })
    if (!isSuccess(response)) throw new NotChecked(`it can’t sign in: ${received(response)}`)
    const token = textOf(response, 'token')
    hide(token)
    const details = objectOf(await send(calls.userDetails, { token }))
    const { userCanWithdraw, tradeProfit, withdrawalCharges } = details
    if (userCanWithdraw !== true) throw new NotChecked('its userCanWithdraw is not true')
    const profit = Number(toDecimal(tradeProfit) ?? 0)
    // Enough for two crypto withdrawals, one bank transfer and five attempts to check keys.
    if (profit < 60) throw new NotChecked(`its trade profit is ${show(tradeProfit)}; 60 are needed`)
    Object.assign(may, { token, profit, charges: toDecimal(withdrawalCharges) })
    run.known.payer = token
  })
  const taken = await checkRows(run, ['API-9', 'API-8'], crypto, () => ({
    token: account(),
    amounts: feeAmounts(may.charges ?? '2.5'),
  }))
  const prepare = () => {
    const token = account()
    if (!taken.right) throw new NotChecked('no row of a withdrawal was found')
    return { token, amount: 7 }
  }
  const transfer = { before: [] as Row[], after: [] as Row[], right: false }
  await check('API-9', 'a withdrawal by bank transfer is recorded', async () => {
    const { token } = prepare()
    transfer.before = await bank.list(token)
    demandDone(await bank.place(token)(8, randomUUID()))
    transfer.after = await bank.list(token)
    demandRow(transfer.before, transfer.after, 8)
    transfer.right = true
  })
  await check('API-8', 'a withdrawal’s row names the wallet or account as it was sent', () => {
    prepare()
    const orders: Parameters<typeof demandDestinations>[0] = [
      [addedRow(taken.before, taken.after, taken.amount), crypto.sent],
    ]
    if (transfer.right) orders.push([addedRow(transfer.before, transfer.after, 8), bank.sent])
    demandDestinations(orders)
  })
  await checkFee(run, async () => {
    const { token } = prepare()
    const rows = await crypto.list(token)
    const earlier = new Set(taken.before.map(({ _id }) => _id))
    return { rows: rows.filter(({ _id }) => !earlier.has(_id)), charges: may.charges }
  })
  await check('API-9', 'more than the trade profit is refused', async () => {
    const { token } = prepare()
    const before = await crypto.list(token)
    const response = await crypto.place(token)(Math.ceil(may.profit) + 1, randomUUID())
    run.known.refusals.push(response)
    demandRefused(response, [400, 403, 409, 422])
    const added = (await crypto.list(token)).length - before.length
    demand(added === 0, 'no withdrawal after the refusal', `${added}`)
  })
  await checkConflicts(run)
  await checkKeys(run, 'API-13', crypto, prepare)
  await checkRefusals(run, () => (may.token === '' ? null : may))
}
