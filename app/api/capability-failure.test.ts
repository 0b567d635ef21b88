import { expect, it } from 'vitest'
import { capabilityMessage } from './capability-failure.ts'
import { ApiError, messages } from './errors.ts'

const failure = (message: string, status: number) =>
  new ApiError({ kind: 'invalid', message, status, effect: 'no' })

it.each([
  [failure(messages.invalid, 200), 'The server refused this and gave no reason.'],
  [failure('Choose another word.', 422), 'Choose another word.'],
  [failure(messages.notFound, 404), 'This is not available at the moment. Try again later.'],
  [failure(messages.invalid, 405), 'This is not available at the moment. Try again later.'],
  [failure(messages.invalid, 501), 'This is not available at the moment. Try again later.'],
])('CAP-0 a failed call of a capability names no form: %o', (error, message) => {
  expect(capabilityMessage(error)).toBe(message)
})
