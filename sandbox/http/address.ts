import { isIP } from 'node:net'
import type { Context } from 'hono'

/**
 * Who asks. What a header such as X-Forwarded-For claims is anybody's word, so it isn't read (S11) unless proxies of our
 * own stand in front: each adds at the end whom it was asked by, and whatever stands before theirs is a visitor's claim.
 */
export function addressOf(c: Context, trustedProxies = 0): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  const socket = incoming?.socket?.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return socket
  const told = (c.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim())
  const asked = told.at(-trustedProxies) ?? ''
  return isIP(asked) === 0 ? socket : asked
}
