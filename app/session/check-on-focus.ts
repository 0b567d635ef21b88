import { queryClient } from '../api/query-client.ts'

const CHECKED_EVERY = 60_000

/**
 * Reads what is out of date again when the window gets the focus, at most once a minute, so that a session that was
 * ended elsewhere is noticed (GRD-3). React Query does so only when the page becomes visible, which a page in a second window always is.
 * Returns what stops it.
 */
export function checkOnFocus(): () => void {
  let last = -Infinity
  const check = () => {
    const now = performance.now()
    if (document.hidden || now - last < CHECKED_EVERY) return
    last = now
    void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false })
  }
  window.addEventListener('focus', check)
  return () => window.removeEventListener('focus', check)
}
