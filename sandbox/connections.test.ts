import { createServer } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { limitConnections } from './connections.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(options: Parameters<typeof limitConnections>[1]) {
  const server = createServer((_, response) => response.end('served'))
  limitConnections(server, options)
  await new Promise<void>((ready) => {
    server.listen(0, '0.0.0.0', ready)
  })
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Opens a connection and sends nothing. */
const silent = (port: number, localAddress: string) =>
  new Promise<Socket>((done) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => done(socket))
    socket.on('error', () => done(socket))
    closing.push(() => socket.destroy())
  })

const closed = (socket: Socket) =>
  new Promise<void>((done) => {
    if (socket.closed) return done()
    socket.resume()
    socket.once('close', () => done())
  })

const ask = (port: number, localAddress: string) =>
  new Promise<string>((done) => {
    let response = ''
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () =>
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    )
    socket.on('data', (part) => (response += part.toString()))
    socket.on('error', () => {})
    socket.on('close', () => done(response.endsWith('served') ? 'served' : 'refused'))
  })

// Only Linux has further loopback addresses, such as 127.0.0.2, without configuration.
describe.runIf(process.platform === 'linux')('connections', () => {
  it('S29 serves another address despite 1,010 silent connections from one', async () => {
    const port = await serve({})
    const sockets = await Promise.all(Array.from({ length: 1010 }, () => silent(port, '127.0.0.2')))
    await Promise.all(sockets.slice(200).map(closed))
    expect(sockets.filter((socket) => !socket.closed)).toHaveLength(200)
    expect([await ask(port, '127.0.0.1'), await ask(port, '127.0.0.2')]).toEqual(['served', 'refused'])
  }, 30_000)

  it('S29 when full, closes a silent connection of the address with the most connections', async () => {
    const port = await serve({ perAddress: 6, most: 9 })
    const many = await Promise.all(Array.from({ length: 6 }, () => silent(port, '127.0.0.2')))
    const few = await Promise.all(Array.from({ length: 3 }, () => silent(port, '127.0.0.3')))
    expect(await ask(port, '127.0.0.1')).toBe('served')
    await Promise.race(many.map(closed))
    expect(many.filter((socket) => socket.closed)).toHaveLength(1)
    expect(few.filter((socket) => socket.closed)).toHaveLength(0)
  })

  it('S29 when full, keeps a connection that has sent something, although it is the oldest', async () => {
    const port = await serve({ perAddress: 6, most: 8 })
    const speaking = await silent(port, '127.0.0.2')
    const answered = new Promise<void>((done) => speaking.once('data', () => done()))
    speaking.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await answered
    const many = await Promise.all(Array.from({ length: 5 }, () => silent(port, '127.0.0.2')))
    await Promise.all(Array.from({ length: 2 }, () => silent(port, '127.0.0.3')))
    expect(await ask(port, '127.0.0.1')).toBe('served')
    await Promise.race([speaking, ...many].map(closed))
    expect([speaking.closed, many.filter((socket) => socket.closed).length]).toEqual([false, 1])
  })

  it('S29 closes a silent connection and frees its place', async () => {
    const port = await serve({ perAddress: 2, silentMs: 50 })
    const sockets = await Promise.all([silent(port, '127.0.0.2'), silent(port, '127.0.0.2')])
    await Promise.all(sockets.map(closed))
    expect(await ask(port, '127.0.0.2')).toBe('served')
  })

  it('S29 counts only connections that are open', async () => {
    const port = await serve({ perAddress: 0, most: 2 })
    const speak = async () => {
      const socket = await silent(port, '127.0.0.2')
      const answered = new Promise<void>((done) => socket.once('data', () => done()))
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      await answered
      return socket
    }
    for (let visit = 0; visit < 5; visit += 1) expect(await ask(port, '127.0.0.1')).toBe('served')
    await Promise.all([speak(), speak()])
    // Two that have sent something: none of them is closed for a third.
    expect(await ask(port, '127.0.0.1')).toBe('refused')
  })

  it('doesn’t limit connections per address behind our own proxies', async () => {
    const port = await serve({ perAddress: 0 })
    await Promise.all(Array.from({ length: 250 }, () => silent(port, '127.0.0.2')))
    expect(await ask(port, '127.0.0.2')).toBe('served')
  })
})
