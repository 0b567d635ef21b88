import { formatMoment } from '#ui/money/format.ts'
import { Link } from '#ui/primitives/Link.tsx'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { waits } from './checks.ts'
import { securityQuery } from './queries.ts'
import { useRefreshAt } from './use-refresh-at.ts'

/** Says on the dashboard until when nothing can be withdrawn, and why: the figure beside it is what can be withdrawn afterwards (CAP-3). */
export function LockLine({ email }: { email: string }) {
  const { data } = useQuery(securityQuery(email))
  const now = useRefreshAt(email, [data?.lockedUntil, ...(data?.holds ?? []).map(({ until }) => until)])
  const known = data ? waits(data, { offered: [], now }).filter(({ until }) => until !== undefined) : []
  if (known.length === 0) return null
  return (
    <div role="status" className="grid gap-1 text-sm">
      {known.map(({ id, text, until }) => (
        <p key={id}>
          {text} <time dateTime={until}>{formatMoment(until)}</time>.
        </p>
      ))}
      <Link href={paths.security}>See your security page</Link>
    </div>
  )
}
