import { createStore } from '#ui/lib/store.ts'
import { useSyncExternalStore } from 'react'
import { timings } from '../timings.ts'

// No `scroll`: a page also scrolls by itself. `click` and `input` come from assistive technology without the others.
const signs = ['pointermove', 'pointerdown', 'touchmove', 'wheel', 'keydown', 'click', 'input'] as const

let lastSign = 0
let lastPlace = ''
let timer: ReturnType<typeof setTimeout> | undefined
let resume: (() => void) | undefined
const idle = createStore(false)

function check() {
  const left = lastSign + timings.idleAfter - Date.now()
  if (left > 0) timer = setTimeout(check, left)
  else idle.set(true)
}

function onSign(event: Event) {
  // Browsers also send it when something moves under a pointer that rests.
  if (event.type === 'pointermove') {
    const { screenX, screenY } = event as PointerEvent
    const place = `${screenX} ${screenY}`
    if (place === lastPlace) return
    lastPlace = place
  }
  lastSign = Date.now()
  if (!idle.get()) return
  idle.set(false)
  check()
  resume?.()
}

/** A tab that is looked at again has a customer before it; one that is left has none. */
function onVisibility(event: Event) {
  if (document.visibilityState === 'visible') onSign(event)
}

/**
 * A server counts every call as activity. So that an open page doesn't keep a session alive for ever, nothing is asked for
 * on its own once the customer has done nothing for a while. `onReturn` is called at the first thing they do after that.
 */
export function watchActivity(onReturn: () => void) {
  resume = onReturn
  clearTimeout(timer)
  lastSign = Date.now()
  idle.set(false)
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, capture: true })
  window.addEventListener('visibilitychange', onVisibility)
  check()
}

export const isIdle = idle.get
export const useIdle = () => useSyncExternalStore(idle.subscribe, isIdle, () => false)
