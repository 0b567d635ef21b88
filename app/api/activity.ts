import { createStore } from '#ui/lib/store.ts'
import { useSyncExternalStore } from 'react'
import { timings } from '../timings.ts'

// Without `scroll`, because pages also scroll on their own. Assistive technology sends only `click` and `input`.
const activityEvents = [
  'pointermove',
  'pointerdown',
  'touchmove',
  'wheel',
  'keydown',
  'click',
  'input',
] as const

let lastActivity = 0
let lastPlace = ''
let timer: ReturnType<typeof setTimeout> | undefined
let resume: (() => void) | undefined
const idle = createStore(false)

function check() {
  const left = lastActivity + timings.idleAfter - Date.now()
  if (left > 0) timer = setTimeout(check, left)
  else idle.set(true)
}

function onActivity(event: Event) {
  // Browsers also send `pointermove` when an element moves under a resting pointer.
  if (event.type === 'pointermove') {
    const { screenX, screenY } = event as PointerEvent
    const place = `${screenX} ${screenY}`
    if (place === lastPlace) return
    lastPlace = place
  }
  lastActivity = Date.now()
  if (!idle.get()) return
  idle.set(false)
  check()
  resume?.()
}

/** Returning to the tab counts as activity. Leaving it does not. */
function onVisibility(event: Event) {
  if (document.visibilityState === 'visible') onActivity(event)
}

/**
 * Tracks whether the customer is idle, which is the case after `timings.idleAfter` without activity. The server counts every request
 * as activity, so an idle page sends none by itself; otherwise it would keep the session alive forever. Calls `onReturn` at the
 * first activity after that.
 */
export function watchActivity(onReturn: () => void) {
  resume = onReturn
  clearTimeout(timer)
  lastActivity = Date.now()
  idle.set(false)
  for (const type of activityEvents)
    window.addEventListener(type, onActivity, { passive: true, capture: true })
  window.addEventListener('visibilitychange', onVisibility)
  check()
}

/** The value of {@link useIdle}, for code outside React. */
export const isIdle = idle.get
/** Whether the customer has been idle for `timings.idleAfter`. Renders again when that changes. */
export const useIdle = () => useSyncExternalStore(idle.subscribe, isIdle, () => false)
