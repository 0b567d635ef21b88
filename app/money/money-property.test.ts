import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectSession } from '../api/client.ts'
import { story } from './test-steps.ts'
import { createWorld, network } from './test-world.ts'

/*
 * Random sequences over a customer's deposits and withdrawals, through the real modules down to `fetch`, against a small model
 * of a backend. Whatever happens to the answers, the pages, the network and the clock:
 * (a) there is one row for each press, unless the customer was told that a repeat may count twice and pressed again;
 * (b) 'Nothing was sent' is never said of an order that has a row, or gets one later;
 * (c) a withdrawal that was unknown stays listed until it is done, or the customer has acknowledged that it arrived or expired; a
 *     deposit until it is done, seen in the history, or its key's day is over;
 * (d) where keys are declared and honoured an order never has a second row;
 * (e) nothing is sent in another customer's name;
 * (f) the order and its key are stored when the request leaves;
 * (g) an order that is called done has a row;
 * (h) a key is sent for no longer than a day, counted from its first try;
 * (i) no withdrawal like another one, whose end the customer does not know, is sent without a warning on its review.
 */

// The same sequences at every `npm test`, so that a red run can be looked into; new ones with `npm run fuzz`.
const fresh = process.env.FUZZ_RUNS !== undefined
const runs = Number(process.env.FUZZ_RUNS ?? 1000)
const seed = Number(process.env.FUZZ_SEED ?? (fresh ? Math.floor(Math.random() * 2 ** 31) : 20_260_101))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  connectSession({ token: () => null, ended: () => {} })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('API-13 API-14 API-15 DEP-3 WDR-8 whatever happens, money is sent once and nothing false is said of it', async () => {
  const total = { posts: 0, rows: 0 }
  await fc.assert(
    fc.asyncProperty(story, async (each) => {
      const world = createWorld(each)
      for (const next of each.steps) await world.step(next)
      const { posts, rows } = await world.end()
      total.posts += posts
      total.rows += rows
    }),
    { numRuns: runs, seed },
  )
  // The sequences must reach the backend, or they show nothing.
  expect(total.posts).toBeGreaterThan(2000)
  expect(total.rows).toBeGreaterThan(1000)
}, 600_000)
