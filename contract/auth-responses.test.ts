import { expect, it } from 'vitest'
import { readEditPasswordResponse } from './auth-responses.ts'

it('API-3 FAIR-7 reads that the sessions ended', () => {
  expect(readEditPasswordResponse.parse({ message: 'Changed', sessionsEnded: true })).toEqual({
    sessionsEnded: true,
    removed: [],
  })
})

it('API-3 CAP-3 reads which protections were removed, also unknown ones', () => {
  const removed = ['two-factor', 'new']
  expect(readEditPasswordResponse.parse({ message: 'Changed', removed })).toEqual({
    sessionsEnded: false,
    removed,
  })
})

it.each([
  {},
  { sessionsEnded: false },
  { sessionsEnded: 'true', removed: 'passkeys' },
  { sessionsEnded: 1, removed: { 0: 'passkeys' } },
  null,
  'ok',
  [],
])('API-3 API-12 FAIR-7 reads %j as no statement about the sessions and the protections', (response) => {
  expect(readEditPasswordResponse.parse(response)).toEqual({ sessionsEnded: false, removed: [] })
})
