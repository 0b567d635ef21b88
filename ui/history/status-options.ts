import type { Translate } from '../lib/locale-context.ts'
import * as badge from '../wallet/messages.ts'
import { statusLabels } from '../wallet/StatusBadge.tsx'
import * as m from './messages.ts'
import type { Entry } from './entries.ts'
import { groupOf, statusFilters, type StatusFilter, type StatusGroup } from './status-groups.ts'

/** The name of a group in the words of its rows, which `entries` include. */
export function groupLabel(group: StatusGroup, entries: readonly Entry[], t: Translate): string {
  if (group === 'other') return t(m.otherStatus, { names: otherNames(entries) })
  return t(group === 'cancelled' ? badge.cancelled : statusLabels[group])
}

/** The maximum length of the names of other statuses, in characters. */
const LONGEST = 40

/** The other statuses as the server wrote them. `null` if they are too long, or empty. */
function otherNames(entries: readonly Entry[]): string | null {
  const others = entries.flatMap(({ row }) => (groupOf(row) === 'other' && row.status ? [row.status] : []))
  const names = [...new Set(others)].join(', ')
  return names === '' || names.length > LONGEST ? null : names
}

/** The choices of the filter. Cancelled and other statuses are offered if a row has them, or if they are chosen. */
export function statusOptions(entries: readonly Entry[], chosen: StatusFilter, t: Translate) {
  const present = new Set<StatusFilter>(entries.map(({ row }) => groupOf(row)))
  return statusFilters
    .filter((value) => (value !== 'cancelled' && value !== 'other') || value === chosen || present.has(value))
    .map((value) => ({ value, label: value === 'all' ? t(m.allStatuses) : groupLabel(value, entries, t) }))
}
