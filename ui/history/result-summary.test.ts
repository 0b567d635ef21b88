import { expect, it } from 'vitest'
import { resultSummary } from './result-summary.ts'
import { entriesOf, startView } from './transaction-view.ts'

const row = (id: string, date: string | null) => ({
  _id: id,
  amount: null,
  date,
  reference: null,
  status: null,
})
const entries = entriesOf([
  ...Array.from({ length: 1200 }, (_, at) => row(String(at), '2026-01-01T00:00:00Z')),
  row('x', null),
])

it.each([
  [{ page: 1, shown: 1201, view: startView }, 'Showing 1 to 25 of 1,201'],
  [{ page: 49, shown: 1201, view: startView }, 'Showing 1,201 to 1,201 of 1,201'],
  [{ page: 1, shown: 3, view: { ...startView, search: 'a' } }, 'Showing 1 to 3 of 3 matching, 1,201 in all.'],
  [{ page: 1, shown: 0, view: { ...startView, search: 'a' } }, 'None matching, 1,201 in all.'],
  [
    { page: 1, shown: 1200, view: { ...startView, from: '2025-01-01' } },
    'Showing 1 to 25 of 1,200 matching, 1,201 in all. 1 without a readable date left out.',
  ],
  [
    { page: 1, shown: 3, view: startView, hidden: true },
    'Showing 1 to 3 of 3. Amounts are hidden, in the file and on paper too.',
  ],
  [
    { page: 1, shown: 3, view: { ...startView, search: 'a' }, hidden: true },
    'Showing 1 to 3 of 3 matching, 1,201 in all. Amounts are hidden, in the file and on paper too.',
  ],
  [{ page: 1, shown: 0, view: startView, hidden: true }, 'Amounts are hidden, in the file and on paper too.'],
])('FAIR-9 says which rows are shown: %#', (shown, words) => {
  expect(resultSummary({ ...shown, entries })).toBe(words)
})
