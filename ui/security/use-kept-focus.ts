import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a part of the page whose pressed button disappears together with its row. Put `root` on the part, and `fallback`
 * on the element that then gets the focus.
 */
export function useKeptFocus<Root extends HTMLElement, Fallback extends HTMLElement>() {
  const root = useRef<Root>(null)
  const fallback = useRef<Fallback>(null)
  const last = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (root.current?.contains(activeElement)) last.current = activeElement
    else if (activeElement !== body) last.current = null
    else if (last.current && !last.current.isConnected) {
      last.current = null
      fallback.current?.focus({ preventScroll: true })
    }
  })
  // The focus also moves between two renders.
  const onFocus = (event: { target: Element }) => void (last.current = event.target)
  return { root, fallback, onFocus }
}
