import { type DestinationStream, type Logger, pino } from 'pino'

/** Leaves out fields of PostgreSQL errors that may contain customers' data, such as the row that failed a check (S33). */
const loggable = ({ name, message, code, stack }: Error & { code?: unknown }) => ({
  name,
  message,
  code,
  stack,
})

/**
 * Writes JSON to `stream`, or to standard output. Hides headers, passwords, tokens and seed phrases. Of a thrown value that isn't an
 * `Error`, only the type is logged.
 */
export const createLog = (level: string, stream?: DestinationStream) =>
  pino(
    {
      level,
      redact: ['req.headers', 'headers', '*.password', '*.token', '*.seedPhrase'],
      serializers: { err: (error: unknown) => (error instanceof Error ? loggable(error) : typeof error) },
    },
    stream,
  )

/** Writes security events at `warn`, the default level, because an investigation needs all of them. */
export const securityLog = (log: Logger): Logger =>
  ['debug', 'info', 'warn'].includes(log.level) ? log.child({ kind: 'security' }, { level: 'info' }) : log
