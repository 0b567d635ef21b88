import { expect, it } from 'vitest'
import { activityKinds } from '#contract/capabilities/security.ts'
import { inEnglish } from '../lib/locale-context.ts'
import { activityLabel } from './activity-labels.ts'

it('CAP-3 each known kind has its own label', () => {
  const all = activityKinds.map((kind) => activityLabel(kind, 'done', inEnglish))
  expect(new Set(all).size).toBe(activityKinds.length)
  for (const words of all) expect(words).toMatch(/^[A-Z][a-z-]+ /)
})

it('CAP-3 an unknown kind is shown as the server sent it', () => {
  expect(activityLabel('card-frozen', 'done', inEnglish)).toBe('card-frozen')
  expect(activityLabel('toString', 'done', inEnglish)).toBe('toString')
})

it('CAP-3 a refused activity is shown as refused', () => {
  expect(activityLabel('sign-in', 'refused', inEnglish)).toBe('Sign-in refused')
  expect(activityLabel('confirmation-refused', 'refused', inEnglish)).toBe('Confirmation refused')
  expect(activityLabel('password-changed', 'refused', inEnglish)).toBe('Password change refused')
  expect(activityLabel('card-frozen', 'refused', inEnglish)).toBe('card-frozen: refused')
})

it('CAP-3 FAIR-7 an entry is not shown as done if the server did not say so', () => {
  const which = 'done or refused, we could not read which'
  expect(activityLabel('second-step-off', null, inEnglish)).toBe(`Second step switched off: ${which}`)
  expect(activityLabel('card-frozen', null, inEnglish)).toBe(`card-frozen: ${which}`)
  expect(activityLabel('sign-in-refused', null, inEnglish)).toBe('Sign-in refused')
})
