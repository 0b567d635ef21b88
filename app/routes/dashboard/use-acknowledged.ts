import { useState } from 'react'
import { useSession } from '../../session/session.ts'

// Kept in this page alone: the browser stores nothing more about the customer (SES-1).
const acknowledged = new Set<string>()

/** Whether the customer has closed this dialog since signing in, so that each visit doesn't open it again. */
export function useAcknowledged(what: string): [boolean, () => void] {
  const token = useSession()?.token ?? ''
  const [, drawAgain] = useState(0)
  const key = `${token} ${what}`
  return [
    acknowledged.has(key),
    () => {
      acknowledged.add(key)
      drawAgain((count) => count + 1)
    },
  ]
}
