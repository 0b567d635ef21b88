import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { localArea } from '../storage/browser-storage.ts'
import { choicesOf } from '../storage/display-choices.ts'
import { codesAreStored, makingCodes } from './codes-not-stored.ts'
import type { Changed } from './second-step-changes.ts'

const email = 'ann@sample.test'
const notStored = () => choicesOf(email).codesNotStored === true
const failed = (effect: 'no' | 'unknown') => ({
  is: 'failed' as const,
  error: new ApiError({ kind: 'server', message: 'Sample', effect }),
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

it('CAP-3 FAIR-7 new codes count as not stored from before their request until the customer confirms', async () => {
  let before = false
  await makingCodes(email, async () => {
    before = notStored()
    return { is: 'done', value: ['sample-code'] }
  })
  expect([before, notStored()]).toEqual([true, true])
  expect(choicesOf('bob@sample.test').codesNotStored).toBeUndefined()
  codesAreStored(email)
  expect(notStored()).toBe(false)
})

it.each<[string, Changed<string[]>, boolean]>([
  ['is lost', failed('unknown'), true],
  ['is a refusal', failed('no'), false],
  ['is never requested', { is: 'cancelled' }, false],
])('CAP-3 FAIR-7 if the response %s, the codes count as not stored: %s', async (_, result, expected) => {
  await makingCodes(email, async () => result)
  expect(notStored()).toBe(expected)
})

it('SES-1 a response after the customer has signed out stores nothing', async () => {
  await makingCodes(email, async () => {
    localArea.remove('displayChoices')
    return failed('no')
  })
  expect(localArea.read('displayChoices')).toBeNull()
})

it('CAP-3 a refusal does not count earlier codes as stored', async () => {
  await makingCodes(email, async () => failed('unknown'))
  await makingCodes(email, async () => failed('no'))
  expect(notStored()).toBe(true)
})
