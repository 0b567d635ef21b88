import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'

/**
 * Who asks. What a header such as X-Forwarded-For claims is anybody's word, so it isn't read (S11) unless proxies of our
 * own stand in front: each adds at the end whom it was asked by, and whatever stands before theirs is a visitor's claim.
 */
export function addressOf(c: Context, trustedProxies = 0): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  const socket = incoming?.socket?.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return networkOf(socket)
  const told = (c.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim())
  const asked = told.at(-trustedProxies) ?? ''
  return networkOf(isIP(asked) === 0 ? socket : asked)
}

/** One customer's line has a whole /64 of IPv6 addresses and may ask from a new one each time, so the network counts. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  // The URL writes each address in one way only.
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:(\w+):(\w+)$/.exec(short)
  if (mapped) {
    const [high = 0, low = 0] = mapped.slice(1).map((part) => Number.parseInt(part, 16))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  const [head = '', tail] = short.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const parts = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${parts.slice(0, 4).join(':')}::/64`
}
