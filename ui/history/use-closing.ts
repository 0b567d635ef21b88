import { useEffect } from 'react'

/** Closes the panel on Escape, and when something outside it is pressed or focused. */
export function useClosing(
  open: boolean,
  root: { current: HTMLElement | null },
  trigger: { current: HTMLElement | null },
  close: () => void,
) {
  useEffect(() => {
    if (!open) return
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) trigger.current?.focus()
      close()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  })
}
