import { expect, it } from 'vitest'
import { capabilityResponses } from './responses.ts'

const options = { challenge: 'c2FtcGxlLWNoYWxsZW5nZQ', rpId: 'app.example.test' }

it.each([
  ['in `options`', { options }],
  ['in `publicKey`', { publicKey: options }],
  ['in the `publicKey` of `options`', { options: { publicKey: options } }],
  ['as the response itself', options],
])('CAP-3 what the browser needs for a passkey is read %s', (_, response) => {
  for (const name of ['passkeyOptions', 'stepUpOptions'] as const)
    expect(capabilityResponses[name].parse(response).options).toMatchObject(options)
  const signIn = capabilityResponses.passkeyLoginOptions.parse({ ticket: 't', ...response })
  expect(signIn).toMatchObject({ ticket: 't', options })
})

it.each([{}, { options: {} }, { publicKey: null }, { options: JSON.stringify(options) }, null, []])(
  'CAP-3 FAIR-7 without a challenge the response can’t be read: %o',
  (response) => {
    expect(capabilityResponses.passkeyOptions.safeParse(response).success).toBe(false)
    expect(capabilityResponses.stepUpOptions.safeParse(response).success).toBe(false)
  },
)

it('CAP-3 a sign-in by passkey needs a ticket', () => {
  expect(capabilityResponses.passkeyLoginOptions.safeParse({ options }).success).toBe(false)
})
