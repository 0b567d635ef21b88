import { DateTime } from '#ui/money/DateTime.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '../paths.ts'
import { waits } from './checks.ts'
import { securityQuery } from './queries.ts'
import { useRefreshAt } from './use-refresh-at.ts'

type Props = {
  email: string
  /** Called once it is known whether there is a lock, or that it can't be read. */
  onRead: () => void
}

/** Says above the withdrawal forms until when nothing can be withdrawn, and why (CAP-3). Nothing if there is no lock and no hold. */
export function LockNotice({ email, onRead }: Props) {
  // Another device may have locked withdrawals.
  const { data, isFetched } = useQuery({ ...securityQuery(email), staleTime: 0 })
  const now = useRefreshAt(email, [data?.lockedUntil, ...(data?.holds ?? []).map(({ until }) => until)])
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (isFetched) read()
  }, [isFetched])
  const all = data ? waits(data, { offered: [], now }).filter(({ until }) => until !== undefined) : []
  if (all.length === 0) return null
  return (
    <Callout
      tone="warning"
      title="You can’t withdraw yet"
      action={<Link href={paths.security}>See your security page</Link>}
    >
      {all.map(({ id, text, until }) => (
        <p key={id}>
          {text} <DateTime iso={until} />.
        </p>
      ))}
      <p>You can fill in the form, and what you type is kept. Nothing can be sent before then.</p>
    </Callout>
  )
}
