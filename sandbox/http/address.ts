import type { Context } from 'hono'

/** The address of the socket. What a header such as X-Forwarded-For claims is anybody's word, so it isn't read (S11). */
export function addressOf(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return incoming?.socket?.remoteAddress ?? 'unknown'
}
