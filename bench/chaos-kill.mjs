// Kills the server with SIGKILL under load, repeatedly, with the same data folder: node bench/chaos-kill.mjs --rounds 100
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deposit, deposits, newCustomer, option, startSandbox } from './server-process.mjs'

const WRITERS = 8

/**
 * Sends deposits of 1, 2, 3 … cents, each with its own idempotency key, and kills the server `thenMs` milliseconds after `many` were
 * acknowledged. Resolves with the outcome of each amount.
 */
async function writeUntilKilled(server, token, { many, thenMs }) {
  const sent = new Map()
  let next = 1
  let acknowledged = 0
  const writer = async () => {
    for (;;) {
      const cents = next++
      sent.set(cents, 'unknown')
      const { status } = await deposit(server.api, token, cents / 100, `key-${cents}`)
      sent.set(cents, status === 201 ? 'acknowledged' : `refused with ${status}`)
      if (status === 201) acknowledged += 1
      if (acknowledged === many) setTimeout(() => server.child.kill('SIGKILL'), thenMs)
    }
  }
  await Promise.allSettled(Array.from({ length: WRITERS }, writer))
  await server.ended
  return sent
}

/** Counts how often each amount is in the list. */
function counted(rows) {
  const count = new Map()
  for (const { amount } of rows) {
    const cents = Math.round(amount * 100)
    count.set(cents, (count.get(cents) ?? 0) + 1)
  }
  return count
}

/** Kills the server, starts it again, and sends each deposit without a response once more with its key. */
async function round(server, env, when) {
  const { token } = await newCustomer(server.api)
  const sent = await writeUntilKilled(server, token, when)
  const started = performance.now()
  const again = await startSandbox(env)
  const backMs = performance.now() - started
  const found = counted(await deposits(again.api, token))
  const all = [...sent.keys()]
  const acknowledged = all.filter((cents) => sent.get(cents) === 'acknowledged')
  const unknown = all.filter((cents) => sent.get(cents) === 'unknown')
  const lost = acknowledged.filter((cents) => !found.has(cents))
  for (const cents of unknown) await deposit(again.api, token, cents / 100, `key-${cents}`)
  const after = counted(await deposits(again.api, token))
  return {
    server: again,
    acknowledged: acknowledged.length,
    unknown: unknown.length,
    refused: all.length - acknowledged.length - unknown.length,
    lost: lost.length,
    doubled: [...after.values()].filter((times) => times > 1).length,
    missing: unknown.filter((cents) => !after.has(cents)).length,
    backMs,
  }
}

/** A random moment, so that kills hit any point of a transaction. */
const randomMoment = () => ({ many: 1 + Math.floor(Math.random() * 60), thenMs: Math.random() * 30 })

const seconds = (ms) => Math.round(ms / 10) / 100

/** The totals of `rounds` kills. */
export async function killRounds({ rounds, env = {}, say = () => {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'plainsail-kill-'))
  const settings = { DATA_DIR: join(folder, 'db'), ...env }
  const total = {
    rounds: 0,
    acknowledged: 0,
    unknown: 0,
    refused: 0,
    lost: 0,
    doubled: 0,
    missing: 0,
    backMs: [],
  }
  let server = await startSandbox(settings)
  try {
    while (total.rounds < rounds) {
      const { server: next, backMs, ...found } = await round(server, settings, randomMoment())
      server = next
      total.rounds += 1
      total.backMs.push(backMs)
      for (const name of Object.keys(found)) total[name] += found[name]
      say(`round ${total.rounds}: ${JSON.stringify({ ...found, backMs: Math.round(backMs) })}`)
    }
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  }
  total.backMs.sort((a, b) => a - b)
  return total
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { backMs, ...sums } = await killRounds({ rounds: Number(option('rounds', 100)), say: console.log })
  console.log({
    ...sums,
    backSecondsMedian: seconds(backMs[backMs.length >> 1]),
    backSecondsMax: seconds(backMs.at(-1)),
  })
  if (sums.lost + sums.doubled + sums.missing > 0) process.exitCode = 1
}
