import { activityKinds, type ActivityKind } from '#contract/capabilities/security.ts'
import type { Translate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

const isKnown = (kind: string): kind is ActivityKind => (activityKinds as readonly string[]).includes(kind)

/** The text of an entry. `null`: whether it was carried out is missing or unreadable in the response. A kind that this client doesn't know is shown as the server sent it. */
export function activityLabel(kind: string, was: 'done' | 'refused' | null, t: Translate): string {
  const result = was ?? 'unknown'
  return isKnown(kind) ? t(m.activity, { kind, result }) : t(m.otherActivity, { name: kind, result })
}
