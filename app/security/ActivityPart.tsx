import { announce } from '#ui/lib/announce.ts'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { ActivityList } from '#ui/security/ActivityList.tsx'
import type { ListedActivity } from '#ui/security/activity-row.tsx'
import { NotMeDialog } from '#ui/security/NotMeDialog.tsx'
import type { NotMeState } from '#ui/security/not-me-outcome.tsx'
import { useRef, useState } from 'react'
import { callCapability } from '../api/capability-client.ts'
import { capabilityMessage } from '../api/capability-failure.ts'
import { ApiError, reasonOf } from '../api/errors.ts'
import { paths } from '../paths.ts'
import { sections } from './checks.ts'
import { refreshSecurity } from './queries.ts'
import { useActivity } from './use-activity.ts'

/** What happened in the account, and “This was not me” (CAP-3). */
export function ActivityPart({ email }: { email: string }) {
  const { entries, refetch, isFetching, showOlder, ...list } = useActivity(email)
  const [asked, setAsked] = useState<ListedActivity>()
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<NotMeState>({ is: 'asking' })
  const busy = useRef(false)
  const send = async (id: string) => {
    // A ref, because React state is updated too late for a double click.
    if (busy.current) return
    busy.current = true
    setState({ is: 'sending' })
    const result = await notMe(id)
    busy.current = false
    setState(result)
    if (result.is === 'done') announce('All other devices are signed out, and withdrawals are locked')
    void refreshSecurity(email)
  }
  return (
    <AccountSection
      id={sections.activity}
      title="Recent activity"
      lead="“This was not me” signs out every other device, locks withdrawals for 48 hours and emails you."
    >
      <ActivityList
        entries={entries?.map((entry) => ({
          ...entry,
          agent: entry.agent ?? null,
          place: entry.place ?? null,
          reference: entry.reference ?? null,
        }))}
        onRetry={() => void refetch()}
        retrying={isFetching}
        onOlder={showOlder}
        onNotMe={(entry) => {
          setAsked(entry)
          setState({ is: 'asking' })
          setOpen(true)
        }}
        {...list}
      />
      {asked && (
        <NotMeDialog
          open={open}
          onOpenChange={setOpen}
          entry={asked}
          state={state}
          passwordHref={paths.account}
          onConfirm={() => void send(asked.id)}
        />
      )}
    </AccountSection>
  )
}

/** Sends it once. Never rejects. */
async function notMe(id: string): Promise<NotMeState> {
  try {
    const { lockedUntil } = await callCapability('notMe', { body: { id }, keepalive: true })
    return { is: 'done', lockedUntil }
  } catch (cause) {
    if (!(cause instanceof ApiError)) return { is: 'unknown', why: 'Something unexpected happened.' }
    const { requestId } = cause
    if (cause.effect === 'unknown') return { is: 'unknown', why: reasonOf(cause), requestId }
    return { is: 'refused', why: capabilityMessage(cause), requestId }
  }
}
