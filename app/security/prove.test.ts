import { expect, it, vi } from 'vitest'
import { messages } from '../api/errors.ts'
import { passkeyFor } from './prove.ts'

const library = vi.hoisted(() => ({ startAuthentication: vi.fn<(options: unknown) => Promise<unknown>>() }))
vi.mock('@simplewebauthn/browser', () => library)

it.each([
  ['NotAllowedError', /cancelled.*took too long.*no passkey/],
  ['SecurityError', /don’t work at this address/],
  ['TypeError', messages.unreadable],
])('CAP-3 FAIR-7 a passkey that gave no proof: after a %s it says why', async (name, said) => {
  library.startAuthentication.mockRejectedValue(Object.assign(new Error('own words'), { name }))
  await expect(passkeyFor({})).rejects.toMatchObject({ effect: 'no', message: expect.stringMatching(said) })
})
