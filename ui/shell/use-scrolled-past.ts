import { useSyncExternalStore } from 'react'

// Cached, because React reads it at every render, and reading `scrollY` right after a render forces a layout.
let scrolled = 0

function subscribe(onChange: () => void) {
  const read = () => {
    scrolled = window.scrollY
    onChange()
  }
  // In the next frame, when the browser has to calculate the layout anyway.
  const first = requestAnimationFrame(read)
  window.addEventListener('scroll', read, { passive: true })
  return () => {
    cancelAnimationFrame(first)
    window.removeEventListener('scroll', read)
  }
}

/** Whether the page is scrolled down by more than `pixels`. */
export function useScrolledPast(pixels: number) {
  return useSyncExternalStore(
    subscribe,
    () => scrolled > pixels,
    () => false,
  )
}
