import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Passes requests on to `origin`: scripts that match `slow` after 1.5 s, pages after 4 s. Returns its own origin. */
export async function startSlowProxy(origin: string, slow: RegExp) {
  const server = createServer((asked, response) => {
    const { method, headers, url = '/' } = asked
    const wait = slow.test(url) ? 1500 : headers.accept?.startsWith('text/html') ? 4000 : 0
    setTimeout(() => {
      const passed = request(origin + url, { method, headers }, (given) => {
        response.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(response)
      })
      passed.on('error', () => response.destroy())
      asked.pipe(passed)
    }, wait)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}
