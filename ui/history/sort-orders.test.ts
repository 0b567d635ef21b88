import { expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { sortedBy } from './messages.ts'
import { sortOrders, sortValue } from './sort-orders.ts'
import { startView } from './transaction-view.ts'

it('HIS-3 announces the order in words', () => {
  expect(sortedBy(startView.sort)).toBe('Sorted by date, newest first.')
  expect(sortedBy({ column: 'fee', direction: 'ascending' })).toBe(
    'Sorted by transaction fee, smallest first.',
  )
})

it('HIS-3 offers each order once, the fee only for withdrawals, and the default order first', () => {
  const deposits = sortOrders('deposit', inEnglish)
  expect(deposits[0]).toEqual({
    sort: startView.sort,
    value: sortValue(startView.sort),
    label: 'Date, newest first',
  })
  expect(new Set(deposits.map(({ label }) => label)).size).toBe(8)
  expect(sortOrders('withdrawal', inEnglish)).toHaveLength(10)
  expect(deposits.some(({ sort }) => sort.column === 'fee')).toBe(false)
})
