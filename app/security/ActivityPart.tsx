import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { ActivityList } from '#ui/security/ActivityList.tsx'
import type { ListedActivity } from '#ui/security/activity-row.tsx'
import { NotMeDialog } from '#ui/security/NotMeDialog.tsx'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { sections } from './checks.ts'
import { showLateNotMe } from './late-not-me.tsx'
import { useNotMe } from './not-me.ts'
import { useActivity } from './use-activity.ts'

/** What happened in the account, and “This was not me” (CAP-3). */
export function ActivityPart({ email }: { email: string }) {
  const { entries, refetch, isFetching, showOlder, ...list } = useActivity(email)
  const [asked, setAsked] = useState<ListedActivity>()
  const [open, setOpen] = useState(false)
  const { state, send, ask } = useNotMe(email, { onLeft: showLateNotMe })
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
          ask()
          setOpen(true)
        }}
        {...list}
      />
      <NotMeDialog
        open={open}
        onOpenChange={setOpen}
        entry={asked}
        state={state}
        passwordHref={paths.account}
        onConfirm={() => void send(asked)}
      />
    </AccountSection>
  )
}
