import type { FormFailure } from '#ui/form/form-failure.ts'
import { announce } from '#ui/lib/announce.ts'
import { Link } from '#ui/primitives/Link.tsx'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { LockForm } from '#ui/security/LockForm.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { capabilityMessage } from '../api/capability-failure.ts'
import { serverTimeNow } from '../api/server-clock.ts'
import { presentable } from '../api/server-message.ts'
import { paths } from '../paths.ts'
import { lockIn } from './checks.ts'
import { confirmedCall } from './confirmed-call.ts'
import { contradiction } from './contradiction.ts'
import { refreshSecurity, securityQuery } from './queries.ts'
import { draftOf, dropDraft, keepDraft, keepFailure } from './security-drafts.ts'
import { sections } from './sections.ts'
import { useRefreshAt } from './use-refresh-at.ts'
import { writeFailure } from './write-failure.ts'

/** Locks withdrawals for a time that the customer chooses (CAP-3). */
export function LockPart({ email }: { email: string }) {
  const { data, error, isFetching, refetch } = useQuery(securityQuery(email))
  const [draft] = useState(() => draftOf(email, 'lock'))
  const [failure, setFailure] = useState<FormFailure | null>(draft?.failure ?? null)
  const keep = useCallback((typed: { days: string }) => keepDraft(email, 'lock', typed), [email])
  const [justLocked, setJustLocked] = useState<string>()
  const holds = data?.holds?.map(({ why, until }) => ({
    why: presentable(why) ?? 'The server sent a reason that can’t be shown here.',
    until,
  }))
  const now = useRefreshAt(email, [data?.lockedUntil, justLocked, ...(holds ?? []).map(({ until }) => until)])
  const isAhead = (iso: string | null | undefined): iso is string => Date.parse(iso ?? '') > now
  const lock = async (days: number) => {
    setFailure(null)
    setJustLocked(undefined)
    try {
      const { lockedUntil } = await confirmedCall('setLock', { body: { days } })
      if (!(Date.parse(lockedUntil) > serverTimeNow()))
        throw contradiction('the end that it names has passed')
      setJustLocked(lockedUntil)
      announce('Withdrawals are locked')
      dropDraft(email, 'lock')
      return true
    } catch (cause) {
      const failed = writeFailure(cause)
      setFailure(failed)
      keepFailure(email, 'lock', failed)
      return false
    } finally {
      void refreshSecurity(email)
    }
  }
  return (
    <AccountSection
      id={sections.lock}
      title="Withdrawal lock"
      lead={
        <>
          Nobody can request a withdrawal until the lock ends, you included. You can make it longer, not
          shorter. Withdrawals that were requested before are not stopped: look at your{' '}
          <Link href={paths.withdrawalHistory}>withdrawal history</Link>.
        </>
      }
    >
      <LockForm
        className="w-full"
        current={
          data && {
            lockedUntil: lockIn(data, now),
            holds: holds?.filter(({ until }) => isAhead(until)) ?? null,
          }
        }
        error={error ? capabilityMessage(error) : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
        typed={draft?.values.days}
        onTyped={keep}
        onLock={lock}
        failure={failure}
        justLockedUntil={isAhead(justLocked) ? justLocked : undefined}
        now={serverTimeNow}
      />
    </AccountSection>
  )
}
