import { afterEach, expect, it, vi } from 'vitest'
import { call, connectSession } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [true, true, 'unknown'],
  [true, false, 'unknown'],
  [false, true, 'unknown'],
  [false, false, 'no'],
] as const)(
  'C11 a write that fails without a response, online before: %s, after: %s, has the effect: %s',
  async (before, after, effect) => {
    const network = { onLine: before }
    vi.stubGlobal('navigator', network)
    vi.stubGlobal('fetch', async () => {
      network.onLine = after
      throw new TypeError('Failed to fetch')
    })
    connectSession({ token: () => 'sample-token', ended: () => {} })
    await expect(call('logout')).rejects.toMatchObject({ kind: 'offline', effect })
  },
)
