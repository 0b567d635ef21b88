import { formatMoment } from '#ui/money/format.ts'
import type { SecurityCheck } from '#ui/security/SecurityCheckList.tsx'
import { useQuery } from '@tanstack/react-query'
import { waits } from './checks.ts'
import { securityQuery } from './queries.ts'
import { useRefreshAt } from './use-refresh-at.ts'

/** Until when nothing can be withdrawn and why (`ends`), and what of that could not be read (`unread`). With the query, for its state. */
export function useWaits(email: string, options: { staleTime?: number } = {}) {
  const query = useQuery({ ...securityQuery(email), ...options })
  const { data } = query
  const now = useRefreshAt(email, [data?.lockedUntil, ...(data?.holds ?? []).map(({ until }) => until)])
  const known = data ? waits(data, { offered: [], now }) : []
  return {
    query,
    ends: known.filter(({ until }) => until !== undefined),
    unread: known.filter(({ until }) => until === undefined),
  }
}

/** A paragraph for each end. */
export const WaitLines = ({ ends }: { ends: readonly SecurityCheck[] }) =>
  ends.map(({ id, text, until }) => (
    <p key={id}>
      {text} <time dateTime={until}>{formatMoment(until)}</time>.
    </p>
  ))
