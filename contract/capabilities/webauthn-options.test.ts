import { expect, it } from 'vitest'
import { capabilityAnswers } from './answers.ts'

const options = { challenge: 'c2FtcGxlLWNoYWxsZW5nZQ', rpId: 'app.example.test' }

it.each([
  ['in `options`', { options }],
  ['in `publicKey`', { publicKey: options }],
  ['in the `publicKey` of `options`', { options: { publicKey: options } }],
  ['as the answer itself', options],
])('CAP-3 what the browser needs for a passkey is read %s', (_, answer) => {
  for (const name of ['passkeyOptions', 'stepUpOptions'] as const)
    expect(capabilityAnswers[name].parse(answer).options).toMatchObject(options)
  const signIn = capabilityAnswers.passkeyLoginOptions.parse({ ticket: 't', ...answer })
  expect(signIn).toMatchObject({ ticket: 't', options })
})

it.each([{}, { options: {} }, { publicKey: null }, { options: JSON.stringify(options) }, null, []])(
  'CAP-3 FAIR-7 without a challenge the answer can’t be read: %o',
  (answer) => {
    expect(capabilityAnswers.passkeyOptions.safeParse(answer).success).toBe(false)
    expect(capabilityAnswers.stepUpOptions.safeParse(answer).success).toBe(false)
  },
)

it('CAP-3 a sign-in by passkey needs a ticket', () => {
  expect(capabilityAnswers.passkeyLoginOptions.safeParse({ options }).success).toBe(false)
})
