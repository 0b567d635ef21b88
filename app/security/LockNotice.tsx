import { formatMoment } from '#ui/money/format.ts'
import { Callout } from '#ui/primitives/Callout.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { LoadError } from '#ui/primitives/LoadError.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { capabilityMessage } from '../api/capability-failure.ts'
import { paths } from '../paths.ts'
import { followOtherTabs } from '../session/follow-other-tabs.ts'
import { waits } from './checks.ts'
import { securityQuery } from './queries.ts'
import { useRefreshAt } from './use-refresh-at.ts'

type Props = {
  email: string
  /** Called once this could be read or not, and each time it changes: until when nothing can be withdrawn and why, in sentences, or ''. */
  onRead: (lock: string) => void
}

/** Says above the withdrawal forms until when nothing can be withdrawn, and why, or that this can't be read (CAP-3). */
export function LockNotice({ email, onRead }: Props) {
  useEffect(followOtherTabs, [])
  // Another device may have locked withdrawals.
  const { data, error, isFetched, isFetching, refetch } = useQuery({ ...securityQuery(email), staleTime: 0 })
  const now = useRefreshAt(email, [data?.lockedUntil, ...(data?.holds ?? []).map(({ until }) => until)])
  const read = useEffectEvent(onRead)
  const known = data ? waits(data, { offered: [], now }) : []
  const all = known.filter(({ until }) => until !== undefined)
  const unread = known.filter(({ until }) => until === undefined)
  const lock = all.map(({ text, until }) => `${text} ${formatMoment(until)}.`).join(' ')
  useEffect(() => {
    if (isFetched) read(lock)
  }, [isFetched, lock])
  return (
    <>
      {all.length > 0 && (
        <Callout
          tone="warning"
          title="You can’t withdraw yet"
          action={<Link href={paths.security}>See your security page</Link>}
        >
          {all.map(({ id, text, until }) => (
            <p key={id}>
              {text} <time dateTime={until}>{formatMoment(until)}</time>.
            </p>
          ))}
          <p>
            You can fill in the form: this tab keeps it until you sign out. Nothing can be sent before then.
          </p>
        </Callout>
      )}
      {(error !== null || unread.length > 0) && (
        <LoadError
          tone="warning"
          title="We could not check for a lock or a hold on withdrawals"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {error ? capabilityMessage(error) : unread.map(({ text }) => text).join(' ')} The server decides
          when you request the withdrawal.
        </LoadError>
      )}
    </>
  )
}
