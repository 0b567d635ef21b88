import { useRef } from 'react'
import { newIdempotencyKey } from '../../api/client.ts'

/** The same key for each try of the same request, a fresh one for another (API-13). */
export function useIdempotencyKey() {
  const last = useRef<{ body: string; key: string } | null>(null)
  return (body: unknown): string => {
    const text = JSON.stringify(body)
    if (last.current?.body !== text) last.current = { body: text, key: newIdempotencyKey() }
    return last.current.key
  }
}
