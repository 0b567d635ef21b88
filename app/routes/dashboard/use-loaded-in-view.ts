import { useInView } from '#ui/lib/use-in-view.ts'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** A part of a page whose code is loaded separately. */
type LoadedPart<Part> = { is: 'waiting' } | { is: 'failed' } | { is: 'ready'; Part: Part }

/**
 * Loads the code of a part once its section comes into view, and `wanted` is true. After a failure it loads when the network is back.
 * Also returns a function that loads it again.
 */
export function useLoadedInView<Part>(
  section: RefObject<HTMLElement | null>,
  load: () => Promise<Part>,
  wanted = true,
): [LoadedPart<Part>, () => void] {
  const seen = useInView(section)
  const [part, setPart] = useState<LoadedPart<Part>>({ is: 'waiting' })
  const reload = () =>
    void load().then(
      (Part) => setPart({ is: 'ready', Part }),
      () => setPart({ is: 'failed' }),
    )
  const loadOnce = useEffectEvent(reload)
  useEffect(() => {
    if (seen && wanted) loadOnce()
  }, [seen, wanted])
  const failed = part.is === 'failed'
  useEffect(() => {
    if (!failed) return
    const onOnline = () => loadOnce()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [failed])
  return [part, reload]
}
