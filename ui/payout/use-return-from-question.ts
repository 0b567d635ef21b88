import { useRef } from 'react'

/**
 * Returns handlers for a question that can remove the button that opened it. When it closes, the focus goes back to that button. If that is
 * gone, it goes to the dialog that the button was in, or else to the heading of the page.
 */
export function useReturnFromQuestion() {
  const before = useRef<{ button: Element | null; dialog: Element | null }>({ button: null, dialog: null })
  return {
    onOpenAutoFocus: () => {
      const button = document.activeElement === document.body ? null : document.activeElement
      before.current = { button, dialog: button?.closest('[role=dialog]') ?? null }
    },
    onCloseAutoFocus: (event: Event) => {
      const { button, dialog } = before.current
      const places = [button, dialog, document.querySelector('h1[tabindex]')]
      const target = places.find((each) => each?.isConnected)
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      target.focus()
    },
  }
}
