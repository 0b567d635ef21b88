import { useSyncExternalStore } from 'react'

// Kept, since React asks at every drawing, and in a page that was just drawn the browser would have to lay it all out to say.
let scrolled = 0

function subscribe(onChange: () => void) {
  const read = () => {
    scrolled = window.scrollY
    onChange()
  }
  // With the frame, which lays the page out anyway.
  const first = requestAnimationFrame(read)
  window.addEventListener('scroll', read, { passive: true })
  return () => {
    cancelAnimationFrame(first)
    window.removeEventListener('scroll', read)
  }
}

export function useScrolledPast(pixels: number) {
  return useSyncExternalStore(
    subscribe,
    () => scrolled > pixels,
    () => false,
  )
}
