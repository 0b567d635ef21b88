import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'

/**
 * Returns the client's address. Anyone can send X-Forwarded-For, so it is ignored (S11) unless the server is behind our own
 * proxies. Each of them appends its client's address, and everything before those entries is untrusted.
 */
export function addressOf(c: Context, trustedProxies = 0): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  const socket = incoming?.socket?.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return networkOf(socket)
  const entries = (c.req.header('x-forwarded-for') ?? '').split(',').map((each) => each.trim())
  const forwarded = entries.at(-trustedProxies) ?? ''
  return networkOf(isIP(forwarded) === 0 ? socket : forwarded)
}

/** Groups IPv6 addresses by their /64 network, because one internet connection has a whole /64 and can change its address for each request. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  // URL normalises the address, which can be written in several ways.
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
