import { useSyncExternalStore } from 'react'
import { timings } from './timings.ts'

function subscribe(listener: () => void) {
  const timer = setInterval(listener, timings.ageCheckedEvery)
  // A tab in the background runs its timers late.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

const seconds = () => Math.floor(Date.now() / 1000) * 1000

/** The time, for an age that grows while it is shown. In whole seconds, so that one drawing sees one time. */
export const useNow = () => useSyncExternalStore(subscribe, seconds, seconds)
