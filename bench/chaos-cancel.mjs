// Kills the server with SIGKILL while customers cancel withdrawals and others are sent: node bench/chaos-cancel.mjs --rounds 100 --minutes 12
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { call, option, startSandbox } from './server-process.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const WRITERS = 4
const SETTLE_SECONDS = 2
const wallet = 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0'
const account = { email: 'withdraw@sample.test', password: 'Sample#2026' }

const add = (api, token, cents, round) =>
  call(api, 'POST', '/withdrawal/add', {
    token,
    key: `add-${round}-${cents}`,
    body: { amount: cents / 100, wallet },
  })
const cancel = (api, token, cents, round, { _id: id, version }) =>
  call(api, 'POST', '/withdrawal/cancel', {
    token,
    key: `cancel-${round}-${cents}`,
    body: { id, version },
  })
const rowsOf = async (api, token) =>
  (await call(api, 'GET', '/withdrawal/all', { token })).json.allWithdrawals
const profitOf = async (api, token) =>
  Math.round((await call(api, 'GET', '/transaction/token-user', { token })).json.tradeProfit * 100)
const centsOf = ({ amount }) => Math.round(amount * 100)
const isNew = ({ _id: id }, earlier) => !earlier.has(id)
const isOut = ({ status }) => status !== 'failed'
const sumOf = (rows) => rows.filter(isOut).reduce((sum, row) => sum + centsOf(row), 0)

/** The next amounts in cents, without those whose last two digits make the sandbox fail on purpose. */
function* amounts() {
  for (let cents = 1; ; cents += 1) if (![13, 17, 19, 23].includes(cents % 100)) yield cents
}

/** Requests withdrawals, each with its own amount, and cancels each after a moment. Kills the server while this runs. */
async function writeUntilKilled(server, token, round, earlier, { many, thenMs }) {
  const orders = new Map()
  const next = amounts()
  let done = 0
  const writer = async () => {
    for (;;) {
      const { value: cents } = next.next()
      const order = { add: 'unknown', cancel: 'none', row: null }
      orders.set(cents, order)
      order.add = (await add(server.api, token, cents, round)).status
      const rows = await rowsOf(server.api, token)
      order.row = rows.find((row) => centsOf(row) === cents && isNew(row, earlier))
      // Some withdrawals are sent before they are cancelled, some at the same moment, and some would be sent later.
      await sleep(Math.random() * SETTLE_SECONDS * 1300)
      order.cancel = 'unknown'
      order.cancel = (await cancel(server.api, token, cents, round, order.row)).status
      done += 1
      if (done === many) setTimeout(() => server.child.kill('SIGKILL'), thenMs)
    }
  }
  await Promise.allSettled(Array.from({ length: WRITERS }, writer))
  await server.ended
  return orders
}

/** Repeats each request without a response, with the same key. Then compares every order with the list and the profit. */
async function compare(api, token, round, { orders, earlier, start }) {
  for (const [cents, order] of orders) if (order.add === 'unknown') await add(api, token, cents, round)
  const fresh = async () => (await rowsOf(api, token)).filter((row) => isNew(row, earlier))
  for (const row of await fresh()) {
    const order = orders.get(centsOf(row))
    if (order?.cancel === 'unknown')
      order.cancel = (await cancel(api, token, centsOf(row), round, order.row ?? row)).status
  }
  // Waits until the last withdrawal is sent and the last cancellation is done.
  await sleep(SETTLE_SECONDS * 1500)
  const rows = await fresh()
  const found = { cancelled: 0, tooLate: 0, lost: 0, doubled: 0, wrong: 0 }
  for (const [cents, order] of orders) {
    const own = rows.filter((row) => centsOf(row) === cents)
    if (own.length === 0) found.lost += 1
    if (own.length > 1) found.doubled += 1
    const [row] = own
    if (order.cancel === 200) found.cancelled += 1
    if (order.cancel === 409) found.tooLate += 1
    const expected = order.cancel === 200 ? ['cancelled'] : ['sent', 'arrived']
    if (row && !expected.includes(row.stage)) found.wrong += 1
  }
  const missing = start - sumOf(rows) - (await profitOf(api, token))
  return { ...found, cents: missing }
}

/** The totals of `rounds` kills, or of as many as begin within `minutes`. */
export async function cancelRounds({ rounds, minutes = Infinity, env = {}, say = () => {} }) {
  const end = performance.now() + minutes * 60_000
  const folder = mkdtempSync(join(tmpdir(), 'plainsail-cancel-'))
  const settings = {
    DATA_DIR: join(folder, 'db'),
    SANDBOX_CAPABILITIES: 'payout-steps, payout-cancel',
    SANDBOX_SEED: 'on',
    SANDBOX_SETTLE_SECONDS: String(SETTLE_SECONDS),
    ...env,
  }
  const total = { rounds: 0, orders: 0, cancelled: 0, tooLate: 0, lost: 0, doubled: 0, wrong: 0, cents: 0 }
  let server = await startSandbox(settings)
  try {
    const { token } = (await call(server.api, 'POST', '/auth/login', { body: account })).json
    while (total.rounds < rounds && performance.now() < end) {
      const round = total.rounds
      const earlier = new Set((await rowsOf(server.api, token)).map(({ _id }) => _id))
      const start = await profitOf(server.api, token)
      const when = { many: 1 + Math.floor(Math.random() * 12), thenMs: Math.random() * 30 }
      const orders = await writeUntilKilled(server, token, round, earlier, when)
      server = await startSandbox(settings)
      const found = await compare(server.api, token, round, { orders, earlier, start })
      total.rounds += 1
      total.orders += orders.size
      for (const name of Object.keys(found)) total[name] += Math.abs(found[name])
      say(`round ${total.rounds}: ${JSON.stringify({ orders: orders.size, ...found })}`)
    }
    server.child.kill('SIGTERM')
    await server.ended
    const { PATH } = process.env
    const args = ['--import', 'tsx', 'sandbox/upkeep.ts', 'check-ledger']
    const checked = spawnSync(process.execPath, args, {
      cwd: root,
      env: { PATH, ...settings },
      encoding: 'utf8',
    })
    return { ...total, ledger: checked.status === 0 ? 'equal' : `${checked.stdout}${checked.stderr}` }
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether each withdrawal is either cancelled or sent, and its money is counted once. */
export const isSettled = ({ lost, doubled, wrong, cents, ledger }) =>
  lost + doubled + wrong + cents === 0 && ledger === 'equal'

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [rounds, minutes] = [Number(option('rounds', 100)), Number(option('minutes', Infinity))]
  const found = await cancelRounds({ rounds, minutes, say: console.log })
  console.log(found)
  if (!isSettled(found)) process.exitCode = 1
}
