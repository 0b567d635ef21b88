// Kills a server with SIGKILL while customers cancel withdrawals and others are sent: node bench/chaos-cancel.mjs --rounds 100 --minutes 12
// Two servers on PostgreSQL, where withdrawals are also sent by hand: node bench/chaos-cancel.mjs --on postgres
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { call, option, startSandbox } from './server-process.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const WRITERS = 4
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

/**
 * Requests withdrawals, each with its own amount, and cancels each after a moment, both on any of the servers. With `send`, half of them
 * are sent by hand at the same moment. Kills the victim while this runs.
 */
async function writeUntilKilled({ servers, victim, token, round, earlier, send, settleSeconds }) {
  const orders = new Map()
  const next = amounts()
  const sends = []
  const [many, thenMs] = [1 + Math.floor(Math.random() * 12), Math.random() * 30]
  const api = () => servers[Math.floor(Math.random() * servers.length)].api
  const state = { done: 0, killed: false }
  const kill = () => {
    state.killed = true
    victim.child.kill('SIGKILL')
  }
  const sendByHand = async (order) => {
    const { _id: reference } = order.row
    await sleep(Math.random() * 10)
    order.sent = await send(reference).catch((error) => error)
  }
  const writer = async () => {
    while (!state.killed) {
      const { value: cents } = next.next()
      const order = { add: 'unknown', cancel: 'none', row: null, sent: false }
      orders.set(cents, order)
      order.add = (await add(api(), token, cents, round)).status
      const rows = await rowsOf(api(), token)
      order.row = rows.find((row) => centsOf(row) === cents && isNew(row, earlier))
      // Some withdrawals are sent before they are cancelled, some at the same moment, and some would be sent later.
      await sleep(Math.random() * settleSeconds * 1300)
      if (send && Math.random() < 0.5) sends.push(sendByHand(order))
      order.cancel = 'unknown'
      order.cancel = (await cancel(api(), token, cents, round, order.row)).status
      state.done += 1
      if (state.done === many) setTimeout(kill, thenMs)
    }
  }
  await Promise.allSettled(Array.from({ length: WRITERS }, writer))
  if (!state.killed) kill()
  await victim.ended
  await Promise.all(sends)
  return orders
}

/** The stages in which a withdrawal may end. None if it was both cancelled and sent by hand. */
function endsOf({ cancel: cancelled, sent }) {
  if (cancelled === 200) return sent ? [] : ['cancelled']
  return sent ? ['sent'] : ['sent', 'arrived']
}

/** Repeats each request without a response, with the same key. Then compares every order with the list and the profit. */
async function compare(api, { token, round, orders, earlier, start, settleSeconds }) {
  for (const [cents, order] of orders) if (order.add === 'unknown') await add(api, token, cents, round)
  const fresh = async () => (await rowsOf(api, token)).filter((row) => isNew(row, earlier))
  for (const row of await fresh()) {
    const order = orders.get(centsOf(row))
    if (order?.cancel === 'unknown')
      order.cancel = (await cancel(api, token, centsOf(row), round, order.row ?? row)).status
  }
  // Waits until the last withdrawal is sent and the last cancellation is done.
  await sleep(settleSeconds * 1500)
  const rows = await fresh()
  const found = { cancelled: 0, tooLate: 0, byHand: 0, lost: 0, doubled: 0, wrong: 0 }
  for (const [cents, order] of orders) {
    if (order.sent instanceof Error) throw order.sent
    const own = rows.filter((row) => centsOf(row) === cents)
    if (own.length === 0) found.lost += 1
    if (own.length > 1) found.doubled += 1
    const [row] = own
    if (order.cancel === 200) found.cancelled += 1
    if (order.cancel === 409) found.tooLate += 1
    if (order.sent) found.byHand += 1
    if (row && !endsOf(order).includes(row.stage)) found.wrong += 1
  }
  const missing = start - sumOf(rows) - (await profitOf(api, token))
  return { ...found, cents: missing }
}

/**
 * The totals of `rounds` kills, or of as many as begin within `minutes`. With the `url` of a PostgreSQL, two servers share it and one of them
 * is killed, each in turn; the other one answers what is repeated. `send` sends a withdrawal by hand.
 *
 * @param {{
 *   rounds: number
 *   minutes?: number
 *   settleSeconds?: number
 *   url?: string | null
 *   send?: ((reference: string) => Promise<boolean>) | null
 *   say?: (line: unknown) => void
 * }} options
 */
export async function cancelRounds({
  rounds,
  minutes = Infinity,
  settleSeconds = 2,
  url = null,
  send = null,
  say = () => {},
}) {
  const end = performance.now() + minutes * 60_000
  const folder = mkdtempSync(join(tmpdir(), 'plainsail-cancel-'))
  const settings = {
    ...(url === null ? { DATA_DIR: join(folder, 'db') } : { DATABASE_URL: url }),
    SANDBOX_CAPABILITIES: 'payout-steps, payout-cancel',
    SANDBOX_SEED: 'on',
    SANDBOX_SETTLE_SECONDS: String(settleSeconds),
  }
  const totals = { orders: 0, cancelled: 0, tooLate: 0, byHand: 0, lost: 0, doubled: 0, wrong: 0, cents: 0 }
  const total = { rounds: 0, ...totals }
  const servers = []
  const stop = async (signal) => {
    for (const { child } of servers) child.kill(signal)
    await Promise.all(servers.map(({ ended }) => ended))
  }
  try {
    for (let n = 0; n < (url === null ? 1 : 2); n += 1) servers.push(await startSandbox(settings))
    const [{ api }] = servers
    const { token } = (await call(api, 'POST', '/auth/login', { body: account })).json
    while (total.rounds < rounds && performance.now() < end) {
      const round = total.rounds
      const at = round % servers.length
      const earlier = new Set((await rowsOf(servers[at].api, token)).map(({ _id }) => _id))
      const start = await profitOf(servers[at].api, token)
      const facts = { token, round, earlier, start, settleSeconds }
      const orders = await writeUntilKilled({ ...facts, servers, victim: servers[at], send })
      const other = servers.find((_, n) => n !== at)
      const restarted = startSandbox(settings)
      // Awaited below, after the other server has answered.
      restarted.catch(() => {})
      if (!other) servers[at] = await restarted
      const found = await compare((other ?? servers[at]).api, { ...facts, orders })
      servers[at] = await restarted
      total.rounds += 1
      total.orders += orders.size
      for (const name of Object.keys(found)) total[name] += Math.abs(found[name])
      say(`round ${total.rounds}: ${JSON.stringify({ orders: orders.size, ...found })}`)
    }
    await stop('SIGTERM')
    const { PATH } = process.env
    const args = ['--import', 'tsx', 'sandbox/upkeep.ts', 'check-ledger']
    const checked = spawnSync(process.execPath, args, {
      cwd: root,
      env: { PATH, ...settings },
      encoding: 'utf8',
    })
    return { ...total, ledger: checked.status === 0 ? 'equal' : `${checked.stdout}${checked.stderr}` }
  } finally {
    await stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same on a PostgreSQL of its own, with someone who sends withdrawals by hand. */
export async function cancelRoundsOnPostgres(options) {
  const { startPostgres } = await tsImport('../sandbox/testing/postgres.ts', import.meta.url)
  const { createPayoutSender } = await tsImport('../sandbox/testing/payout-sender.ts', import.meta.url)
  const postgres = await startPostgres()
  const sender = createPayoutSender(postgres.url)
  try {
    return await cancelRounds({ ...options, url: postgres.url, send: sender.send })
  } finally {
    await sender.close()
    await postgres.remove()
  }
}

/** Whether each withdrawal is either cancelled or sent, and its money is counted once. */
export const isSettled = ({ lost, doubled, wrong, cents, ledger }) =>
  lost + doubled + wrong + cents === 0 && ledger === 'equal'

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [rounds, minutes] = [Number(option('rounds', 100)), Number(option('minutes', Infinity))]
  const run = option('on', 'embedded') === 'postgres' ? cancelRoundsOnPostgres : cancelRounds
  const found = await run({ rounds, minutes, say: console.log })
  console.log(found)
  if (!isSettled(found)) process.exitCode = 1
}
