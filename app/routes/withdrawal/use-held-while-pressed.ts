import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The latest value, but while the primary button of a pointer is down, the value from when it was pressed. Content that arrives
 * between press and release would move the form, and a button that moves away from the pointer gets no click.
 */
export function useHeldWhilePressed<T>(value: T): T {
  const [held, setHeld] = useState<{ value: T } | null>(null)
  const hold = useEffectEvent(() => setHeld({ value }))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const listeners = new AbortController()
    const { signal } = listeners
    const release = () => {
      clearTimeout(timer)
      setHeld(null)
    }
    const press = ({ button }: PointerEvent) => button === 0 && hold()
    window.addEventListener('pointerdown', press, { signal, capture: true })
    // If a click follows, it does so before the timer.
    window.addEventListener('pointerup', () => (timer = setTimeout(release)), { signal, capture: true })
    window.addEventListener('pointercancel', release, { signal, capture: true })
    // Not in the capture phase: React would render before its own handlers, and undo the choice of a radio button.
    window.addEventListener('click', release, { signal })
    return () => {
      listeners.abort()
      clearTimeout(timer)
    }
  }, [])
  return held ? held.value : value
}
