import { expect, it } from 'vitest'
import type { Queryable } from '../db/database.ts'
import { createEndedSessions } from './ended-sessions.ts'

const about = { at: new Date('2026-06-01T12:00:00Z'), agent: 'Sample browser' }
const [ann, bob] = [Buffer.from('token of Ann'), Buffer.from('token of Bob')]

/** The sessions that ended, with their own clock. While `full` is set, the database can't write. */
function world() {
  const state = { full: true, now: 0 }
  const ended: string[] = []
  const query = async (_: string, [hash]: unknown[] = []) => {
    if (state.full) throw Object.assign(new Error('could not extend file'), { code: '53100' })
    ended.push(String(hash))
    return { rows: [], rowCount: 1 }
  }
  return { state, ended, sessions: createEndedSessions({ query } as unknown as Queryable, () => state.now) }
}
const settled = () => new Promise((then) => setTimeout(then))

it('S27 a session that could not be deleted is deleted once, five seconds later at the earliest', async () => {
  const { state, ended, sessions } = world()
  await sessions.end(ann, about)
  expect([sessions.has(ann), sessions.has(bob)]).toEqual([true, false])
  state.full = false
  state.now = 5000
  expect(sessions.has(bob)).toBe(false)
  await settled()
  expect(ended).toEqual([])
  for (const now of [5001, 10_002, 15_003]) {
    state.now = now
    sessions.has(bob)
    await settled()
  }
  expect(ended).toEqual([String(ann)])
  // From then on the database says that it has ended.
  expect(sessions.has(ann)).toBe(false)
})

it('S27 it stays ended while the database still cannot write, and its deletion is tried again', async () => {
  const { state, ended, sessions } = world()
  await sessions.end(ann, about)
  state.now = 6000
  expect(sessions.has(ann)).toBe(true)
  await settled()
  state.full = false
  state.now = 10_000
  expect(sessions.has(ann)).toBe(true)
  await settled()
  expect(ended).toEqual([])
  state.now = 12_000
  expect(sessions.has(ann)).toBe(true)
  await settled()
  expect(ended).toEqual([String(ann)])
})
