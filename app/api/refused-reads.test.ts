import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, connectSession } from './client.ts'
import { messages } from './errors.ts'

let response: unknown
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(response)))
  vi.stubGlobal('navigator', { onLine: true })
  connectSession({ token: () => 'sample-token', ended: () => {} })
})
afterEach(() => vi.unstubAllGlobals())

describe('API-16 HIS-1 a read whose response has', () => {
  it.each([false, 'false', 0])('`success` %j is a failure, and never an empty list', async (success) => {
    response = { success, allTransactions: [] }
    await expect(call('deposits')).rejects.toMatchObject({ kind: 'server', message: messages.server })
    response = { success, message: 'Not now.', allTransactions: [] }
    await expect(call('deposits')).rejects.toMatchObject({ kind: 'server', message: 'Not now.' })
  })

  it.each([true, 'true', 1, null, undefined])('`success` %j is read as an empty list', async (success) => {
    response = { success, allTransactions: [] }
    await expect(call('deposits')).resolves.toMatchObject({ allTransactions: [] })
  })
})
