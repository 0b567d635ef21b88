import { DatabaseError, type Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg'

export type Queryable = {
  query<R extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<R>>
}

export type Database = Queryable & {
  engine: 'embedded' | 'postgres'
  pool: Pool
  /** Runs `work` in one transaction. Query only through its argument: on a single connection any other query would deadlock (S31). */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  checkpoint(): Promise<void>
  close(): Promise<void>
}

/** Wraps a pool of connections. Queries and transactions throw the driver's errors. */
export function databaseOn(
  pool: Pool,
  rest: Pick<Database, 'engine' | 'checkpoint'> & {
    close?: () => Promise<void>
    /** How to begin a transaction behind a pooler that keeps no connection settings. If given, every query runs in a transaction. */
    begin?: string
  },
): Database {
  const { begin } = rest
  return {
    engine: rest.engine,
    pool,
    query: (text, values) =>
      begin === undefined
        ? onOne(pool, (client) => on(client).query(text, values))
        : inTransaction(pool, (tx) => tx.query(text, values), begin),
    transaction: (work) => inTransaction(pool, work, begin),
    checkpoint: rest.checkpoint,
    close: async () => {
      await pool.end()
      await rest.close?.()
    },
  }
}

/**
 * `pool.query` discards its client after any error. On the embedded engine all clients share one connection, and closing one
 * breaks the next, so this discards a client only if its connection may be broken.
 */
async function onOne<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let doubt: Error | undefined
  // The pool handles errors of idle clients only. An error event without a listener ends the process (S26).
  const lost = (error: Error) => {
    doubt = error
  }
  client.on('error', lost)
  try {
    return await work(client)
  } catch (error) {
    if (error instanceof ConnectionInDoubt || isDisconnection(error)) doubt = error
    throw error instanceof ConnectionInDoubt ? error.cause : error
  } finally {
    client.off('error', lost)
    client.release(doubt)
  }
}

const names = new Map<string, string>()

/** Names a statement, so that PostgreSQL parses and plans it once per connection. All our statements are constants. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `plainsail_${names.size}`
  names.set(text, name)
  return name
}

const on = (client: PoolClient): Queryable => ({
  query: (text, values) =>
    values === undefined ? client.query(text) : client.query({ name: nameOf(text), text, values }),
})

/** Whether the connection was lost or couldn't be opened. A statement that timed out doesn't count. */
export const isDisconnection = (error: unknown): error is Error =>
  isUnavailable(error) && !(error instanceof DatabaseError && !/^(08|57P)/.test(error.code ?? ''))

class ConnectionInDoubt extends Error {}

const inTransaction = <T>(
  pool: Pool,
  work: (tx: Queryable) => Promise<T>,
  begin: string | undefined = 'begin',
): Promise<T> =>
  onOne(pool, async (client) => {
    await client.query(begin)
    try {
      const result = await work(on(client))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => {
        throw new ConnectionInDoubt('Could not roll back', { cause: error })
      })
      throw error
    }
  })

/** Returns the first row of a query that always has one. Throws if there is none. */
export function only<R>(rows: R[]): R {
  const [row] = rows
  if (row === undefined) throw new Error('Expected a row, but the query returned none.')
  return row
}

const connectionLost =
  /connection terminated|timeout exceeded when trying to connect|connection error|query read timeout|client was closed/i
const connectionCodes =
  /^(08...|57P0[1-5]|57014|53...|ENOSPC|EDQUOT|40001|40P01|55P03|25P03|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/

/** Whether the database is unreachable or overloaded, so that a retry may succeed. `false` for a defect in our code. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  // The socket file doesn't exist while the server is down.
  if (code === 'ENOENT' && syscall === 'connect') return true
  if (typeof code === 'string' && connectionCodes.test(code)) return true
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return connectionLost.test(error.message)
}
