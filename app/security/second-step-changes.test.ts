import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectSession } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { state } from '../session/session-state.ts'
import type { Stored } from '../storage/stored-session.ts'
import { AlreadyOn, confirmTotp, startTotp } from './second-step-changes.ts'

const ann = 'ann@sample.test'
let on = true
let status = 409

beforeEach(() => {
  state.set({ session: { details: { email: ann }, token: 'sample' } as Stored, signOutReason: null })
  connectSession({ token: () => 'sample', ended: () => {} })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { href: 'https://sample.test/' })
  vi.stubGlobal('fetch', (url: unknown) =>
    Promise.resolve(
      String(url instanceof Request ? url.url : url).endsWith('/auth/security')
        ? new Response(
            JSON.stringify({ totp: { on }, backupCodesLeft: 10, passkeys: 0, holds: [], wordSet: false }),
          )
        : new Response('{"message":"Not now."}', { status }),
    ),
  )
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('CAP-3 FAIR-7 a set-up that was refused because the second step is already on has its own error', async () => {
  on = true
  status = 409
  for (const change of [startTotp(ann), confirmTotp(ann, '123456')]) {
    const result = await change
    expect(result).toMatchObject({ is: 'failed', error: { effect: 'no' } })
    expect(result.is === 'failed' && result.error).toBeInstanceOf(AlreadyOn)
  }
})

it.each([
  ['it is still off', false, 409],
  ['another refusal', true, 403],
])('CAP-3 the server’s own reason stays: %s', async (_, isOn, answered) => {
  on = isOn
  status = answered
  const result = await startTotp(ann)
  expect(result).toMatchObject({ is: 'failed', error: { message: 'Not now.' } })
  expect(result.is === 'failed' && result.error).not.toBeInstanceOf(AlreadyOn)
})
