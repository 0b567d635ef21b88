import { useRef } from 'react'

type Handlers = { onOpenAutoFocus?: (event: Event) => void; onCloseAutoFocus?: (event: Event) => void }

/**
 * Handlers for a dialog's content that give the focus back to what had it before. Radix gives it back to its own
 * trigger only, and a dialog opened by state has none.
 */
export function useReturnFocus(own: Handlers): Handlers {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event) => {
      before.current = document.activeElement
      own.onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event) => {
      own.onCloseAutoFocus?.(event)
      const target = before.current
      if (event.defaultPrevented || !(target instanceof HTMLElement) || !target.isConnected) return
      event.preventDefault()
      target.focus()
    },
  }
}
