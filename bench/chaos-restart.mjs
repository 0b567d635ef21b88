// Kills PostgreSQL under load and starts it again: node bench/chaos-restart.mjs --rounds 3
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { deposit, deposits, newCustomer, option, startSandbox } from './server-process.mjs'

const WRITERS = 8
const AWAY_MS = 2000
const pause = (ms) => new Promise((done) => setTimeout(done, ms))

/** Kills the database and starts it again two seconds later, while eight writers continue. */
async function round(server, postgres) {
  const { token } = await newCustomer(server.api)
  const acknowledged = []
  const others = []
  const load = { on: true }
  let next = 1
  const writer = async () => {
    while (load.on) {
      const cents = next++
      const started = performance.now()
      const { status, retryAfter } = await deposit(server.api, token, cents / 100, `key-${cents}`)
      if (status === 201) acknowledged.push(cents)
      else others.push({ status, retryAfter, ms: performance.now() - started })
    }
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, writer))
  while (acknowledged.length < 50) await pause(10)
  await postgres.kill()
  await pause(AWAY_MS)
  await postgres.start()
  const before = acknowledged.length
  const started = performance.now()
  while (acknowledged.length < before + 5) await pause(10)
  const recoveredMs = performance.now() - started
  load.on = false
  await writers
  const found = (await deposits(server.api, token)).map(({ amount }) => Math.round(amount * 100))
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((cents) => !found.includes(cents)).length,
    doubled: found.length - new Set(found).size,
    told503: others.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null).length,
    toldOtherwise: others.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null).length,
    slowest503Ms: Math.round(Math.max(0, ...others.map(({ ms }) => ms))),
    recoveredMs: Math.round(recoveredMs),
    alive: server.alive(),
  }
}

export async function restartRounds({ rounds, say = () => {} }) {
  const { startPostgres } = await tsImport('../sandbox/testing/postgres.ts', import.meta.url)
  const postgres = await startPostgres()
  const results = []
  const server = await startSandbox({ DATABASE_URL: postgres.url })
  try {
    while (results.length < rounds) {
      results.push(await round(server, postgres))
      say(`round ${results.length}: ${JSON.stringify(results.at(-1))}`)
    }
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
    await postgres.remove()
  }
  return results
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await restartRounds({ rounds: Number(option('rounds', 3)), say: console.log })
  const bad = results.some(
    ({ lost, doubled, toldOtherwise, alive }) => lost + doubled + toldOtherwise > 0 || !alive,
  )
  if (bad) process.exitCode = 1
}
