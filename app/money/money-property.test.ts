import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectSession } from '../api/client.ts'
import { story } from './test-steps.ts'
import { network } from './test-network.ts'
import { createWorld } from './test-world.ts'

/*
 * Random sequences of deposits and withdrawals, through the real modules down to `fetch`, against a small model of a backend.
 * Whatever happens to the responses, the pages, the network and the clock:
 * (a) each press leads to one row, unless the customer was warned that a repeat may count twice and pressed again;
 * (b) an order that has a row, or gets one later, is never reported as 'Nothing was sent';
 * (c) a withdrawal with an unknown outcome stays listed until it is done, or the customer has acknowledged that it arrived or
 *     expired. A deposit stays stored until it is done, or appears in the history;
 * (d) if the backend declares and honours keys, an order never has a second row;
 * (e) an order is sent only with the token of the customer who placed it;
 * (f) the order and its key are stored before the request is sent;
 * (g) an order that is reported as done has a row;
 * (h) a key is sent for less than a day, counted from the first attempt;
 * (i) a withdrawal with the same details as one whose outcome is unknown is sent only after a warning in the review;
 * (j) a deposit that was reported as recorded, or as listed in the history, is not sent afterwards;
 * (k) a withdrawal that was confirmed, and whose page is closed before the request, is listed as not sent, and never gets a row.
 */

// `npm test` always runs the same sequences, so that a failure can be reproduced. `npm run fuzz` runs new ones.
const fresh = process.env.FUZZ_RUNS !== undefined
const runs = Number(process.env.FUZZ_RUNS ?? 1000)
const seed = Number(process.env.FUZZ_SEED ?? (fresh ? Math.floor(Math.random() * 2 ** 31) : 20_260_101))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  connectSession({ token: () => null, ended: () => {} })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('API-13 API-14 API-15 DEP-3 WDR-8 sends each order once and never reports a false outcome', async () => {
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
  // Guards against sequences that never reach the backend.
  expect(total.posts).toBeGreaterThan(2000)
  expect(total.rows).toBeGreaterThan(1000)
}, 600_000)
