import type { Logger } from 'pino'
import { type Database, isDisconnection } from './db/database.ts'

/** A single success among failures doesn't mean that the database is back. */
const QUIET_MS = 1000

/** Logs the start and the end of a database outage once each, instead of a stack trace per request. */
export function createOutage(log: Pick<Logger, 'error' | 'warn'>, now: () => Date) {
  let began: number | null = null
  let lastFailure = 0
  let failures = 0

  return {
    /** Returns whether the error belongs to an outage, which is logged here. */
    failed: (error: unknown): boolean => {
      if (!isDisconnection(error)) return false
      lastFailure = now().getTime()
      failures += 1
      if (began !== null) return true
      began = lastFailure
      const { code, message } = error as Error & { code?: unknown }
      log.error({ event: 'database_unavailable', code, reason: message }, 'database unavailable')
      return true
    },
    succeeded: () => {
      if (began === null) return
      const at = now().getTime()
      if (at - lastFailure < QUIET_MS) return
      const seconds = Math.round((at - began) / 1000)
      log.warn({ event: 'database_available', failures, seconds }, 'database available again')
      began = null
      failures = 0
    },
  }
}

export type Outage = ReturnType<typeof createOutage>

/** Wraps a database, so that each query marks it as available or as failed. Errors are passed on. */
export function watched(db: Database, outage: Outage): Database {
  const seen = async <T>(work: Promise<T>): Promise<T> => {
    const value = await work.catch((error: unknown) => {
      outage.failed(error)
      throw error
    })
    outage.succeeded()
    return value
  }
  return {
    ...db,
    query: (text, values) => seen(db.query(text, values)),
    transaction: (work) => seen(db.transaction(work)),
  }
}
