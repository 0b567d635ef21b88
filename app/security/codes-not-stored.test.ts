import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { localArea } from '../storage/browser-storage.ts'
import { choicesOf } from '../storage/display-choices.ts'
import { storageOver } from '../storage/test-storage.ts'
import { codesAreStored, makingCodes } from './codes-not-stored.ts'
import type { Changed } from './second-step-changes.ts'

const email = 'ann@sample.test'
const notStored = () => choicesOf(email).codesNotStored === true
const failed = (effect: 'no' | 'unknown') => ({
  is: 'failed' as const,
  error: new ApiError({ kind: 'server', message: 'Sample', effect }),
})

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOver(new Map()))
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

it.each<[string, boolean, Changed<string[]>]>([
  ['the response is lost', true, failed('unknown')],
  ['the server refuses', false, failed('no')],
  ['the customer does not confirm who they are', false, { is: 'cancelled' }],
])('CAP-3 FAIR-7 if %s, the codes count as not stored: %s', async (_, expected, result) => {
  await makingCodes(email, async () => result)
  expect(notStored()).toBe(expected)
})

it('SES-1 a refusal after the customer has signed out stores nothing', async () => {
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
