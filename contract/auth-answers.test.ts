import { expect, it } from 'vitest'
import { readEditPasswordAnswer } from './auth-answers.ts'

it('API-3 FAIR-7 reads that the sessions ended', () => {
  expect(readEditPasswordAnswer.parse({ message: 'Changed', sessionsEnded: true })).toEqual({
    sessionsEnded: true,
  })
})

it.each([{}, { sessionsEnded: false }, { sessionsEnded: 'true' }, { sessionsEnded: 1 }, null, 'ok', []])(
  'API-3 API-12 FAIR-7 reads %j as no statement about the sessions',
  (answer) => {
    expect(readEditPasswordAnswer.parse(answer)).toEqual({ sessionsEnded: false })
  },
)
