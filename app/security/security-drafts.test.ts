import { afterEach, expect, it, vi } from 'vitest'
import { state } from '../session/session-state.ts'
import { dropCustomersDrafts } from '../storage/customer-drafts.ts'
import type { Stored } from '../storage/stored-session.ts'
import { draftOf, dropDraft, keepDraft, keepFailure } from './security-drafts.ts'

const ann = 'ann@sample.test'
const address = { label: 'Cold wallet', network: 'bitcoin', address: 'tb1' }
const signIn = () =>
  state.set({ session: { details: { email: ann }, token: 'sample' } as Stored, signOutReason: null })
const endSession = () => state.set({ session: null, signOutReason: 'ended' })
vi.stubGlobal('window', new EventTarget())
afterEach(() => {
  dropCustomersDrafts()
  endSession()
})

it('ACC-2 CAP-3 keeps the input of each form, for the same customer only', () => {
  keepDraft(ann, 'word', { word: 'Barnacle' })
  keepDraft(ann, 'address', address)
  expect(draftOf(ann, 'word')).toEqual({ values: { word: 'Barnacle' }, failure: null })
  expect(draftOf(ann, 'address')?.values).toEqual(address)
  keepDraft(ann, 'rename', { id: 'p1', name: 'Desk at home' })
  expect(draftOf(ann, 'rename')?.values).toEqual({ id: 'p1', name: 'Desk at home' })
  keepDraft(ann, 'lock', { days: '3' })
  expect(draftOf(ann, 'lock')?.values).toEqual({ days: '3' })
  expect(draftOf(ann, 'passkey')).toBeUndefined()
  expect(draftOf('bob@sample.test', 'word')).toBeUndefined()
  expect(draftOf(ann, 'word')).toBeUndefined()
})

it('CAP-3 drops the draft of a form that is saved, and keeps the others', () => {
  keepDraft(ann, 'word', { word: 'Barnacle' })
  keepDraft(ann, 'passkey', { name: 'Blue key' })
  dropDraft(ann, 'word')
  expect(draftOf(ann, 'word')).toBeUndefined()
  expect(draftOf(ann, 'passkey')?.values).toEqual({ name: 'Blue key' })
})

it('ACC-2 FAIR-7 says that nothing was saved if the session ended, and keeps an unknown outcome unknown', () => {
  keepDraft(ann, 'word', { word: 'Barnacle' })
  endSession()
  keepFailure(ann, 'word', null)
  expect(draftOf(ann, 'word')).toMatchObject({ values: { word: 'Barnacle' }, failure: { effect: 'no' } })
  const unknown = { message: 'No answer came back.', effect: 'unknown' as const }
  keepFailure(ann, 'word', unknown)
  expect(draftOf(ann, 'word')?.failure).toEqual(unknown)
})

it('FAIR-7 a failure during the session is shown by the form itself, and not kept', () => {
  signIn()
  keepDraft(ann, 'word', { word: 'Barnacle' })
  keepFailure(ann, 'word', { message: 'No.', effect: 'no' })
  expect(draftOf(ann, 'word')?.failure).toBeNull()
})

it('SES-1 nothing comes back after signing out, not even by a late failure', () => {
  keepDraft(ann, 'word', { word: 'Barnacle' })
  dropCustomersDrafts()
  keepFailure(ann, 'word', null)
  expect(draftOf(ann, 'word')).toBeUndefined()
})
