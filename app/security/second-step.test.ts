import { expect, it } from 'vitest'
import { secondStepIn } from './second-step.ts'

it('CAP-3 a second step without methods is one that can’t be done here', () => {
  expect(secondStepIn({ ticket: 't' })).toMatchObject({ ticket: 't', methods: [] })
  expect(secondStepIn({ ticket: 't', methods: ['password', 'backup', 'later', 'backup'] })?.methods).toEqual([
    'backup',
  ])
})

it.each([null, {}, { ticket: '' }, { ticket: 7, methods: ['totp'] }])(
  'CAP-3 without a ticket it can’t be read: %o',
  (body) => {
    expect(secondStepIn(body)).toBeNull()
  },
)

it('CAP-3 the options for a passkey are read also inside a `publicKey`', () => {
  const options = { challenge: 'c2FtcGxl' }
  for (const sent of [{ options }, { publicKey: options }, { options: { publicKey: options } }])
    expect(secondStepIn({ ticket: 't', ...sent })?.options).toEqual(options)
  expect(secondStepIn({ ticket: 't' })?.options).toBeUndefined()
})
