import { expect, it } from 'vitest'
import { ApiError, messages } from '../api/errors.ts'
import { failureOf } from './passkey-failure.ts'

const lost = new ApiError({ kind: 'timeout', message: messages.timeout, effect: 'unknown' })
const unreadable = new ApiError({ kind: 'unreadable', message: messages.unreadable, effect: 'unknown' })

it('FAIR-7 a call that only asks for options leaves nothing unknown', () => {
  expect(failureOf(lost)).toMatchObject({ message: messages.timeout, effect: 'no' })
})

it('FAIR-7 a passkey that was sent leaves the sign-in unknown if no certain answer came', () => {
  expect(failureOf(lost, { sent: true })).toMatchObject({ message: messages.timeout, effect: 'unknown' })
  expect(failureOf(unreadable, { sent: true })).toMatchObject({ effect: 'unknown' })
  const refused = new ApiError({ kind: 'forbidden', message: 'This passkey is unknown.', effect: 'no' })
  expect(failureOf(refused, { sent: true })).toMatchObject({ effect: 'no' })
})
