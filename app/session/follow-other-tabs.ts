import { privateKey } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { currentSession } from './session-state.ts'

/** `part`: only what is cached under this key has changed. */
type Change = { email: string; part?: string | undefined }

let shared: BroadcastChannel | undefined
const channel = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : (shared ??= new BroadcastChannel('changed'))

/** Tells the other tabs of this browser that a write may have changed what they show of this customer. */
export function tellOtherTabs(change: Change) {
  // The rule mistakes the channel for a window: a BroadcastChannel takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel()?.postMessage(change)
}

let following = false

/** Starts to read again what another tab has changed, if it is about the customer of this tab. Later calls do nothing. */
export function followOtherTabs() {
  if (following) return
  following = true
  channel()?.addEventListener('message', ({ data }: MessageEvent<Change | null>) => {
    const email = currentSession()?.details.email
    if (email === undefined || data?.email !== email) return
    const key = data.part === undefined ? privateKey(email) : [...privateKey(email), data.part]
    void queryClient.invalidateQueries({ queryKey: key })
  })
}
