import { useEffect, useState, type RefObject } from 'react'

/**
 * `loading`: asked for, nothing known yet. `alive`: the frame has spoken. `unknown`: something was loaded, yet the frame
 * kept silent too long. `slow`: nothing was loaded in that time. `offline`, `blocked` and `empty` are certain.
 */
export type FrameState = 'loading' | 'alive' | 'unknown' | 'slow' | 'offline' | 'blocked' | 'empty'

type Options = {
  frame: RefObject<HTMLIFrameElement | null>
  src: string
  /** Whether the frame is in the page. */
  mounted: boolean
  slowAfter: number
}

/**
 * What is known of a frame of another origin. It fires no error event, and `load` for the browser's own error page too, so
 * the proof that it works is a message from it (the provider's frames send `tv-widget-load`), and a timer does the rest.
 * A message that comes late still counts: the frame goes on loading behind the panel.
 */
export function useFrameState({ frame, src, mounted, slowAfter }: Options) {
  const [attempt, setAttempt] = useState(0)
  const key = `${attempt} ${src}`
  const [known, setKnown] = useState<{ key: string; state: FrameState; loaded: boolean }>()
  const current = known?.key === key ? known : { key, state: 'loading' as const, loaded: false }

  useEffect(() => {
    if (!mounted) return
    const { origin } = new URL(src, location.href)
    const set = (state: FrameState) =>
      setKnown((last) => ({ key, state, loaded: last?.key === key && last.loaded }))
    if (!navigator.onLine) set('offline')

    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow)
        return
      set(nameOf(event.data) === 'tv-widget-no-data' ? 'empty' : 'alive')
    }
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src' && event.blockedURI.startsWith(origin)) set('blocked')
    }
    const timer = setTimeout(() => {
      setKnown((last) => {
        const now = last?.key === key ? last : { key, state: 'loading' as const, loaded: false }
        return now.state === 'loading' ? { ...now, state: now.loaded ? 'unknown' : 'slow' } : now
      })
    }, slowAfter)
    window.addEventListener('message', onMessage)
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
      document.removeEventListener('securitypolicyviolation', onViolation)
    }
  }, [frame, src, mounted, key, slowAfter])

  const { state } = current
  useEffect(() => {
    if (state !== 'offline') return
    const onOnline = () => setAttempt((last) => last + 1)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [state])
  const hopes = mounted && (state === 'loading' || state === 'slow' || state === 'unknown')
  useEffect(() => {
    if (!hopes) return
    const onOffline = () => setKnown({ key, state: 'offline', loaded: false })
    window.addEventListener('offline', onOffline)
    return () => window.removeEventListener('offline', onOffline)
  }, [hopes, key])

  return {
    state,
    /** A new frame for each try: changing `src` would add an entry to the browser's history. */
    key,
    retry: () => setAttempt((last) => last + 1),
    onLoad: () => setKnown((last) => ({ ...(last?.key === key ? last : current), loaded: true })),
    /** The customer wants to see what was loaded, ready or not. */
    accept: () => setKnown({ ...current, state: 'alive' }),
  }
}

function nameOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('name' in data)) return undefined
  return data.name
}
