import { manyDeposits, sampleDeposits, sampleWithdrawals } from '#contract/fixtures/sample-transactions.ts'
import { readAllTransactions, readAllWithdrawals } from '#contract/transactions.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entriesOf } from './entries.ts'
import {
  activeFilters,
  arrange,
  clampPage,
  everything,
  findEntry,
  isBackwards,
  isFiltered,
  PAGE_SIZE,
  pageCountOf,
  pageOf,
  periodOf,
  startView,
  withFilter,
  type Sort,
  type TransactionFilter,
} from './transaction-view.ts'

const deposits = entriesOf(readAllTransactions.parse({ allTransactions: sampleDeposits }).allTransactions)
const withdrawals = entriesOf(readAllWithdrawals.parse({ allWithdrawals: sampleWithdrawals }).allWithdrawals)
const read = (rows: unknown[]) =>
  entriesOf(readAllTransactions.parse({ allTransactions: rows }).allTransactions)
const ids = (filter: Partial<TransactionFilter>, sort: Sort = startView.sort, entries = deposits) =>
  arrange(entries, { ...everything, ...filter }, sort).map(({ key }) => key)

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => vi.unstubAllEnvs())

describe('sorting', () => {
  it('HIS-1 shows the newest row first, whatever order the server sent', () => {
    expect(ids({}, startView.sort, deposits.toReversed())).toEqual(['d5', 'd4', 'd3', 'd2', 'd1'])
  })
  it.each<[Sort['column'], string[]]>([
    ['date', ['w1', 'w2', 'w3']],
    ['reference', ['w1', 'w2', 'w3']],
    ['amount', ['w1', 'w3', 'w2']],
    ['status', ['w2', 'w1', 'w3']],
  ])('sorts by %s in both directions', (column, ascending) => {
    expect(ids({}, { column, direction: 'ascending' }, withdrawals)).toEqual(ascending)
    expect(ids({}, { column, direction: 'descending' }, withdrawals)).toEqual(ascending.toReversed())
  })
  it.each([
    ['ascending', ['w3', 'w2', 'w1']],
    ['descending', ['w2', 'w3', 'w1']],
  ] as const)(
    'FAIR-4 sorts by fee %s, with failed withdrawals last, because they have none',
    (direction, keys) => {
      expect(ids({}, { column: 'fee', direction }, withdrawals)).toEqual(keys)
    },
  )
  it('C48 puts missing and unreadable values last in both directions', () => {
    const rows = read([
      { _id: 'none', amount: null, date: '2026-01-01T00:00:00Z' },
      { _id: 'small', amount: '-3', date: '2026-01-01T00:00:00Z' },
      { _id: 'large', amount: 12, date: '2026-01-01T00:00:00Z' },
      { _id: 'word', amount: 'abc', date: 'yesterday' },
    ])
    expect(ids({}, { column: 'amount', direction: 'ascending' }, rows)).toEqual([
      'small',
      'large',
      'none',
      'word',
    ])
    expect(ids({}, { column: 'amount', direction: 'descending' }, rows)).toEqual([
      'large',
      'small',
      'none',
      'word',
    ])
    expect(ids({}, startView.sort, rows).at(-1)).toBe('word')
  })
  it('FAIR-1 compares amounts that would be equal as floating-point numbers', () => {
    const rows = read([
      { _id: 'more', amount: '9007199254740993.01', date: '2026-01-01T00:00:00Z' },
      { _id: 'less', amount: '9007199254740993.00', date: '2026-01-02T00:00:00Z' },
    ])
    expect(ids({}, { column: 'amount', direction: 'descending' }, rows)).toEqual(['more', 'less'])
  })
})

describe('filters', () => {
  it('HIS-2 filters by each status, and by all others together', () => {
    expect(ids({ status: 'pending' })).toEqual(['d5'])
    expect(ids({ status: 'approved' })).toEqual(['d4', 'd2'])
    expect(ids({ status: 'other' })).toEqual(['d1'])
  })
  it('C51 recognises only exact status values', () => {
    const rows = read(['Approved', '', null, 'approved'].map((status, at) => ({ _id: String(at), status })))
    expect(ids({ status: 'approved' }, startView.sort, rows)).toEqual(['3'])
    expect(ids({ status: 'other' }, startView.sort, rows)).toEqual(['0', '1', '2'])
  })
  it('searches the reference, ignoring letter case and surrounding spaces', () => {
    expect(ids({ search: ' dep-sample-0003 ' })).toEqual(['d3'])
    expect(ids({ search: '(' })).toEqual([])
  })
  it('counts a day from midnight to midnight in the customer’s time zone', () => {
    const rows = read([
      { _id: 'evening before', date: '2026-03-01T04:59:59Z' },
      { _id: 'first second', date: '2026-03-01T05:00:00Z' },
      { _id: 'last second', date: '2026-03-02T04:59:59Z' },
      { _id: 'next day', date: '2026-03-02T05:00:00Z' },
      { _id: 'no date' },
    ])
    expect(ids({ from: '2026-03-01', to: '2026-03-01' }, startView.sort, rows)).toEqual([
      'last second',
      'first second',
    ])
  })
  it('counts 23 hours for the day on which clocks are set forward', () => {
    const rows = read([
      { _id: 'inside', date: '2026-03-09T03:59:59Z' },
      { _id: 'next day', date: '2026-03-09T04:00:00Z' },
    ])
    expect(ids({ from: '2026-03-08', to: '2026-03-08' }, startView.sort, rows)).toEqual(['inside'])
  })
  it.each(['0002', '0020', '0099'])('reads the partly typed year %s as that year, in both limits', (year) => {
    const { start, end } = periodOf({ ...everything, from: `${year}-03-01`, to: `${year}-03-01` })
    expect([start, end].map((at) => new Date(at ?? 0).getFullYear())).toEqual([Number(year), Number(year)])
  })
  it('reads a partly typed year as that year', () => {
    expect(ids({ to: '0020-01-01' })).toEqual([])
    expect(ids({ from: '0020-01-01' })).toHaveLength(5)
  })
  it('recognises an empty filter and a range whose end comes before its start', () => {
    expect(isFiltered({ ...everything, search: '  ' })).toBe(false)
    expect(isFiltered({ ...everything, to: '2026-01-01' })).toBe(true)
    expect(isBackwards({ ...everything, from: '2026-02-01', to: '2026-01-31' })).toBe(true)
    expect(isBackwards({ ...everything, from: '2026-02-01', to: '2026-02-01' })).toBe(false)
  })
})

describe('pages', () => {
  it('have 25 rows, and a page that does not exist becomes the nearest one', () => {
    expect(PAGE_SIZE).toBe(25)
    expect([pageCountOf(0), pageCountOf(25), pageCountOf(26)]).toEqual([1, 1, 2])
    expect([clampPage(0, 60), clampPage(3, 60), clampPage(4, 60), clampPage(9, 0)]).toEqual([1, 3, 3, 1])
    expect(
      pageOf(
        Array.from({ length: 60 }, (_, at) => at),
        3,
      ),
    ).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 59])
  })
})

it('keys stay unique if the server repeats an _id', () => {
  expect(read([{ _id: 'a' }, { _id: 'a' }, { _id: 'b' }]).map(({ key }) => key)).toEqual(['a', 'a (2)', 'b'])
})

it('filters and sorts 10,000 rows within one frame', () => {
  const entries = read(manyDeposits(10_000))
  const sort: Sort = { column: 'amount', direction: 'ascending' }
  const times = Array.from({ length: 15 }, () => {
    const before = process.cpuUsage()
    arrange(entries, { ...everything, search: 'dep-sample' }, sort)
    return process.cpuUsage(before).user / 1000
  })
  // The shortest processor time of all runs, in milliseconds, so that other work on the machine doesn't count.
  expect(Math.min(...times)).toBeLessThan(16)
})

it('HIS-1 equal values are sorted newest first in both directions, and equal dates as the server sent them', () => {
  const rows = read([
    { _id: 'old', amount: 5, status: 'approved', date: '2026-01-01T00:00:00Z' },
    { _id: 'new', amount: 5, status: 'approved', date: '2026-03-01T00:00:00Z' },
    { _id: 'twin', amount: 5, status: 'approved', date: '2026-03-01T00:00:00Z' },
    { _id: 'undated', amount: 5, status: 'approved' },
  ])
  for (const column of ['amount', 'status', 'reference'] as const)
    for (const direction of ['ascending', 'descending'] as const)
      expect(ids({}, { column, direction }, rows), `${column} ${direction}`).toEqual([
        'new',
        'twin',
        'old',
        'undated',
      ])
})

it('each repeat of an _id has a unique key', () => {
  const keys = read([{ _id: 'a' }, { _id: 'a' }, { _id: 'a' }, { _id: 'a' }]).map(({ key }) => key)
  expect(keys).toEqual(['a', 'a (2)', 'a (3)', 'a (4)'])
})

it('HIS-2 a filter goes back to the first page and keeps the order', () => {
  const sort: Sort = { column: 'amount', direction: 'ascending' }
  const view = withFilter({ ...startView, sort, page: 7 }, { status: 'failed' })
  expect(view).toEqual({ ...startView, sort, status: 'failed', page: 1 })
})

it('HIS-3 counts the filters that are on', () => {
  expect(activeFilters(everything)).toBe(0)
  expect(activeFilters({ ...everything, search: ' ' })).toBe(0)
  expect(activeFilters({ status: 'failed', from: '2026-01-01', to: '2026-01-02', search: 'a' })).toBe(4)
})

it('HIS-1 finds a row by its key or by its reference, and none for another name', () => {
  expect(findEntry(deposits, 'd3')?.key).toBe('d3')
  expect(findEntry(deposits, 'dep-sample-0004')?.key).toBe('d4')
  expect(findEntry(deposits, 'DEP-SAMPLE')).toBeNull()
  expect(findEntry(read([{ _id: 'a' }]), '')).toBeNull()
  expect(findEntry(deposits, null)).toBeNull()
})
