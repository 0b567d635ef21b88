import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messages } from '../api/errors.ts'
import {
  assertPasskey,
  autofillPasskey,
  createPasskey,
  PasskeyFailed,
  passkeyObstacle,
  reportUnknownPasskey,
} from './webauthn.ts'

const library = vi.hoisted(() => ({
  startAuthentication: vi.fn<(options: unknown) => Promise<unknown>>(),
  startRegistration: vi.fn<(options: unknown) => Promise<unknown>>(),
  WebAuthnAbortService: { cancelCeremony: vi.fn<() => void>() },
}))
vi.mock('@simplewebauthn/browser', () => library)

const named = (name: string) => Object.assign(new Error('The browser’s own words'), { name })
function deferred() {
  let resolve: (value: unknown) => void = vi.fn<() => void>()
  const promise = new Promise((settle) => {
    resolve = settle
  })
  return { promise, resolve: (value: unknown) => resolve(value) }
}
const response = { id: 'sample', type: 'public-key' }

beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['localhost', true, true, /^none$/],
  ['app.sample.test', true, true, /^none$/],
  ['127.0.0.1', true, true, /name of this site, not a number/],
  ['[::1]', true, true, /name of this site, not a number/],
  ['app.sample.test', false, false, /https/],
  ['app.sample.test', true, false, /This browser can’t use passkeys/],
])('CAP-3 at %s, secure %s, supported %s: %s', (hostname, secure, known, said) => {
  expect(passkeyObstacle({ hostname } as Location, secure, known) ?? 'none').toMatch(said)
})

it.each(['NotAllowedError', 'AbortError', 'UnknownError'])(
  'CAP-3 a %s at sign-in has one sentence for cancel, time-out and no passkey',
  async (name) => {
    library.startAuthentication.mockRejectedValue(named(name))
    const failed = await assertPasskey({}).catch((cause: unknown) => cause)
    expect(failed).toBeInstanceOf(PasskeyFailed)
    expect((failed as Error).message).toMatch(/cancelled.*took too long.*no passkey/)
  },
)

it.each([
  ['NotAllowedError', /cancelled.*took too long/],
  ['InvalidStateError', /already has a passkey/],
  ['ConstraintError', /screen lock/],
  ['SecurityError', /address/],
  ['TypeError', `${messages.unreadable} Try again later, or contact support.`],
])('CAP-3 a %s while a passkey is created is reported in a sentence', async (name, said) => {
  library.startRegistration.mockRejectedValue(named(name))
  await expect(createPasskey({})).rejects.toThrow(said)
})

it('CAP-3 the suggestions never end a request that the customer has asked for', async () => {
  const { promise, resolve } = deferred()
  library.startAuthentication.mockReturnValueOnce(promise)
  const asked = assertPasskey({})
  await vi.waitFor(() => expect(library.startAuthentication).toHaveBeenCalledTimes(1))
  await expect(autofillPasskey({}, new AbortController().signal)).rejects.toBeInstanceOf(PasskeyFailed)
  expect(library.startAuthentication).toHaveBeenCalledTimes(1)
  resolve(response)
  expect(await asked).toBe(response)
})

it('CAP-3 leaving ends only its own request', async () => {
  const leaving = new AbortController()
  library.startAuthentication.mockImplementation(() => new Promise(() => {}))
  void autofillPasskey({}, leaving.signal)
  await vi.waitFor(() => expect(library.startAuthentication).toHaveBeenCalledTimes(1))
  void assertPasskey({})
  await vi.waitFor(() => expect(library.startAuthentication).toHaveBeenCalledTimes(2))
  leaving.abort()
  expect(library.WebAuthnAbortService.cancelCeremony).not.toHaveBeenCalled()
})

it('CAP-3 an unknown passkey is reported to the device, and a browser without that is no error', async () => {
  const signal = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no')))
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { signalUnknownCredential: signal }),
  )
  await reportUnknownPasskey('sample', 'app.sample.test')
  expect(signal).toHaveBeenCalledWith({ rpId: 'app.sample.test', credentialId: 'sample' })
  vi.stubGlobal('PublicKeyCredential', () => {})
  await reportUnknownPasskey('sample', 'app.sample.test')
})
