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
