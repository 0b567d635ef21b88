import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import type { HttpError } from '../http/http-error.ts'
import { weak } from '../testing/test-app.ts'
import { createHasher } from './hashing.ts'

// Other programs may keep the processor busy for a while.
vi.setConfig({ testTimeout: 60_000 })

it('S32 API-15 refuses with 503 and "not_started" when the queue is full, and serves queued calls', async () => {
  const hasher = createHasher({ running: 2, waiting: 3 })
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () =>
      hasher.hash('Kestrel#48!').then(
        () => 200,
        (refusal: HttpError) => [refusal.status, refusal.headers['retry-after'], refusal.body.code],
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

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Partial<HttpError>) => error.status ?? 'failed',
  )

it('S32 B5 by default runs as many hashes at once as there are cores, and not one more', async () => {
  const cores = availableParallelism()
  const hasher = createHasher({ waiting: 0, cost: weak })
  const crowd = Array.from({ length: cores + 2 }, () => outcome(hasher.hash('a')))
  expect(await Promise.all(crowd)).toEqual([...Array.from({ length: cores }, () => 'done'), 503, 503])
})

it('S32 the limit still holds after calls have waited, and after one has failed', async () => {
  const hasher = createHasher({ running: 1, waiting: 1, cost: weak })
  for (let round = 0; round < 3; round += 1) {
    const crowd = [hasher.verify('no hash', 'a'), hasher.hash('a'), hasher.hash('a')]
    expect(await Promise.all(crowd.map(outcome)), `round ${round}`).toEqual(['failed', 'done', 503])
  }
})

it('S9 hashes for an unknown customer too, in more than 2 ms', async () => {
  const hasher = createHasher()
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now()
    await hasher.verify(undefined, 'Kestrel#48!')
    times.push(performance.now() - started)
  }
  expect(Math.min(...times)).toBeGreaterThan(2)
})

it('S32 forty concurrent hashes do not block compression and file access', async () => {
  const hasher = createHasher({ running: 40 })
  await hasher.hash('Kestrel#48!')
  let done = 0
  const crowd = Promise.all(
    Array.from({ length: 40 }, () => hasher.hash('Kestrel#48!').then(() => (done += 1))),
  )
  await promisify(gzip)('x'.repeat(10_000))
  await readFile(new URL(import.meta.url))
  // In Node's shared pool the first step would have waited for nearly all of them. Other programs may keep the processor busy, so a
  // few may be done.
  expect(done).toBeLessThan(30)
  await crowd
  expect(done).toBe(40)
})

it('S32 starts its threads from TypeScript, as the server does', async () => {
  const program = `import { createHasher } from './sandbox/security/hashing.ts'
    const hasher = createHasher()
    console.log(await hasher.verify(await hasher.hash('a'), 'a'), await hasher.verify(await hasher.hash('a'), 'b'))`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    program,
  ])
  expect(stdout.trim()).toBe('true false')
})

it('S32 an invalid stored hash fails only its own call', async () => {
  const hasher = createHasher()
  await expect(hasher.verify('no hash', 'a')).rejects.toThrow('Decoding failed')
  expect(await hasher.verify(await hasher.hash('a'), 'a')).toBe(true)
})
