import type { ActivityEntry } from '#contract/capabilities/security.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { capabilityMessage } from '../api/capability-failure.ts'
import { addPage, type Older } from './activity-pages.ts'
import { activityQuery, olderActivity } from './queries.ts'

type Work = { is: 'idle' | 'older'; problem?: string }

/** What happened in the account, page by page. */
export function useActivity(email: string) {
  const { data: newest, error, isFetching, refetch } = useQuery(activityQuery(email))
  const [older, setOlder] = useState<Older | null>(null)
  const [work, setWork] = useState<Work>({ is: 'idle' })
  const next = older ? older.next : (newest?.next ?? null)
  const showOlder = async (before: string, first: ActivityEntry[]) => {
    if (work.is !== 'idle') return
    setWork({ is: 'older' })
    try {
      const page = await olderActivity(before)
      setOlder((so) => addPage(so ?? { entries: first, unreadable: 0, next: before }, page))
      setWork({ is: 'idle' })
    } catch (cause) {
      setWork({ is: 'idle', problem: capabilityMessage(cause) })
    }
  }
  const rows = newest?.activity.rows
  const entries = rows && [
    ...new Map([...rows, ...(older?.entries ?? [])].map((entry) => [entry.id, entry])).values(),
  ]
  return {
    entries,
    unreadable: (newest?.activity.unreadable ?? 0) + (older?.unreadable ?? 0),
    error: error ? capabilityMessage(error) : undefined,
    isFetching,
    refetch,
    loadingOlder: work.is === 'older',
    problem: work.problem,
    showOlder: next === null || !rows ? undefined : () => void showOlder(next, rows),
  }
}
