import type { ActivityEntry } from '#contract/capabilities/security.ts'
import type { SecurityCheck } from '#ui/security/SecurityCheckList.tsx'
import { notMeHrefs } from './not-me-hrefs.ts'

const timesOf = (entries: readonly ActivityEntry[], wanted: ActivityEntry['kind']) =>
  entries
    .filter(({ kind, result }) => kind === wanted && result === 'done')
    .map(({ at }) => Date.parse(at ?? ''))

/** After “This was not me”, until the list shows that the password was changed since. */
export function passwordAdvice(entries: readonly ActivityEntry[]): SecurityCheck[] {
  const reported = timesOf(entries, 'not-me')
  const changed = timesOf(entries, 'password-changed')
  if (!reported.some((at) => !changed.some((since) => since > at))) return []
  return [
    {
      id: 'password',
      state: 'open',
      text: 'You said “This was not me”. If you haven’t changed your password since, change it now.',
      action: { label: 'Change the password', href: notMeHrefs.passwordHref },
    },
  ]
}
