import { expect, it } from 'vitest'
import { clearForm, draftOf, hasUnknown, keepDraft, keepWish, wishOf } from './withdrawal-draft.ts'

const ann = 'ann@sample.test'
const crypto = { amount: 10, wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' }
const bank = { amount: 10, accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }

it('issue 4 what was typed is there again for the same customer, after a call or a session ended', () => {
  keepDraft(ann, { kind: 'crypto', crypto: { amount: '10', wallet: 'tb1' } })
  expect(draftOf(ann)).toMatchObject({ kind: 'crypto', crypto: { amount: '10', wallet: 'tb1' } })
})

it('C27 another customer finds nothing of it, and neither does the first one afterwards', () => {
  keepDraft(ann, { crypto: { amount: '10', wallet: 'tb1' } })
  expect(draftOf('bob@sample.test').crypto).toEqual({ amount: '', wallet: '' })
  expect(draftOf(ann).crypto).toEqual({ amount: '', wallet: '' })
})

it('API-13 each order keeps its own key while it may have arrived, whatever is asked in between', () => {
  const first = wishOf(ann, crypto)
  keepWish(ann, first.body, { ...first, mayHaveArrived: true })
  const other = wishOf(ann, bank)
  expect(other.key).not.toBe(first.key)
  expect(wishOf(ann, { ...crypto })).toMatchObject({ key: first.key, mayHaveArrived: true })
  expect(hasUnknown(draftOf(ann))).toBe(true)
  keepWish(ann, first.body, null)
  expect(hasUnknown(draftOf(ann))).toBe(false)
  expect(wishOf(ann, crypto).key).not.toBe(first.key)
})

it('a form whose order went through is empty, the other one is kept', () => {
  keepDraft(ann, { bank: { ...bank, amount: '10' }, crypto: { amount: '10', wallet: 'tb1' } })
  clearForm(ann, 'crypto')
  expect(draftOf(ann)).toMatchObject({
    bank: { bankName: 'Sample Bank' },
    crypto: { amount: '', wallet: '' },
  })
})
