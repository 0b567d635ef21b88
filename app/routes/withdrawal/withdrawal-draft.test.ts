import { expect, it } from 'vitest'
import { clearForm, draftOf, holdsOrder, keepDraft } from './withdrawal-draft.ts'

const ann = 'ann@sample.test'
const bank = { accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }

it('SES-1 keeps what was typed for the same customer after a failed call or the end of the session', () => {
  keepDraft(ann, { kind: 'crypto', crypto: { amount: '10', wallet: 'tb1' } })
  expect(draftOf(ann)).toMatchObject({ kind: 'crypto', crypto: { amount: '10', wallet: 'tb1' } })
})

it('C27 drops the draft when another customer opens the page', () => {
  keepDraft(ann, { crypto: { amount: '10', wallet: 'tb1' } })
  expect(draftOf('bob@sample.test').crypto).toEqual({ amount: '', wallet: '' })
  expect(draftOf(ann).crypto).toEqual({ amount: '', wallet: '' })
})

it('clears the form of a completed order and keeps the other one', () => {
  keepDraft(ann, { bank: { ...bank, amount: '10' }, crypto: { amount: '10', wallet: 'tb1' } })
  clearForm(ann, 'crypto')
  expect(draftOf(ann)).toMatchObject({
    bank: { bankName: 'Sample Bank' },
    crypto: { amount: '', wallet: '' },
  })
})

it('WDR-8 detects whether a form still holds an order that was sent', () => {
  const body = { amount: 100.2, wallet: 'tb1qsample' }
  keepDraft('ann@sample.test', { crypto: { amount: '100,20', wallet: ' tb1qsample ' } })
  expect(holdsOrder('ann@sample.test', 'crypto', body)).toBe(true)
  expect(holdsOrder('ann@sample.test', 'crypto', { ...body, amount: 100.21 })).toBe(false)
  expect(holdsOrder('ann@sample.test', 'crypto', { ...body, wallet: 'tb1qother' })).toBe(false)
  expect(holdsOrder('ann@sample.test', 'bank', body)).toBe(false)
})
