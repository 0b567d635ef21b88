import { useSyncExternalStore } from 'react'
import { timings } from './component-timings.ts'

function subscribe(listener: () => void) {
  const timer = setInterval(listener, timings.ageCheckedEvery)
  // Timers run late in a background tab, so update when the tab becomes visible.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

const seconds = () => Math.floor(Date.now() / 1000) * 1000

/** The current time in milliseconds, updated regularly. Rounded down to seconds, so that it stays the same during one render. */
export const useNow = () => useSyncExternalStore(subscribe, seconds, seconds)
