import { startView, type TransactionView } from '#ui/history/transaction-view.ts'
import { expect, it } from 'vitest'
import { isSameStep, readView, writeView } from './view-params.ts'

const view: TransactionView = {
  status: 'pending',
  from: '2026-01-01',
  to: '2026-03-31',
  search: 'DEP & 7',
  sort: { column: 'amount', direction: 'ascending' },
  page: 3,
}
const empty = new URLSearchParams()

it('HIS-1 reads back what it wrote into the address', () => {
  expect(readView(writeView(view, empty))).toEqual(view)
  const largest: TransactionView = { ...view, sort: { column: 'amount', direction: 'descending' } }
  expect(readView(writeView(largest, empty))).toEqual(largest)
  const oldest: TransactionView = { ...view, sort: { column: 'date', direction: 'ascending' } }
  expect(readView(writeView(oldest, empty))).toEqual(oldest)
})

it('the default view adds nothing to the address, and keeps other parameters', () => {
  expect(writeView(startView, empty).toString()).toBe('')
  expect(writeView(startView, new URLSearchParams('page=9&row=d1&from=2026-01-01')).toString()).toBe('row=d1')
})

const full = writeView(view, new URLSearchParams('row=d1&lang=en'))
it.each<[string, Partial<TransactionView>]>([
  ['status', { status: startView.status }],
  ['from', { from: null }],
  ['to', { to: null }],
  ['q', { search: '' }],
  ['sort', { sort: startView.sort }],
  ['page', { page: startView.page }],
])('HIS-1 a cleared %s does not return on reload, and all others stay', (name, cleared) => {
  const next = writeView({ ...view, ...cleared }, full)
  expect(next.has(name)).toBe(false)
  expect(readView(next)).toEqual({ ...view, ...cleared })
  expect([next.get('row'), next.get('lang')]).toEqual(['d1', 'en'])
})

it.each([
  'status=Approved',
  'status=__proto__',
  'from=yesterday&to=2026-02-31x',
  'from=2026-13-01',
  'sort=-color',
  'sort=--',
  'page=0',
  'page=-1',
  'page=1e9',
  'page=99999999',
])('C32 ignores %s', (text) => {
  expect(readView(new URLSearchParams(text))).toEqual(startView)
})

it('typing adds no history entry after the first character; sorting and paging do', () => {
  const typed = { ...startView, search: 'D' }
  expect(isSameStep(typed, { ...startView, search: 'DE' })).toBe(true)
  expect(isSameStep({ ...startView, from: '0002-01-01' }, { ...startView, from: '0020-01-01' })).toBe(true)
  expect(isSameStep(startView, typed)).toBe(false)
  expect(isSameStep(typed, startView)).toBe(false)
  expect(isSameStep(startView, { ...startView, page: 2 })).toBe(false)
})

it('C32 takes at most a hundred letters of a search', () => {
  expect(readView(new URLSearchParams({ q: 'x'.repeat(100) })).search).toHaveLength(100)
  expect(readView(new URLSearchParams({ q: 'x'.repeat(101) })).search).toHaveLength(100)
})
