import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onBegun` if the set-up of the second step begins in another tab of this customer: only the newer key counts. The returned
 * function notifies the other tabs that it begins in this one.
 */
export function useOtherSetUps(email: string, onBegun: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null)
  const begun = useEffectEvent(onBegun)
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const own = new BroadcastChannel('second-step-set-up')
    own.addEventListener('message', ({ data }: MessageEvent<unknown>) => data === email && begun())
    channel.current = own
    return () => {
      channel.current = null
      own.close()
    }
  }, [email])
  // The rule mistakes the channel for a window: a BroadcastChannel takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return () => channel.current?.postMessage(email)
}
