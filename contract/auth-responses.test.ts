import { expect, it } from 'vitest'
import { readEditPasswordResponse } from './auth-responses.ts'

it('API-3 FAIR-7 reads that the sessions ended', () => {
  expect(readEditPasswordResponse.parse({ message: 'Changed', sessionsEnded: true })).toEqual({
    sessionsEnded: true,
  })
})

it.each([{}, { sessionsEnded: false }, { sessionsEnded: 'true' }, { sessionsEnded: 1 }, null, 'ok', []])(
  'API-3 API-12 FAIR-7 reads %j as no statement about the sessions',
  (response) => {
    expect(readEditPasswordResponse.parse(response)).toEqual({ sessionsEnded: false })
  },
)
