import { expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { resultSummary } from './result-summary.ts'
import { entriesOf } from './entries.ts'
import { startView } from './transaction-view.ts'

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

const dates = { locale: 'en-US', timeZone: 'Asia/Tokyo' }

it.each([
  [{ page: 1, shown: 1201, view: startView }, 'Showing 1 to 25 of 1,201'],
  [{ page: 49, shown: 1201, view: startView }, 'Showing 1,201 to 1,201 of 1,201'],
  [{ page: 1, shown: 3, view: { ...startView, search: 'a' } }, 'Showing 1 to 3 of 3, reference with “a”'],
  [
    { page: 1, shown: 0, view: { ...startView, status: 'failed' as const } },
    'Showing none of 1,201, status failed',
  ],
  [
    { page: 1, shown: 5, view: { ...startView, from: '2025-11-01', to: '2025-12-31' } },
    'Showing 1 to 5 of 5, from Nov 1, 2025, to Dec 31, 2025. 1 without a readable date left out.',
  ],
  [{ page: 1, shown: 3, view: startView, hidden: true }, 'Showing 1 to 3 of 3. Amounts are hidden.'],
  [
    { page: 1, shown: 3, view: { ...startView, status: 'other' as const }, hidden: true },
    'Showing 1 to 3 of 3, any other status. Amounts are hidden.',
  ],
])('HIS-3 FAIR-9 says which rows are shown: %#', (shown, words) => {
  expect(resultSummary({ ...shown, entries, dates }, {}, inEnglish)).toBe(words)
})
