import { expect, it } from 'vitest'
import { activityKinds } from '#contract/capabilities/security.ts'
import { activityWords } from './activity-words.ts'

it('CAP-3 each known kind has words of its own', () => {
  const all = activityKinds.map((kind) => activityWords(kind, 'done'))
  expect(new Set(all).size).toBe(activityKinds.length)
  for (const words of all) expect(words).toMatch(/^[A-Z][a-z-]+ /)
})

it('CAP-3 an unknown kind is shown as the server sent it', () => {
  expect(activityWords('card-frozen', 'done')).toBe('card-frozen')
  expect(activityWords('toString', 'done')).toBe('toString')
})

it('CAP-3 a refusal is said', () => {
  expect(activityWords('sign-in', 'refused')).toBe('Sign-in refused')
  expect(activityWords('card-frozen', 'refused')).toBe('card-frozen: refused')
})

it('CAP-3 FAIR-7 an entry that does not say whether it was done is not said to be done', () => {
  const which = 'done or refused, we could not read which'
  expect(activityWords('second-step-off', null)).toBe(`Second step switched off: ${which}`)
  expect(activityWords('card-frozen', null)).toBe(`card-frozen: ${which}`)
  expect(activityWords('sign-in-refused', null)).toBe('Sign-in refused')
})
