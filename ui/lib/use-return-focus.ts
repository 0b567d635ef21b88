import { useRef } from 'react'

type Handlers = { onOpenAutoFocus?: (event: Event) => void; onCloseAutoFocus?: (event: Event) => void }

/**
 * Returns handlers for a dialog's content that return the focus to the element that had it before. Radix returns it only to its own
 * trigger, which a dialog opened by state doesn't have.
 *
 * @example
 * ```tsx
 * const focus = useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus })
 * return <Dialog.Content {...focus}>{children}</Dialog.Content>
 * ```
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
