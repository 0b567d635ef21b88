import { randomUUID } from 'node:crypto'
import { calls } from '#contract/calls.ts'
import { modeOf } from '#contract/endpoints.ts'
import { MAX_CENTS, toCents, toDecimal } from '#contract/money.ts'
import type { z } from '#contract/zod.ts'
import { type Answer, clientOf } from './client.ts'
import { newPassword } from './throw-away.ts'

export type Result = { id: string; what: string; outcome: 'holds' | 'FAILS' | 'not checked'; note: string }

/** Thrown by a check that says no, with the reason. */
class No extends Error {}
/** Thrown where an earlier failure leaves nothing to check with. */
class Skip extends Error {}

const ok = ({ status }: Answer) => status >= 200 && status < 300

function demand(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new No(reason)
}

function demandOk(answer: Answer) {
  demand(ok(answer), `answered ${answer.status} ${answer.text.slice(0, 120)}`)
}

function read<S extends z.ZodMiniType>(answer: Answer, schema: S): z.output<S> {
  demandOk(answer)
  const result = schema.safeParse(answer.json)
  if (result.success) return result.data
  const { path, message } = result.error.issues[0] ?? { path: [], message: 'is not as promised' }
  throw new No(`${path.join('.') || 'the answer'}: ${message}`)
}

function demandRefusal(answer: Answer, ...statuses: number[]) {
  demand(
    statuses.includes(answer.status),
    `answered ${answer.status} where ${statuses.join(' or ')} was expected`,
  )
  const { message } = (answer.json ?? {}) as { message?: unknown }
  demand(typeof message === 'string' && message !== '', 'the refusal has no message')
}

/** Goes through the calls in the order of a customer's first day. What one check finds, later ones use. */
export async function runChecks(base: string, email: string): Promise<Result[]> {
  const send = clientOf(base)
  const results: Result[] = []
  const account = { email, password: newPassword() }
  const known = { phrase: '', token: '', allowed: false }
  const token = () => {
    if (known.token === '') throw new Skip('no sign-in')
    return known.token
  }
  const amount = 11.5

  async function check(id: string, what: string, work: () => Promise<string | void>) {
    try {
      results.push({ id, what, outcome: 'holds', note: (await work()) ?? '' })
    } catch (error) {
      const note = error instanceof Error ? error.message : String(error)
      results.push({ id, what, outcome: error instanceof Skip ? 'not checked' : 'FAILS', note })
    }
  }
  const details = async () =>
    read(await send(calls.userDetails, { token: token() }), calls.userDetails.answer)
  const deposits = async () =>
    read(await send(calls.deposits, { token: token() }), calls.deposits.answer).allTransactions

  await check('API-10', 'wake-up answers with JSON', async () => {
    const answer = read(await send(calls.wakeUp), calls.wakeUp.read)
    demand(answer instanceof Object && !Array.isArray(answer), 'the answer is no JSON object')
    const mode = modeOf(answer)
    return mode === undefined ? 'no mode: taken for a live backend' : `mode ${mode}`
  })
  await check('API-11', 'market listing', async () => {
    const coins = read(await send(calls.coins), calls.coins.read)
    demand(coins.length > 0, 'no coins that the app can read')
    return `${coins.length} coins`
  })
  const newcomer = {
    ...account,
    name: 'Check Account',
    zipCode: '10115',
    address: '1 Check Street',
    countryOfResidence: '',
    investmentGoal: 'none',
  }
  await check('API-2', 'register gives a seed phrase', async () => {
    const { seedPhrase } = read(await send(calls.register, { body: newcomer }), calls.register.read)
    known.phrase = seedPhrase
    demand(seedPhrase.split('-').length >= 6, 'fewer than six hyphen-separated words')
  })
  await check('API-2', 'the same address again is 409', async () => {
    if (known.phrase === '') throw new Skip('not registered')
    demandRefusal(await send(calls.register, { body: newcomer }), 409)
  })
  await check('API-1', 'login gives user and token', async () => {
    known.token = read(await send(calls.login, { body: account }), calls.login.read).token
  })
  await check('API-1', 'a wrong password and an unknown address are refused alike', async () => {
    const wrong = { email, password: newPassword() }
    const first = await send(calls.login, { body: wrong })
    const second = await send(calls.login, { body: { ...wrong, email: `x${email}` } })
    demandRefusal(first, 400, 401, 403)
    demand(
      first.status === second.status && first.text === second.text,
      'the two answers differ: they tell who is a customer',
    )
  })
  await check('API-5', 'user details hold every field', async () => {
    const user = await details()
    known.allowed = user.userCanWithdraw
    demand(user.email.toLowerCase() === email.toLowerCase(), 'they are another customer’s')
  })
  await check('API-5', 'no token and a wrong one are 401', async () => {
    demandRefusal(await send(calls.userDetails), 401)
    demandRefusal(await send(calls.userDetails, { token: 'A'.repeat(43) }), 401)
  })
  const edit = {
    name: 'Checked Account',
    zipCode: '1011',
    address: '2 Check Street',
    gender: '',
    phoneNumber: '15550100',
    investmentGoal: 'none',
  }
  await check('API-4', 'edited details are there afterwards', async () => {
    demandOk(await send(calls.editUser, { token: token(), body: edit }))
    const user = await details()
    demand(user.name === edit.name && user.address === edit.address, 'they are not')
  })
  await check('API-4', 'an edit can not make oneself verified', async () => {
    const before = await details()
    await send(calls.editUser, {
      token: token(),
      body: { ...edit, verified: true, userCanWithdraw: true, tradeProfit: 1e6 },
    })
    const after = await details()
    const same = (['verified', 'userCanWithdraw', 'tradeProfit'] as const).every(
      (key) => before[key] === after[key],
    )
    demand(same, 'it can')
  })
  const key = randomUUID()
  await check('API-6', 'a deposit is taken', async () => {
    demandOk(await send(calls.addDeposit, { token: token(), key, body: { amount } }))
  })
  await check('API-7', 'and stands in the history', async () => {
    const found = (await deposits()).filter(
      (row) => toCents(row.amount) === toCents(toDecimal(amount) ?? '0'),
    )
    demand(found.length === 1, `found ${found.length} times`)
    return `status ${found[0]?.status}`
  })
  await check('API-13', 'a repeat under the same key is taken', async () => {
    demandOk(await send(calls.addDeposit, { token: token(), key, body: { amount } }))
    const count = (await deposits()).length
    demand(count === 1 || count === 2, `found ${count} times`)
    return count === 1
      ? 'the key is honored'
      : 'the key is ignored: the app works, but a repeat may count twice'
  })
  await check('API-6', 'amounts that are none are refused', async () => {
    for (const bad of [0, -1, 0.001, 'abc', null, Number(MAX_CENTS)]) {
      const answer = await send(calls.addDeposit, {
        token: token(),
        key: randomUUID(),
        body: { amount: bad },
      })
      demand(answer.status >= 400 && answer.status < 500, `${bad} was answered with ${answer.status}`)
    }
  })
  const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  await check('API-9', 'a new customer can not withdraw what they do not have', async () => {
    const answer = await send(calls.addWithdrawal, {
      token: token(),
      key: randomUUID(),
      body: { amount: 5, wallet },
    })
    demandRefusal(answer, 400, 403, 409, 422)
    return known.allowed ? '' : 'userCanWithdraw is false'
  })
  await check('API-8', 'the withdrawals are a list, and empty', async () => {
    const { allWithdrawals } = read(
      await send(calls.withdrawals, { token: token() }),
      calls.withdrawals.answer,
    )
    demand(allWithdrawals.length === 0, 'a refused withdrawal stands in it')
  })
  const password = newPassword()
  const old = { token: '' }
  await check('API-3', 'the seed phrase sets a new password', async () => {
    if (known.phrase === '') throw new Skip('no seed phrase')
    demandRefusal(
      await send(calls.editPassword, { body: { email, password, seedPhrase: 'a-b-c-d-e-f' } }),
      400,
      401,
      403,
      422,
    )
    demandOk(await send(calls.editPassword, { body: { email, password, seedPhrase: known.phrase } }))
    old.token = known.token
    known.token = read(await send(calls.login, { body: { email, password } }), calls.login.read).token
  })
  await check('API-3', 'and ends the old password and every session', async () => {
    if (old.token === '') throw new Skip('no reset')
    demand(!ok(await send(calls.login, { body: account })), 'the old password still works')
    demandRefusal(await send(calls.userDetails, { token: old.token }), 401)
  })
  await check('API-12', 'a body that is none is refused, not 5xx', async () => {
    const answer = await send(calls.login, { body: ['not', 'an', 'object'] })
    demand(answer.status >= 400 && answer.status < 500, `answered ${answer.status}`)
  })
  await check('SES-1', 'sign-out ends the token (optional)', async () => {
    const answer = await send(calls.logout, { token: token() })
    if (answer.status === 404) throw new Skip('the backend does not know the call')
    demandOk(answer)
    demandRefusal(await send(calls.userDetails, { token: token() }), 401)
  })
  return results
}
