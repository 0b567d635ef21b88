import { type DestinationStream, type Logger, pino } from 'pino'

/** What PostgreSQL tells beside the message, such as the row that a check refused, may hold anything of a customer's (S33). */
const told = ({ name, message, code, stack }: Error & { code?: unknown }) => ({ name, message, code, stack })

export const createLog = (level: string, stream?: DestinationStream) =>
  pino(
    {
      level,
      redact: ['req.headers', 'headers', '*.password', '*.token', '*.seedPhrase'],
      serializers: { err: (error: unknown) => (error instanceof Error ? told(error) : typeof error) },
    },
    stream,
  )

/** Security events are written at `warn`, the default, too: who looks for a break-in needs them all. */
export const securityLog = (log: Logger): Logger =>
  ['debug', 'info', 'warn'].includes(log.level) ? log.child({ kind: 'security' }, { level: 'info' }) : log
