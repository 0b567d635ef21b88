import { expect, it, vi } from 'vitest'
import { paths } from '../paths.ts'
import type { DepositNote } from './deposit-notes.ts'
import { notesOnDepositPage, notesOnPage } from './note-places.ts'

const { pending } = vi.hoisted(() => ({ pending: { report: null as string | null } }))
vi.mock('./pending-deposit.ts', () => ({ pendingDeposit: () => pending }))

const note = (id: string, state: DepositNote['state']): DepositNote => ({
  id,
  email: 'ann@sample.test',
  amount: '10.00',
  state,
})
const own = note('own', 'recorded')
const unknown = note('unknown', 'unknown')
const [waiting, recorded] = [note('other', 'waiting'), note('other', 'recorded')]

it('DEP-3 the deposit page shows its own deposit first, and those that need the customer’s attention', () => {
  expect(notesOnDepositPage([unknown, own, recorded], 'own')).toEqual({ first: own, others: [unknown] })
  expect(notesOnDepositPage([unknown, own, recorded], null)).toEqual({ first: recorded, others: [unknown] })
  expect(notesOnDepositPage([], null)).toEqual({ first: null, others: [] })
})

it('FAIR-7 DEP-3 on the deposit page, another deposit that is recorded needs a toast', () => {
  pending.report = 'own'
  expect(notesOnPage(paths.deposit, [waiting, own])).toEqual([own])
  expect(notesOnPage(paths.deposit, [recorded, own])).not.toContain(recorded)
  pending.report = null
  expect(notesOnPage(paths.deposit, [recorded])).toEqual([recorded])
  expect(notesOnPage(paths.deposit, [])).toEqual([])
})

it.each([paths.dashboard, paths.depositHistory])(
  'FAIR-7 %s shows the deposits that need the customer’s attention, and no others',
  (path) => expect(notesOnPage(path, [unknown, own, waiting])).toEqual([unknown]),
)

it('DEP-3 on any other page, each note needs a toast', () =>
  expect(notesOnPage(paths.account, [unknown, own])).toEqual([]))
