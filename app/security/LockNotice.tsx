import { formatMoment } from '#ui/money/format.ts'
import { Callout } from '#ui/primitives/Callout.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { LoadError } from '#ui/primitives/LoadError.tsx'
import { useEffect, useEffectEvent } from 'react'
import { capabilityMessage } from '../api/capability-failure.ts'
import { paths } from '../paths.ts'
import { followOtherTabs } from '../session/follow-other-tabs.ts'
import { useWaits, WaitLines } from './use-waits.tsx'

type Props = {
  email: string
  /** Called once this could be read or not, and each time it changes: until when nothing can be withdrawn and why, in sentences, or ''. */
  onRead: (lock: string) => void
}

/** Says above the withdrawal forms until when nothing can be withdrawn, and why, or that this can't be read (CAP-3). */
export function LockNotice({ email, onRead }: Props) {
  useEffect(followOtherTabs, [])
  // Another device may have locked withdrawals.
  const { query, ends, unread } = useWaits(email, { staleTime: 0 })
  const { error, isFetched, isFetching, refetch } = query
  const read = useEffectEvent(onRead)
  const lock = ends.map(({ text, until }) => `${text} ${formatMoment(until)}.`).join(' ')
  useEffect(() => {
    if (isFetched) read(lock)
  }, [isFetched, lock])
  return (
    <>
      {ends.length > 0 && (
        <Callout
          tone="warning"
          title="You can’t withdraw yet"
          action={<Link href={paths.security}>See your security page</Link>}
        >
          <WaitLines ends={ends} />
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
