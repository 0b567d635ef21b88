import { afterEach, expect, it } from 'vitest'
import { localArea, tabArea } from '../storage/browser-storage.ts'
import { DEPOSIT_DRAFT_KEY } from '../storage/stored-session.ts'
import {
  dropDepositDraft,
  markRefused,
  newDeposit,
  pendingDeposit,
  restorePendingDeposit,
  setPendingDeposit,
  setTypedAmount,
  typedAmount,
} from './pending-deposit.ts'

const ann = 'ann@sample.test'
const bob = 'bob@sample.test'
const begun = {
  ...newDeposit('20.00'),
  addressShown: true,
  method: 'usdt' as const,
  confirmed: ['usdt on Tron'],
}

afterEach(dropDepositDraft)

it('DEP-6 keeps the amount, the method and the network answer for the same customer', () => {
  setTypedAmount(ann, '1,2')
  setPendingDeposit(ann, begun)
  expect(pendingDeposit(ann)).toEqual(begun)
  expect(typedAmount(ann)).toBe('1,2')
  expect(pendingDeposit(bob)).toBeNull()
  expect(typedAmount(bob)).toBeNull()
})

it('DEP-6 a tab whose storage is gone takes over the deposit, also one that was already reported', () => {
  setPendingDeposit(ann, { ...begun, report: 'sample-key' })
  tabArea.remove(DEPOSIT_DRAFT_KEY)
  expect(pendingDeposit(ann)).toBeNull()
  restorePendingDeposit(bob)
  expect(pendingDeposit(bob)).toBeNull()
  restorePendingDeposit(ann)
  expect(pendingDeposit(ann)).toMatchObject({ method: 'usdt', report: 'sample-key' })
})

it('C13 does not take over the deposit of another tab if this tab has its own', () => {
  setPendingDeposit(ann, begun)
  localArea.write(
    DEPOSIT_DRAFT_KEY,
    JSON.stringify({ email: ann, typed: null, deposit: newDeposit('99.00') }),
  )
  restorePendingDeposit(ann)
  expect(pendingDeposit(ann)?.amount).toBe('20.00')
})

it.each([
  ['{', null],
  ['[]', null],
  ['{"email":7}', null],
  [`{"email":"${ann}","deposit":{"amount":"1e5"}}`, null],
  [`{"email":"${ann}","deposit":{"amount":20}}`, null],
  [
    `{"email":"${ann}","deposit":{"amount":"20.00","method":"dogecoin","confirmed":[1],"addressShown":"yes"}}`,
    newDeposit('20.00'),
  ],
])('SES-3 reads nothing that was not written by the app: %s', (text, deposit) => {
  tabArea.write(DEPOSIT_DRAFT_KEY, text)
  expect(pendingDeposit(ann)).toEqual(deposit)
})

it('DEP-6 FAIR-7 keeps that the server refused this deposit, and no other one', () => {
  setPendingDeposit(ann, { ...begun, report: 'sample-1' })
  markRefused(ann, 'sample-2')
  markRefused(bob, 'sample-1')
  expect(pendingDeposit(ann)?.refused).toBe(false)
  markRefused(ann, 'sample-1')
  expect(pendingDeposit(ann)).toEqual({ ...begun, report: 'sample-1', refused: true })
})
