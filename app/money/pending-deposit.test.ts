import { afterEach, describe, expect, it } from 'vitest'
import { localArea, tabArea } from '../storage/browser-storage.ts'
import { DEPOSIT_DRAFT_KEY } from '../storage/keys.ts'
import {
  dropDepositDraft,
  dropUnfinished,
  markSettled,
  newDeposit,
  pendingDeposit,
  restorePendingDeposit,
  setPendingDeposit,
  setTypedAmount,
  enteredAmount,
  unfinishedDeposit,
  withRecorded,
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
  expect(enteredAmount(ann)).toBe('1,2')
  expect(pendingDeposit(bob)).toBeNull()
  expect(enteredAmount(bob)).toBeNull()
})

it('DEP-6 a tab whose storage is gone takes over the deposit, even one that was already reported', () => {
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
  [`{"email":"${ann}","deposit":{"id":"a","amount":"1e5"}}`, null],
  [`{"email":"${ann}","deposit":{"id":"a","amount":20}}`, null],
  [`{"email":"${ann}","deposit":{"amount":"20.00"}}`, null],
  [
    `{"email":"${ann}","deposit":{"id":"a","amount":"20.00","method":"dogecoin","confirmed":[1],"addressShown":"yes"}}`,
    { ...newDeposit('20.00'), id: 'a' },
  ],
])('SES-3 reads nothing that was not written by the app: %s', (text, deposit) => {
  tabArea.write(DEPOSIT_DRAFT_KEY, text)
  expect(pendingDeposit(ann)).toEqual(deposit)
})

it.each(['refused', 'recorded'] as const)(
  'DEP-6 FAIR-7 keeps that this deposit was %s, and no other one',
  (how) => {
    setPendingDeposit(ann, { ...begun, report: 'sample-1' })
    markSettled(ann, 'sample-2', how)
    markSettled(bob, 'sample-1', how)
    expect(pendingDeposit(ann)?.[how]).toBe(false)
    markSettled(ann, 'sample-1', how)
    expect(pendingDeposit(ann)).toEqual({ ...begun, report: 'sample-1', [how]: true })
  },
)

it('FAIR-7 after a reload there is a note about the recorded deposit, unless its own is still there', () => {
  const recorded = { ...begun, report: 'sample-1', recorded: true }
  const note = { id: 'sample-1', email: ann, amount: begun.amount, state: 'recorded' as const }
  const other = { ...note, id: 'sample-2' }
  const listed = { ...note, state: 'listed' as const }
  expect(withRecorded([other], ann, recorded)).toEqual([note, other])
  expect(withRecorded([listed], ann, recorded)).toEqual([listed])
  expect(withRecorded([other], ann, { ...recorded, recorded: false })).toEqual([other])
  expect(withRecorded([other], ann, null)).toEqual([other])
})

it('DEP-6 a reload keeps the row that shows the recorded deposit, and the first one that was found', () => {
  const row = { id: 'd1', reference: 'DEP-1' }
  setPendingDeposit(ann, { ...begun, report: 'sample-1' })
  markSettled(ann, 'sample-1', 'recorded')
  markSettled(ann, 'sample-1', 'recorded', row)
  markSettled(ann, 'sample-1', 'recorded', { id: 'd2', reference: 'DEP-2' })
  const kept = pendingDeposit(ann)
  expect(kept?.row).toEqual(row)
  expect(withRecorded([], ann, kept)).toMatchObject([{ state: 'recorded', row }])
})

function putInTab(text: string | null) {
  if (text === null) tabArea.remove(DEPOSIT_DRAFT_KEY)
  else tabArea.write(DEPOSIT_DRAFT_KEY, text)
}

/** Calls `act` as another tab, with the same storage of the browser. Returns what that tab has stored for itself. */
function inAnotherTab(act: () => void, stored: string | null = null) {
  const mine = tabArea.read(DEPOSIT_DRAFT_KEY)
  putInTab(stored)
  act()
  const theirs = tabArea.read(DEPOSIT_DRAFT_KEY)
  putInTab(mine)
  return theirs
}

describe('DEP-6 an unfinished deposit', () => {
  it('is offered in a new tab to the same customer only, also after something was typed there', () => {
    setPendingDeposit(ann, begun)
    inAnotherTab(() => {
      expect(unfinishedDeposit(ann)).toEqual(begun)
      expect(unfinishedDeposit(bob)).toBeNull()
      setTypedAmount(ann, '7')
      expect(pendingDeposit(ann)).toBeNull()
      expect(unfinishedDeposit(ann)).toEqual(begun)
    })
    expect(pendingDeposit(ann)).toEqual(begun)
  })

  it('is not offered once it was reported, in any tab', () => {
    setPendingDeposit(ann, { ...begun, report: 'sample-1' })
    expect(unfinishedDeposit(ann)).toBeNull()
    inAnotherTab(() => expect(unfinishedDeposit(ann)).toBeNull())
  })

  it('is no longer offered in any tab after the customer started a new one', () => {
    setPendingDeposit(ann, begun)
    const theirs = inAnotherTab(() => setPendingDeposit(ann, newDeposit('99.00')))
    dropUnfinished(ann, begun)
    expect(pendingDeposit(ann)).toBeNull()
    expect(unfinishedDeposit(ann)?.amount).toBe('99.00')
    inAnotherTab(() => {
      setPendingDeposit(ann, newDeposit('100.00'))
      expect(unfinishedDeposit(ann)?.amount).toBe('100.00')
    }, theirs)
    expect(unfinishedDeposit(ann)?.amount).toBe('100.00')
  })

  it('C13 counts as reported in each tab that continues it, whatever a third tab stores', () => {
    setPendingDeposit(ann, begun)
    const theirs = inAnotherTab(() => setPendingDeposit(ann, begun))
    setPendingDeposit(ann, { ...begun, report: 'sample-1' })
    markSettled(ann, 'sample-1', 'recorded')
    setPendingDeposit(ann, newDeposit('50.00'))
    inAnotherTab(() => setPendingDeposit(ann, newDeposit('99.00')))
    inAnotherTab(() => {
      const reported = { ...begun, report: 'sample-1', recorded: true }
      expect(pendingDeposit(ann)).toEqual(reported)
      setTypedAmount(ann, null)
      expect(pendingDeposit(ann)).toEqual(reported)
    }, theirs)
  })
})
