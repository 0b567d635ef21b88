import type { CapabilityResponse } from '#contract/capabilities/responses.ts'
import type { ActivityEntry } from '#contract/capabilities/security.ts'

/** The entries that were loaded before the newest page was read again, which new entries push out of it. */
export type Older = {
  entries: ActivityEntry[]
  unreadable: number
  /** The id that the next page comes before, or `null` after the last one. */
  next: string | null
}

/** Adds a page of earlier entries. A backend that doesn't page sends the same entries again: then there are no earlier ones. */
export function addPage(older: Older, { activity, next }: CapabilityResponse<'activity'>): Older {
  const known = new Set(older.entries.map(({ id }) => id))
  const fresh = activity.rows.filter(({ id }) => !known.has(id))
  const stuck = next === older.next || (fresh.length === 0 && activity.rows.length > 0)
  return {
    entries: [...older.entries, ...fresh],
    unreadable: older.unreadable + (stuck && fresh.length === 0 ? 0 : activity.unreadable),
    next: stuck ? null : (next ?? null),
  }
}
