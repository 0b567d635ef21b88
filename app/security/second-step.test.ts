import { expect, it } from 'vitest'
import { ApiError, messages } from '../api/errors.ts'
import { endedStep, secondStepIn } from './second-step.ts'

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

const ended = (message: string) =>
  new ApiError({ kind: 'forbidden', message, effect: 'no', status: 403, requestId: 'r1' })

it('CAP-3 FAIR-7 after five refused codes, the reason names them and the end', () => {
  const error = endedStep(ended('This sign-in has ended.'), 5)
  expect(error.message).toBe(
    'Five codes were refused, and the server has ended this sign-in. Enter your password again.',
  )
  expect(error).toMatchObject({ status: 403, requestId: 'r1' })
})

it('CAP-3 FAIR-7 with tries left, the reason is the server’s, because the time may be over', () => {
  expect(endedStep(ended('This sign-in has ended.'), 4).message).toBe('This sign-in has ended.')
  expect(endedStep(ended(messages.forbidden), 1).message).toBe(
    'The server has ended this sign-in. Enter your password again.',
  )
})
