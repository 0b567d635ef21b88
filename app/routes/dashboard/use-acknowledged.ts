import { useState } from 'react'
import { tabArea } from '../../storage/browser-storage.ts'
import { useSession } from '../../session/session.ts'

const KEY = 'dialogsClosed'
const stored = () => (tabArea.read(KEY) ?? '').split(' ')

/** Whether the customer has closed this dialog since signing in, and a function that notes it. Survives a reload. */
export function useAcknowledged(what: string): [boolean, () => void] {
  const token = useSession()?.token ?? ''
  const [, drawAgain] = useState(0)
  const mark = digest(`${token} ${what}`)
  return [
    stored().includes(mark),
    () => {
      tabArea.write(KEY, [...stored(), mark].join(' '))
      drawAgain((count) => count + 1)
    },
  ]
}

/** An FNV-1a hash, so that storage holds neither the token nor the notification (SES-1). */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
