import { expect, it, vi } from 'vitest'
import { createPages } from './page-packing.ts'
import type { Packed } from './packing.ts'

// What an encoder made shows how it made it.
vi.mock('./packing.ts', () => ({
  packer: (_: string, how: string) => (html: Buffer) => Promise.resolve(Buffer.from(`${how} ${html}`)),
}))

const page = (name: string) => ({ etag: name, plain: Buffer.from(name) }) as Packed

it('pages that are asked for at the same moment are all packed tightly for their next visitors', async () => {
  let count = 0
  const answer = createPages(() => `nonce${(count += 1)}`)
  const asked = [page('home'), page('plans'), page('contact')]
  const visit = () => Promise.all(asked.map(async (each) => (await answer(each, 'br')).body.toString('utf8')))
  expect(await visit()).toEqual(['light home', 'light plans', 'light contact'])
  await vi.waitFor(() => expect(count).toBe(6))
  expect(await visit()).toEqual(['tight home', 'tight plans', 'tight contact'])
})
