import { useEffect, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { timings } from '../lib/component-timings.ts'
import { useTranslate } from '../lib/locale-context.ts'
import * as m from './messages.ts'

type Pause = { retryAfter?: number }

/**
 * Returns the whole seconds left of a pause that the server requested: 0 once it is over, `null` if there is none.
 *
 * @example
 * ```tsx
 * const seconds = useRetryCountdown(failure)
 * return <Button>{seconds ? `Try again in ${seconds} s` : 'Try again'}</Button>
 * ```
 */
export function useRetryCountdown(pause: Pause | null | undefined): number | null {
  const t = useTranslate()
  const [counted, setCounted] = useState<{ pause: Pause; left: number } | null>(null)
  const seconds = pause?.retryAfter
  useEffect(() => {
    if (!pause || seconds === undefined) return
    const until = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      // Reads the clock, because timers run late in a background tab.
      const left = Math.max(0, Math.round((until - Date.now()) / 1000))
      setCounted({ pause, left })
      if (left > 0) return
      clearInterval(timer)
      announce(t(m.canTryAgain))
    }, timings.waitCountedEvery)
    return () => clearInterval(timer)
  }, [pause, seconds, t])
  if (!pause || seconds === undefined) return null
  return counted?.pause === pause ? counted.left : seconds
}
