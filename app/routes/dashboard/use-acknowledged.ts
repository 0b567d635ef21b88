import { useState } from 'react'
import { useSession } from '../../session/session.ts'

const KEY = 'dialogsClosed'
// Where storage is switched off, this page remembers.
const closed = new Set<string>()

/** Whether the customer has closed this dialog since signing in, so that no visit and no reload opens it again. */
export function useAcknowledged(what: string): [boolean, () => void] {
  const token = useSession()?.token ?? ''
  const [, drawAgain] = useState(0)
  const mark = digest(`${token} ${what}`)
  return [
    closed.has(mark) || stored().includes(mark),
    () => {
      closed.add(mark)
      try {
        sessionStorage.setItem(KEY, [...stored(), mark].join(' '))
      } catch {
        // Then it is remembered until a reload.
      }
      drawAgain((count) => count + 1)
    },
  ]
}

function stored(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ')
  } catch {
    return []
  }
}

/** FNV-1a: from the mark nobody can tell the customer, the token or the notification (SES-1). */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
