import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { ActivityList } from '#ui/security/ActivityList.tsx'
import type { ListedActivity } from '#ui/security/activity-row.tsx'
import { NotMeDialog } from '#ui/security/NotMeDialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { BackCloses } from './BackCloses.tsx'
import { sections } from './sections.ts'
import { showLateNotMe } from './late-not-me.tsx'
import { notMeHrefs } from './not-me-hrefs.ts'
import { useNotMe } from './not-me.ts'
import { sessionsQuery } from './queries.ts'
import { useActivity } from './use-activity.ts'

/** What happened in the account, and “This was not me” (CAP-3). */
export function ActivityPart({ email }: { email: string }) {
  const { entries, refetch, isFetching, showOlder, ...list } = useActivity(email)
  // Only from the cache: another part reads it, if the backend offers it.
  const { data } = useQuery({ ...sessionsQuery(email), enabled: false })
  const signedInAt = data?.sessions.rows.find(({ current }) => current)?.createdAt ?? undefined
  const [asked, setAsked] = useState<ListedActivity>()
  const [open, setOpen] = useState(false)
  const followed = useRef('')
  const { state, send, ask } = useNotMe(email, { onLeft: showLateNotMe })
  return (
    <AccountSection
      id={sections.activity}
      title="Recent activity"
      lead="“This was not me” signs out every other device, locks withdrawals for at least 48 hours and emails you."
    >
      <ActivityList
        entries={entries?.map((entry) => ({
          ...entry,
          agent: entry.agent ?? null,
          place: entry.place ?? null,
          reference: entry.reference ?? null,
          here: entry.kind === 'sign-in' && entry.result === 'done' && entry.at === signedInAt,
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
      {open && state.is !== 'sending' && <BackCloses close={() => setOpen(false)} />}
      <NotMeDialog
        open={open}
        onOpenChange={setOpen}
        entry={asked}
        state={state}
        {...notMeHrefs}
        onClick={({ target }) => {
          // A link to another part of this page leaves it mounted.
          followed.current = target instanceof Element ? (target.closest('a')?.hash ?? '') : ''
          if (followed.current) setOpen(false)
        }}
        onCloseAutoFocus={(event) => {
          const heading = followed.current && document.querySelector<HTMLElement>(`${followed.current} h2`)
          followed.current = ''
          if (!heading) return
          event.preventDefault()
          heading.tabIndex = -1
          heading.focus()
        }}
        onConfirm={() => void send(asked)}
      />
    </AccountSection>
  )
}
