import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { json } from './json.ts'

const long = { text: 'sail '.repeat(1000) }
const app = new Hono().get('/long', (c) => json(c, long)).get('/short', (c) => json(c, { text: 'sail' }))
const get = (path: string, encoding?: string) =>
  app.request(path, { headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

it('a long answer is compressed on request, and says in both cases that it depends on the encoding', async () => {
  const packed = await get('/long', 'br, gzip')
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(JSON.parse(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString())).toEqual(long)
  const plain = await get('/long')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.json()).toEqual(long)
  // Without it, a cache would send the compressed answer to a client that can't read it.
  for (const { headers } of [packed, plain]) expect(headers.get('vary')).toBe('Accept-Encoding')
})

it('a short answer is never compressed', async () => {
  const response = await get('/short', 'gzip')
  expect([response.headers.get('content-encoding'), await response.json()]).toEqual([null, { text: 'sail' }])
})

it.each(['gzip;q=0', 'br, gzip; q=0.0', 'br', 'identity', ''])(
  'a long answer is not compressed for Accept-Encoding: %j',
  async (encoding) => {
    const response = await get('/long', encoding)
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      null,
      'Accept-Encoding',
    ])
    expect(await response.json()).toEqual(long)
  },
)
