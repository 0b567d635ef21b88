import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import type { Database } from './db/database.ts'
import { watchDisk } from './db/disk-guard.ts'
import { maintain } from './db/maintain.ts'
import { migrate } from './db/migrate.ts'
import { openEmbedded, openPostgres } from './db/open.ts'
import { SAMPLE_PASSWORD, sampleSignIns } from './db/sample-customers.ts'
import { seed } from './db/seed.ts'
import { defaultLimits } from './http/rate-limits.ts'
import { type Env, readEnv } from './env.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { createMarket } from './market/listing.ts'
import { createHasher } from './security/hashing.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
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
    return { db: openPostgres(env.DATABASE_URL, onError), folder: null }
  }
  const folder = env.DATA_DIR ?? `${root}data/sandbox`
  say(`Opening the database in ${folder} (the first time takes a few seconds) …`)
  return { db: await openEmbedded(folder, onError), folder }
}

async function start(env: Env) {
  const log = createLog(env.LOG_LEVEL)
  // Nothing waits for it, so nothing is half done for anybody: it is told, and the server goes on (S34).
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  const { db, folder } = await open(env, (error) => log.error({ err: error }, 'database connection'))
  const applied = await migrate(db)
  if (applied.length > 0) say(`Brought the tables up to date (${applied.length} steps).`)
  const seeded = env.SANDBOX_SEED && (await seed(db, createHasher(), now()))
  if (seeded) say('Added the sample customers.')
  const disk = folder === null ? null : await watchDisk({ folder })
  const life = { hours: env.SESSION_HOURS, idleMinutes: env.SESSION_IDLE_MINUTES }
  const app = createApp({
    db,
    now,
    settleSeconds: env.SANDBOX_SETTLE_SECONDS,
    sessionHours: life.hours,
    idleMinutes: life.idleMinutes,
    limits: env.SANDBOX_RATE_LIMIT ? defaultLimits : 'off',
    market: createMarket({ url: env.MARKET_URL, now }),
    hasRoom: disk?.hasRoom,
    dist: env.DIST_DIR ?? `${root}dist`,
    publicUrl: env.PUBLIC_URL,
    trustedProxies: env.TRUST_PROXY,
    perAddress: env.MAX_PER_ADDRESS,
    connect: env.CONNECT_ORIGINS,
    log,
  })
  const server = await listen(app, {
    port: env.PORT,
    host: env.HOST,
    perAddress: env.TRUST_PROXY === 0 ? env.MAX_PER_ADDRESS : 0,
  }).catch(async (error: NodeJS.ErrnoException) => {
    await db.close()
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${env.PORT} is in use. Set PORT to another one.`)
    throw error
  })
  const upkeep = setInterval(
    () => void maintain(db, now(), life).catch((error) => log.error({ err: error }, 'upkeep')),
    MAINTENANCE_MS,
  )
  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
    clearInterval(upkeep)
    disk?.stop()
    await server.stop()
    await db.checkpoint().catch(() => {})
    await db.close()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(0))
  // After an exception in the open nobody knows what is half done, so what runs may end and the database is closed (S34).
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception; stopping')
    void stop(1)
  })

  if (env.SANDBOX_SEED) printSignIns()
  say(`Plainsail is at ${env.PUBLIC_URL ?? `http://localhost:${server.port}`}`)
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
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
