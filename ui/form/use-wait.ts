import { useEffect, useState } from 'react'
import { announce } from '../lib/announce.ts'
import type { FormFailure } from './failure.ts'

export type Wait = 'none' | 'waiting' | 'over'

/** A server that asked for a pause is left alone until it is over (C7). */
export function useWait(failure: FormFailure | null | undefined): Wait {
  const [over, setOver] = useState<FormFailure | null>(null)
  const seconds = failure?.retryAfter
  useEffect(() => {
    if (!failure || seconds === undefined) return
    const timer = setTimeout(() => {
      setOver(failure)
      announce('You can try again now.')
    }, seconds * 1000)
    return () => clearTimeout(timer)
  }, [failure, seconds])
  if (!failure || seconds === undefined) return 'none'
  return over === failure ? 'over' : 'waiting'
}
