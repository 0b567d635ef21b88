/**
 * Watches whether the page is being left. Returns a function that stops watching and returns whether the page was being left. The browser aborts calls before
 * the page itself is gone, so a call that fails after this may have failed because of it. Watch only for a short time, because some
 * browsers keep no page with such a listener in the back-forward cache.
 */
export function watchLeaving() {
  const control = new AbortController()
  let leaves = false
  window.addEventListener('beforeunload', () => (leaves = true), { signal: control.signal })
  return () => {
    control.abort()
    return leaves
  }
}
