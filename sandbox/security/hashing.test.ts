import { expect, it } from 'vitest'
import type { Refusal } from '../http/refusal.ts'
import { createHasher } from './hashing.ts'

it('S32 API-15 refuses with 503 and "not_started" once the queue is full, and serves those it took', async () => {
  const hasher = createHasher({ running: 2, waiting: 3 })
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () =>
      hasher.hash('Kestrel#48!').then(
        () => 200,
        (refusal: Refusal) => [refusal.status, refusal.headers['retry-after'], refusal.code],
      ),
    ),
  )
  const full = [503, '5', 'not_started']
  expect(outcomes).toEqual([200, 200, 200, 200, 200, full, full, full])
  const stored = await hasher.hash('Kestrel#48!')
  expect(await hasher.verify(stored, 'Kestrel#48!')).toBe(true)
  expect(await hasher.verify(stored, 'kestrel#48!')).toBe(false)
  expect(await hasher.verify(undefined, 'Kestrel#48!')).toBe(false)
})

it('S9 hashes for somebody who is not there too: less than 2 ms would be no hash', async () => {
  const hasher = createHasher()
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now()
    await hasher.verify(undefined, 'Kestrel#48!')
    times.push(performance.now() - started)
  }
  expect(Math.min(...times)).toBeGreaterThan(2)
})
