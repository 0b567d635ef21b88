import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './http/address.ts'

export const MAX_CONNECTIONS = 1000
export const DEFAULT_PER_ADDRESS = 200
const SILENT_MS = 5000

type Options = {
  /** Connections per address; `0` for no limit, because behind our own proxies all connections come from a few addresses. */
  perAddress?: number
  most?: number
  silentMs?: number
}

/**
 * Limits connections per address and closes silent ones. When the server is full, it closes the oldest silent connection of
 * the address with the most connections to make room for a new one.
 */
export function limitConnections(server: Server, options: Options = {}) {
  const { perAddress = DEFAULT_PER_ADDRESS, most = MAX_CONNECTIONS, silentMs = SILENT_MS } = options
  const byAddress = new Map<string, Set<Socket>>()
  let open = 0

  /** Finds the oldest silent connection of the address with the most connections, unless the new one's address has as many. */
  function silentOfGreediest(newcomer: string): Socket | undefined {
    let [greediest, count] = ['', byAddress.get(newcomer)?.size ?? 0]
    for (const [address, sockets] of byAddress) {
      if (sockets.size > count) [greediest, count] = [address, sockets.size]
    }
    for (const socket of byAddress.get(greediest) ?? []) if (socket.bytesRead === 0) return socket
    return undefined
  }

  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown')
    const sockets = byAddress.get(address) ?? new Set<Socket>()
    if (perAddress > 0 && sockets.size >= perAddress) return void socket.destroy()
    if (open >= most) {
      const victim = silentOfGreediest(address)
      if (!victim) return void socket.destroy()
      victim.destroy()
    }
    open += 1
    byAddress.set(address, sockets.add(socket))
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy()
    }, silentMs)
    timer.unref()
    socket.once('close', () => {
      clearTimeout(timer)
      open -= 1
      sockets.delete(socket)
      if (sockets.size === 0 && byAddress.get(address) === sockets) byAddress.delete(address)
    })
  })
}
