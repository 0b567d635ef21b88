import { expect, it } from 'vitest'
import { readActivity } from '#contract/capabilities/security.ts'
import { addPage } from './activity-pages.ts'

const page = (ids: string[], next?: string) =>
  readActivity.parse({ activity: ids.map((id) => ({ id, kind: 'sign-in' })), ...(next && { next }) })
const first = { entries: page(['d', 'c']).activity.rows, unreadable: 0, next: 'c' }
const ids = ({ entries }: { entries: { id: string }[] }) => entries.map(({ id }) => id).join('')

it('CAP-3 earlier activity is added once, until there is no more', () => {
  const second = addPage(first, page(['c', 'b'], 'b'))
  expect([ids(second), second.next]).toEqual(['dcb', 'b'])
  const third = addPage(second, page(['a']))
  expect([ids(third), third.next]).toEqual(['dcba', null])
})

it('CAP-3 stops with a backend that answers with the same page again', () => {
  const again = addPage(first, page(['d', 'c'], 'c'))
  expect([ids(again), again.next]).toEqual(['dc', null])
  const other = addPage(first, page(['d', 'c'], 'd'))
  expect(other.next).toBeNull()
})

it.each([[['b']], [[]]])('CAP-3 stops with a backend that names the same next page again: %j', (more) => {
  const again = addPage(first, page(more, 'c'))
  expect([ids(again), again.next]).toEqual([`dc${more.join('')}`, null])
})

it('CAP-3 counts unreadable earlier entries', () => {
  const older = readActivity.parse({ activity: [{ id: 'b', kind: 'sign-in' }, 7], next: 'b' })
  expect(addPage(first, older)).toMatchObject({ unreadable: 1, next: 'b' })
})
