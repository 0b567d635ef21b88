// Restarts two servers behind a proxy in turn, under load: node bench/chaos-rolling.mjs --rounds 10 --visitors 16
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { call, deposit, newCustomer, option, startSandbox } from './server-process.mjs'

const inside = ({ address }) => address.replace('localhost', '127.0.0.1')

/** Reads all deposits in pages, because a list has at most 20,000 rows. Resolves with their amounts in cents. */
async function centsStored(api, token) {
  const cents = []
  for (let query = '?limit=1000'; ;) {
    const { json } = await call(api, 'GET', `/transaction/all${query}`, { token })
    const rows = json.allTransactions
    cents.push(...rows.map(({ amount }) => Math.round(amount * 100)))
    if (rows.length < 1000) return cents
    query = `?limit=1000&before=${rows.at(-1).reference}`
  }
}

/** Resolves with the visitors' responses, and with how many deposits are lost or duplicated. */
export async function rollingRestarts({ rounds, visitors, drainSeconds = 1, say = () => {} }) {
  const { startPostgres } = await tsImport('../sandbox/testing/postgres.ts', import.meta.url)
  const { startBalancer } = await tsImport('../sandbox/testing/balancer.ts', import.meta.url)
  const postgres = await startPostgres()
  const settings = { DATABASE_URL: postgres.url, DRAIN_SECONDS: String(drainSeconds) }
  const fleet = [await startSandbox(settings), await startSandbox(settings)]
  const balancer = await startBalancer(fleet.map(inside))
  const api = `${balancer.base}/api`
  try {
    const { token } = await newCustomer(api)
    const load = { on: true, next: 1 }
    const acknowledged = []
    const errors = []
    const codes = []
    const visitor = async () => {
      while (load.on) {
        const cents = load.next++
        const { status } = await deposit(api, token, cents / 100, `key-${cents}`).catch((error) => ({
          status: String(error),
        }))
        if (status === 201) acknowledged.push(cents)
        else errors.push(status)
      }
    }
    const all = Promise.all(Array.from({ length: visitors }, visitor))
    for (let round = 0; round < rounds; round += 1) {
      const index = round % fleet.length
      fleet[index].child.kill('SIGTERM')
      const code = await fleet[index].ended
      codes.push(code)
      fleet[index] = await startSandbox(settings)
      balancer.replace(index, inside(fleet[index]))
      say(
        `restart ${round + 1}: exit code ${code}, ${acknowledged.length} acknowledged, ${errors.length} errors`,
      )
    }
    load.on = false
    await all
    const stored = await centsStored(api, token)
    const kept = new Set(stored)
    const lost = acknowledged.filter((cents) => !kept.has(cents)).length
    return {
      restarts: rounds,
      codes,
      answered: acknowledged.length,
      errors,
      lost,
      doubled: stored.length - kept.size,
    }
  } finally {
    balancer.stop()
    for (const { child } of fleet) child.kill('SIGKILL')
    await postgres.remove()
  }
}

/** Whether no visitor got an error, no deposit is lost or duplicated, and every server ended with exit code 0. */
export const isClean = ({ errors, lost, doubled, codes }) =>
  errors.length + lost + doubled === 0 && codes.every((code) => code === 0)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await rollingRestarts({
    rounds: Number(option('rounds', 10)),
    visitors: Number(option('visitors', 16)),
    say: console.log,
  })
  console.log(found)
  if (!isClean(found)) process.exitCode = 1
}
