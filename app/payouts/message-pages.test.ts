import type { CustomerMessage } from '#contract/capabilities/payouts.ts'
import { expect, it } from 'vitest'
import { connected, cursorAfter, messagesIn, sharedIds, unreadableIn, type Reading } from './message-pages.ts'
import { message } from './test-message.ts'

const reading = (before: string | null, messages: CustomerMessage[], unreadable = 0): Reading => ({
  before,
  page: { messages, unreadable, unread: null },
})
const pageOf = (before: string | null, ...ids: string[]) =>
  reading(
    before,
    ids.map((id) => message(id)),
  )
const shown = (readings: readonly Reading[]) => messagesIn(readings).map(({ id, text }) => text ?? id)
const [one, two] = [message('x', { text: 'one' }), message('x', { text: 'two' })]

it('CAP-2 a message that two pages have is shown once', () => {
  expect(shown([pageOf(null, 'c', 'b'), pageOf('b', 'b', 'a')])).toEqual(['c', 'b', 'a'])
})

it('CAP-2 two messages with one id are both shown, in one page and across pages', () => {
  expect(shown([reading(null, [one, two])])).toEqual(['one', 'two'])
  expect(shown([reading(null, [one]), reading('x', [two])])).toEqual(['one', 'two'])
  expect(shown([reading(null, [one, one])])).toEqual(['one', 'one'])
  expect(shown([reading(null, [one, two]), reading('x', [two])])).toEqual(['one', 'two'])
})

it('CAP-2 a message is read if one of the pages that have it says so', () => {
  const readAt = '2026-03-01T10:00:00Z'
  const [both] = messagesIn([reading(null, [one]), reading('x', [{ ...one, readAt }])])
  expect(both?.readAt).toBe(readAt)
  const [first] = messagesIn([reading(null, [{ ...one, readAt }]), reading('x', [one])])
  expect(first?.readAt).toBe(readAt)
  const apart = messagesIn([reading(null, [{ ...one, readAt }, two])])
  expect(apart.map((each) => each.readAt)).toEqual([readAt, null])
})

it('names the ids that several messages have', () => {
  expect([...sharedIds([one, message('y'), two])]).toEqual(['x'])
})

it('CAP-2 asks for what comes before the last message, until a page has nothing new', () => {
  expect(cursorAfter([pageOf(null, 'c', 'b')])).toBe('b')
  expect(cursorAfter([pageOf(null, 'c', 'b'), pageOf('b', 'a')])).toBe('a')
  expect(cursorAfter([pageOf(null, 'c', 'b'), pageOf('b')])).toBeNull()
  expect(cursorAfter([pageOf(null, 'c', 'b'), pageOf('b', 'c', 'b')])).toBeNull()
  expect(cursorAfter([pageOf(null)])).toBeNull()
  expect(cursorAfter([])).toBeNull()
})

it('CAP-2 does not ask by an id that several messages have, if there is another one', () => {
  expect(cursorAfter([reading(null, [message('b'), one, two])])).toBe('b')
  expect(cursorAfter([reading(null, [one, two])])).toBe('x')
  expect(cursorAfter([reading(null, [message('b'), one]), reading('b', [one, two])])).toBe('x')
})

it('CAP-2 after a new message, none of the older page is lost, and none is shown twice', () => {
  const older = [pageOf(null, 'd', 'c'), pageOf('c', 'b', 'a')]
  const readings = connected(pageOf(null, 'e', 'd').page, older)
  expect(shown(readings)).toEqual(['e', 'd', 'c', 'b', 'a'])
  expect(cursorAfter(readings)).toBe('a')
})

it('CAP-2 older pages are left out if there may be messages between them and the newest page', () => {
  const readings = connected(pageOf(null, 'f', 'e').page, [pageOf(null, 'd', 'c'), pageOf('c', 'b')])
  expect(shown(readings)).toEqual(['f', 'e'])
  expect(cursorAfter(readings)).toBe('e')
})

it('CAP-2 FAIR-7 without the newest page, the older ones that were read are still shown', () => {
  expect(shown(connected(undefined, [pageOf(null, 'd', 'c'), pageOf('c', 'b')]))).toEqual(['d', 'c', 'b'])
})

it('HIS-1 counts what could not be read once, even if a page is sent again', () => {
  const newest = reading(null, [message('b')], 2)
  expect(unreadableIn([newest, reading('b', [message('a')], 1)])).toBe(3)
  expect(unreadableIn([newest, newest, reading('b', [message('a')], 1)])).toBe(3)
  expect(unreadableIn([newest, reading('b', [message('b')], 2)])).toBe(2)
  expect(unreadableIn([reading(null, [], 2)])).toBe(2)
  expect(unreadableIn([])).toBe(0)
})
