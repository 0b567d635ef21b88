import { expect, it } from 'vitest'
import { opened } from './renaming.ts'

const failure = { message: 'Too long.', effect: 'no' as const }

it('ACC-2 CAP-3 Rename on another passkey keeps the name that is being typed, and its error', () => {
  const first = { id: 'p1', failure }
  const one = opened({ renaming: first, kept: [] }, 'p2', 'Desk at ho')
  expect(one.renaming).toEqual({ id: 'p2', failure: null })
  const back = opened(one, 'p1', 'Old phone')
  expect(back.renaming).toEqual({ id: 'p1', typed: 'Desk at ho', failure })
  expect(opened(back, 'p2', 'Desk at home').renaming).toEqual({ id: 'p2', typed: 'Old phone', failure: null })
})

it('CAP-3 a name from before the page was left is kept too', () => {
  const restored = { id: 'p1', typed: 'Desk', failure: null }
  const one = opened({ renaming: restored, kept: [] }, 'p2')
  expect(opened(one, 'p1').renaming).toMatchObject({ id: 'p1', typed: 'Desk' })
})

it('CAP-3 a form that nobody typed into is not kept', () => {
  const one = opened({ renaming: { id: 'p1', failure: null }, kept: [] }, 'p2')
  expect(one).toEqual({ renaming: { id: 'p2', failure: null }, kept: [] })
})

it('CAP-3 Cancel drops the name of this passkey only', () => {
  const one = opened({ renaming: { id: 'p1', failure: null }, kept: [] }, 'p2', 'Desk')
  const cancelled = opened(one, null, 'Phone')
  expect(cancelled.renaming).toBeNull()
  expect(opened(cancelled, 'p1').renaming).toMatchObject({ typed: 'Desk' })
  expect(opened(cancelled, 'p2').renaming).toEqual({ id: 'p2', failure: null })
})
