import { useRef } from 'react'

type Handlers = { onOpenAutoFocus?: (event: Event) => void; onCloseAutoFocus?: (event: Event) => void }

/**
 * Returns handlers for a dialog's content that return the focus to the element that had it before. If that no longer exists, the dialog
 * around it gets the focus, or else the heading of the page. Radix returns it only to its own trigger, which a dialog opened by state
 * doesn't have.
 *
 * @example
 * ```tsx
 * const focus = useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus })
 * return <Dialog.Content {...focus}>{children}</Dialog.Content>
 * ```
 */
export function useReturnFocus(own: Handlers): Handlers {
  const before = useRef<{ element: Element | null; around: Element | null }>({ element: null, around: null })
  return {
    onOpenAutoFocus: (event) => {
      const element = document.activeElement
      before.current = { element, around: element?.closest('[role=dialog]') ?? null }
      own.onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event) => {
      own.onCloseAutoFocus?.(event)
      const { element, around } = before.current
      if (event.defaultPrevented || element === null) return
      const places = [element, around, document.querySelector('h1[tabindex]')]
      const target = places.find((each) => each?.isConnected)
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      target.focus()
    },
  }
}
