import { EventEmitter, once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { createPages } from './page-compression.ts'
import type { CompressedFile } from './compression.ts'

// A fake compressor whose output names the level that was used.
const gate = vi.hoisted(() => ({ tight: Promise.resolve() }))
vi.mock('./compression.ts', () => ({
  compressor: (_: string, how: string) => async (html: Buffer) => {
    if (how === 'tight') await gate.tight
    return Buffer.from(`${how} ${html}`)
  },
}))

const page = (name: string) => ({ etag: name, plain: Buffer.from(name) }) as CompressedFile

it('compresses all pages that are requested at once for their next visitors', async () => {
  let count = 0
  const response = createPages(() => `nonce${(count += 1)}`)
  const asked = [page('home'), page('plans'), page('contact')]
  const visit = () =>
    Promise.all(asked.map(async (each) => (await response(each, 'br')).body.toString('utf8')))
  expect(await visit()).toEqual(['light home', 'light plans', 'light contact'])
  await vi.waitFor(() => expect(count).toBe(6))
  expect(await visit()).toEqual(['tight home', 'tight plans', 'tight contact'])
})

it('uses each nonce once, even for concurrent visitors and during compression', async () => {
  let count = 0
  const response = createPages(() => `nonce${(count += 1)}`)
  const home = { etag: 'home', plain: Buffer.from('__CSP_NONCE__ and __CSP_NONCE__') } as CompressedFile
  const visit = async () => {
    const { nonce, body } = await response(home, 'br')
    return `${nonce}: ${body}`
  }
  expect(await visit()).toBe('nonce1: light nonce1 and nonce1')
  await vi.waitFor(() => expect(count).toBe(2))
  await gate.tight
  // From here on no page is prepared ahead, so the one that is ready must go to only one visitor.
  const held = new EventEmitter()
  gate.tight = once(held, 'release').then(() => {})
  const three = await Promise.all([visit(), visit(), visit()])
  expect(three[0]).toBe('nonce2: tight nonce2 and nonce2')
  expect(new Set(three.map((each) => each.split(':')[0])).size).toBe(3)
  for (const each of three) {
    const [nonce = ''] = each.split(':')
    expect(each.split(nonce)).toHaveLength(4)
  }
  held.emit('release')
})

it('compresses other encodings per visitor', async () => {
  let count = 0
  const response = createPages(() => `nonce${(count += 1)}`)
  const nonces = [
    await response(page('a'), 'gzip'),
    await response(page('a'), 'gzip'),
    await response(page('a'), null),
  ]
  expect(nonces.map(({ nonce }) => nonce)).toEqual(['nonce1', 'nonce2', 'nonce3'])
})
