import type { ListedActivity } from '#ui/security/activity-row.tsx'
import type { ListedSession } from '#ui/security/session-row.tsx'

/** A fixed locale and time zone, so that dates are the same on every machine. */
export const dates = { locale: 'en-US', timeZone: 'UTC' }

export const current: ListedSession = {
  id: 's1',
  current: true,
  createdAt: '2026-03-01T18:58:00Z',
  seenAt: '2026-03-01T19:20:00Z',
  agent: 'Chrome on Linux',
  place: 'Near Sampletown',
}
export const phone: ListedSession = {
  id: 's2',
  current: false,
  createdAt: '2026-02-20T07:30:00Z',
  seenAt: '2026-02-28T09:12:00Z',
  agent: 'Safari on iPhone',
  place: 'Near Sampletown',
}

export const entry: ListedActivity = {
  id: 'a3',
  kind: 'sign-in',
  result: 'done',
  at: '2026-03-01T18:58:00Z',
  agent: 'Chrome on Linux',
  place: 'near Sampletown',
  reference: null,
}
export const entries: ListedActivity[] = [
  entry,
  {
    id: 'a2',
    kind: 'withdrawal-requested',
    result: 'done',
    at: '2026-03-01T10:12:00Z',
    agent: null,
    place: null,
    reference: 'WDR-SAMPLE-0003',
  },
  {
    id: 'a1',
    kind: 'sign-in',
    result: 'refused',
    at: '2026-02-27T03:31:00Z',
    agent: 'Firefox on Windows',
    place: null,
    reference: null,
  },
]

/** More sessions than the list shows at first. */
export const manySessions: ListedSession[] = [
  ...Array.from({ length: 10 }, (_, index) => ({ ...phone, id: `p${index}`, agent: `Browser ${index + 1}` })),
  current,
]
/** More entries than the list shows at first. */
export const manyEntries: ListedActivity[] = Array.from({ length: 11 }, (_, index) => ({
  ...entry,
  id: `e${index}`,
  agent: `Browser ${index + 1}`,
}))

export const hostile = '<img src=x onerror=alert(1)>'.repeat(6)
