import { AccountSection } from '#ui/profile/AccountSection.tsx'
import type { ListedSession } from '#ui/security/session-row.tsx'
import { SessionList, type SessionProblem } from '#ui/security/SessionList.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { capabilityMessage } from '../api/capability-failure.ts'
import { sections } from './sections.ts'
import { endSession } from './end-session.ts'
import { sessionsQuery } from './queries.ts'

/** Where the customer is signed in (CAP-3). */
export function SessionsPart({ email }: { email: string }) {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery(email))
  const [endingId, setEndingId] = useState<string>()
  const [problem, setProblem] = useState<SessionProblem>()
  const end = async (which: ListedSession | 'others') => {
    if (endingId !== undefined) return
    setEndingId(which === 'others' ? which : which.id)
    setProblem(undefined)
    setProblem(await endSession(email, which))
    setEndingId(undefined)
  }
  const hasPlace = data?.sessions.rows.some(({ place }) => place != null) ?? false
  return (
    <AccountSection
      id={sections.sessions}
      title="Where you are signed in"
      lead={
        hasPlace
          ? 'The place is a guess from the network address.'
          : 'Sign out every device that you don’t know or no longer use.'
      }
    >
      <SessionList
        sessions={data?.sessions.rows.map((row) => ({ ...row, place: row.place ?? null }))}
        unreadable={data?.sessions.unreadable}
        error={error ? capabilityMessage(error) : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
        endingId={endingId}
        onEnd={(session) => void end(session)}
        onEndOthers={() => end('others')}
        problem={problem}
      />
    </AccountSection>
  )
}
