import { expect, it } from 'vitest'
import { account, startIndependentBackend } from './independent-backend.ts'
import type { Quirk } from './independent-backend-routes.ts'
import type { Result } from './report.ts'
import { type CheckOptions, runChecks } from './run.ts'

// For tests: runs the check against the independent backend with one quirk.

/** A fault with the only line that reports it. */
export type Fault = [name: string, quirk: Quirk, line: RegExp]

const ORIGIN = 'https://app.example.test'

export async function check(quirk: Quirk, options: Partial<CheckOptions> = {}) {
  const server = await startIndependentBackend(quirk)
  try {
    const { base } = server
    return await runChecks({
      base,
      email: 'new@example.com',
      origin: ORIGIN,
      existing: account,
      apartMs: 0,
      ...options,
    })
  } finally {
    await server.stop()
  }
}

export const lines = (results: Result[], outcome: Result['outcome']) =>
  results.filter((each) => each.outcome === outcome).map(({ id, what, note }) => `${id} ${what}: ${note}`)

/** Tests each fault. */
export const findsEach = (faults: Fault[]) =>
  it.each(faults)('API-12 finds %s, and reports it once', async (_, quirk, line) => {
    const failed = lines(await check(quirk), 'FAILS')
    expect(failed).toEqual([expect.stringMatching(line)])
    expect(failed[0]).toMatch(/expected .*received /)
  })
