import { useEffect, useState, type RefObject } from 'react'

/**
 * - `loading`: no result yet.
 * - `alive`: the frame sent a message.
 * - `unknown`: the frame has loaded, but sent no message in time.
 * - `slow`: the frame didn't load in time.
 * - `offline`: the browser is offline.
 * - `blocked`: the content security policy blocked the frame.
 * - `empty`: the frame reported that it has no data.
 */
export type FrameState = 'loading' | 'alive' | 'unknown' | 'slow' | 'offline' | 'blocked' | 'empty'

type Options = {
  frame: RefObject<HTMLIFrameElement | null>
  src: string
  /** The frame is in the page. */
  mounted: boolean
  /** How long to wait for a message from the frame, in milliseconds. */
  slowAfter: number
}

/**
 * Watches a frame of another origin. Such a frame fires no error event, and fires `load` even for the browser's own error page. So only
 * a message from the frame proves that it works (the provider's frames send `tv-widget-load`), and a timer covers the other cases.
 * A late message still counts, because the frame continues to load behind the panel.
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
  const waiting = mounted && (state === 'loading' || state === 'slow' || state === 'unknown')
  useEffect(() => {
    if (!waiting) return
    const onOffline = () => setKnown({ key, state: 'offline', loaded: false })
    window.addEventListener('offline', onOffline)
    return () => window.removeEventListener('offline', onOffline)
  }, [waiting, key])

  return {
    state,
    /** The React key of the frame. Each try needs a new frame, because a change of `src` would add an entry to the browser's history. */
    key,
    retry: () => setAttempt((last) => last + 1),
    onLoad: () => setKnown((last) => ({ ...(last?.key === key ? last : current), loaded: true })),
    /** Shows the loaded content, at the customer's request. */
    accept: () => setKnown({ ...current, state: 'alive' }),
  }
}

function nameOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('name' in data)) return undefined
  return data.name
}
