import { afterEach, expect, it } from 'vitest'
import { localArea, tabArea } from '../storage/browser-storage.ts'
import * as keys from './storage-keys.ts'

afterEach(() => {
  for (const key of localArea.keys()) localArea.remove(key)
  tabArea.remove(keys.REQUESTED_KEY)
})

it.each([
  keys.OUTBOX_KEY,
  keys.ORDERS_KEY,
  `${keys.REFUSED_DEPOSIT}1`,
  `${keys.REFUSED_WITHDRAWAL}1`,
  `${keys.PRESSED_WITHDRAWAL}1`,
])('SES-1 with “%s” in storage, the browser stores a deposit or a withdrawal', (key) => {
  expect(keys.storesPayments()).toBe(false)
  localArea.write(key, '{}')
  expect(keys.storesPayments()).toBe(true)
})

it('SES-1 a withdrawal that no page has reported yet counts only in its own tab', () => {
  localArea.write(keys.REQUESTED_KEY, '{}')
  expect(keys.storesPayments()).toBe(false)
  tabArea.write(keys.REQUESTED_KEY, '{}')
  expect(keys.storesPayments()).toBe(true)
})

it.each(['depositOutboxLease', 'withdrawalOrdersLease', 'theme'])(
  '“%s” is neither a deposit nor a withdrawal: the lease of a sending tab doesn’t load what reports them',
  (key) => {
    localArea.write(key, '{}')
    expect(keys.storesPayments()).toBe(false)
  },
)
