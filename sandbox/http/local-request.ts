import type { Context } from 'hono'
import type { Deps } from './deps.ts'

const isLoopbackName = (name: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(name)
const isLoopbackAddress = (address: string | undefined) =>
  address !== undefined && /^(?:::ffff:)?127\.|^::1$/.test(address)

/**
 * Whether the request comes from a browser on the server's own machine. The connection decides, since anyone can write any `Host`.
 * A proxy on this machine also connects from here, so nothing counts that looks like one: a public address in the settings,
 * configured proxies, or a header that proxies add. The name keeps out websites whose name leads to this machine (DNS rebinding).
 */
export function isLocalRequest(
  c: Context,
  { publicUrl, trustedProxies }: Pick<Deps, 'publicUrl' | 'trustedProxies'>,
) {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
  return (
    trustedProxies === 0 &&
    (publicUrl === undefined || isLoopbackName(new URL(publicUrl).hostname)) &&
    isLoopbackAddress(incoming?.socket?.remoteAddress) &&
    isLoopbackName(new URL(c.req.url).hostname) &&
    forwarded.every((name) => c.req.header(name) === undefined)
  )
}
