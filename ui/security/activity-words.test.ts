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
  expect(activityWords('toString', null)).toBe('toString')
})

it('CAP-3 a refusal is said', () => {
  expect(activityWords('sign-in', 'refused')).toBe('Sign-in refused')
  expect(activityWords('card-frozen', 'refused')).toBe('card-frozen: refused')
})
