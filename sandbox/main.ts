import { readFileSync } from 'node:fs'
import { createApp } from './app.ts'
import type { Database } from './db/database.ts'
import { watchDisk } from './db/disk-guard.ts'
import { maintain } from './db/maintain.ts'
import { migrate } from './db/migrate.ts'
import { openEmbedded, openPostgres } from './db/open.ts'
import { resetSamples } from './db/reset-samples.ts'
import { SAMPLE_PASSWORD, sampleSignIns } from './db/sample-customers.ts'
import { seed } from './db/seed.ts'
import { type Env, readEnv } from './env.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { createMarket } from './market/listing.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { createOutage, watched } from './outage.ts'
import { createHasher } from './security/hashing.ts'
import {
  appSettings,
  dataFolder,
  listenSettings,
  notListening,
  openForUpkeep,
  postgresSettings,
  root,
  startError,
} from './settings.ts'
import { createStop } from './stop.ts'

const MAINTENANCE_MS = 5 * 60_000
const LONGEST_STOP_MS = 20_000
const now = () => new Date()

const say = (line: string) => console.log(line)

async function open(
  env: Env,
  onError: (error: Error) => void,
): Promise<{ db: Database; folder: string | null }> {
  if (env.DATABASE_URL !== undefined) {
    say('Connecting to PostgreSQL …')
    // Migrations run without the time limits of requests, because they may take long and other servers wait for them.
    const patient = openForUpkeep(env, onError)
    await prepare(patient, env).finally(() => patient.close())
    const db = openPostgres(env.DATABASE_URL, onError, postgresSettings(env))
    // A pooler may refuse connections with time limits. This query finds out at the start instead of at the first request.
    await db.query('select 1')
    return { db, folder: null }
  }
  const folder = dataFolder(env)
  say(`Opening the database in ${folder} (the first time takes a few seconds) …`)
  const db = await openEmbedded(folder, onError)
  await prepare(db, env)
  return { db, folder }
}

async function prepare(db: Database, env: Env) {
  const applied = await migrate(db)
  if (applied.length > 0) say(`Brought the tables up to date (${applied.length} steps).`)
  const seeded = env.SANDBOX_SEED && (await seed(db, createHasher(), now()))
  if (seeded) say('Added the sample customers.')
}

async function start(env: Env) {
  const log = createLog(env.LOG_LEVEL)
  // The server keeps running, because no request depends on such a promise (S34).
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  const outage = createOutage(log, now)
  const report = (what: string) => (error: unknown) => {
    if (!outage.failed(error)) log.error({ err: error }, what)
  }
  const { db: opened, folder } = await open(env, report('database connection'))
  const db = watched(opened, outage)
  const disk = folder === null ? null : await watchDisk({ folder })
  const life = { hours: env.SESSION_HOURS, idleMinutes: env.SESSION_IDLE_MINUTES }
  const hasher = createHasher()
  const metrics = env.METRICS_PORT === undefined ? undefined : createMetrics(db)
  let draining = false
  const app = createApp({
    db,
    now,
    hasher,
    ...appSettings(env),
    market: createMarket({ url: env.MARKET_URL, now }),
    hasDiskSpace: disk?.hasDiskSpace,
    log,
    draining: () => draining,
    version: { version: packageVersion(), build: env.BUILD_ID ?? null },
    metrics,
    outageLogged: true,
  })
  const giveUp = async (error: unknown) => {
    await db.close()
    throw error
  }
  const at = listenSettings(env)
  const server = await listen(app, at)
    .catch(notListening({ port: 'PORT', host: 'HOST' }, at))
    .catch(giveUp)
  const shownAt = { port: env.METRICS_PORT ?? 0, host: env.METRICS_HOST }
  const shown =
    metrics &&
    (await serveMetrics(metrics, shownAt)
      .catch(notListening({ port: 'METRICS_PORT', host: 'METRICS_HOST' }, shownAt))
      .catch(giveUp))
  const upkeep = setInterval(() => {
    void maintain(db, now(), life).catch(report('upkeep'))
    const hours = env.SANDBOX_SEED ? env.SANDBOX_RESET_SAMPLES_HOURS : undefined
    if (hours !== undefined)
      void resetSamples(db, hasher, now(), { hours }).catch(report('reset of the samples'))
  }, MAINTENANCE_MS)
  const stop = createStop({
    drainMs: env.DRAIN_SECONDS * 1000,
    drain: () => {
      draining = true
      server.drain()
    },
    finish: async (code) => {
      setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
      clearInterval(upkeep)
      disk?.stop()
      shown?.stop()
      await server.stop()
      await db.checkpoint().catch(() => {})
      await db.close()
      process.exit(code)
    },
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop.onSignal(signal))
  // An uncaught exception leaves the process in an unknown state, so it finishes running requests, closes the database and exits (S34).
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception; stopping')
    stop.end(1)
  })

  if (env.SANDBOX_SEED) printSignIns()
  if (shown) say(`Metrics are at http://${env.METRICS_HOST}:${shown.port}/metrics`)
  say(`Plainsail is at ${env.PUBLIC_URL ?? `http://localhost:${server.port}`}`)
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }
  return version
}

function printSignIns() {
  const width = Math.max(...sampleSignIns.map(({ email }) => email.length))
  say(`\nSample sign-ins, all with the password ${SAMPLE_PASSWORD}`)
  for (const { email, shows } of sampleSignIns) say(`  ${email.padEnd(width)}  ${shows}`)
  say('')
}

try {
  await start(readEnv(process.env))
} catch (error) {
  console.error(startError(error))
  process.exit(1)
}
