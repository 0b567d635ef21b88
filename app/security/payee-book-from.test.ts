import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { payeeBookFrom } from './payee-book-from.tsx'
import type { AddressBook } from './use-addresses.ts'

const book = { only: true, onlyOffFrom: null, addresses: { rows: [], unreadable: 0 } } as AddressBook
const shown = (note: unknown) =>
  renderToStaticMarkup(createElement(Fragment, null, note as string)).replaceAll(/<[^>]*>/g, ' ')
const failure = { why: 'We could not reach the server.', retrying: false, onRetry: () => {} }

it.each(['bank', 'crypto'] as const)(
  'CAP-3 FAIR-1 an address book that could not be read again says so above the %s form, with a retry',
  (form) => {
    const note = shown(payeeBookFrom(book, 0, failure).notes[form])
    expect(note).toContain('Your saved addresses could not be refreshed')
    expect(note).toContain(
      'We could not reach the server. What this page says about them may be out of date.',
    )
    expect(note).toContain('Try again')
    expect(note).toContain('You pay only to saved addresses')
    expect(shown(payeeBookFrom(book, 0).notes[form])).not.toContain('refreshed')
  },
)

it('CAP-3 the note says in whole sentences what is refused, and when a change takes effect', () => {
  const on = payeeBookFrom(book, 0).notes
  expect(shown(on.bank)).toContain(
    'Bank transfers are refused. If you switch this off, that takes effect 48 hours later.',
  )
  const saved = { address: 'tb1qsample' } as AddressBook['addresses']['rows'][number]
  const some = payeeBookFrom({ ...book, addresses: { rows: [saved], unreadable: 0 } }, 0)
  expect(shown(some.notes.crypto)).toContain(
    'Withdrawals to other addresses are refused. If you switch this off',
  )
  const ending = payeeBookFrom({ ...book, onlyOffFrom: '2026-12-01T12:40:08Z' }, 0).notes
  expect(shown(ending.bank)).toMatch(
    /Bank transfers are refused until\s+Dec 1, 2026, .+\. Then your change takes effect\./,
  )
})

it('CAP-3 with only saved addresses and none saved, no withdrawal can be requested', () => {
  const { notes, crypto } = payeeBookFrom(book, 0)
  expect(shown(notes.crypto)).toContain('You have saved none, so every withdrawal is refused. If you switch')
  expect(crypto).toBe('You pay only to saved addresses, and you have saved none')
  // The one that could not be read may be paid.
  const unread = { ...book, addresses: { rows: [], unreadable: 1 } }
  expect(payeeBookFrom(unread, 0).crypto).toBeUndefined()
  expect(payeeBookFrom({ ...book, only: false }, 0).crypto).toBeUndefined()
})

it('CAP-3 FAIR-1 while all saved addresses wait, the note says when the first one can be used', () => {
  const rows = [
    { address: 'tb1qsample', usableFrom: '2026-12-01T12:40:08Z' },
  ] as AddressBook['addresses']['rows']
  const at = (time: number, unreadable = 0) =>
    shown(payeeBookFrom({ ...book, addresses: { rows, unreadable } }, time).notes.crypto)
  expect(at(0)).toMatch(
    /No saved address can be used before Dec 1, 2026, .+, and withdrawals to others are refused\. If you switch/,
  )
  expect(at(Date.parse('2026-12-01T12:40:08Z'))).toContain('Withdrawals to other addresses are refused. If')
  expect(at(0, 1)).toContain('Withdrawals to other addresses are refused. If')
})

it('CAP-3 a book without a rule shows the failure alone', () => {
  const none = { ...book, only: false }
  expect(payeeBookFrom(none, 0).notes).toEqual({ bank: null, crypto: null })
  expect(shown(payeeBookFrom(none, 0, failure).notes.bank)).toContain('could not be refreshed')
})
