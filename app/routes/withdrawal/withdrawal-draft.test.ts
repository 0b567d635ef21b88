import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepOrder, type Order } from '../../money/withdrawal-store.ts'
import { localArea, tabArea } from '../../storage/browser-storage.ts'
import { clearForm, draftOf, holdsOrder, keepDraft, payeeProps } from './withdrawal-draft.ts'

const ann = 'ann@sample.test'
const bank = { accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }

vi.stubGlobal('window', new EventTarget())

it('SES-1 keeps the input for the same customer after a failed call or the end of the session', () => {
  keepDraft(ann, { kind: 'crypto', crypto: { amount: '10', wallet: 'tb1' } })
  expect(draftOf(ann)).toMatchObject({ kind: 'crypto', crypto: { amount: '10', wallet: 'tb1' } })
})

it('C27 drops the draft when another customer opens the page', () => {
  keepDraft(ann, { crypto: { amount: '10', wallet: 'tb1' } })
  expect(draftOf('bob@sample.test').crypto).toEqual({ amount: '', wallet: '' })
  expect(draftOf(ann).crypto).toEqual({ amount: '', wallet: '' })
})

it('WDR-1 an amount typed in one form is in the other one too, and its other fields stay', () => {
  keepDraft(ann, { bank: { ...bank, amount: '' } })
  keepDraft(ann, { crypto: { amount: '50', wallet: 'tb1' } })
  expect(draftOf(ann)).toMatchObject({ bank: { ...bank, amount: '50' }, crypto: { amount: '50' } })
  keepDraft(ann, { bank: { ...bank, amount: '60' } })
  keepDraft(ann, { kind: 'crypto' })
  expect(draftOf(ann)).toMatchObject({ bank: { amount: '60' }, crypto: { amount: '60', wallet: 'tb1' } })
})

it('WDR-7 keeps whether the payee of each form was chosen from the list, also after a reload', () => {
  payeeProps(ann, 'crypto').onPayeeChosen(true)
  expect([payeeProps(ann, 'bank').payeeChosen, payeeProps(ann, 'crypto').payeeChosen]).toEqual([false, true])
  for (const [chosen, restored] of [
    [{ bank: true }, true],
    [{ bank: 'yes' }, false],
    ['bank', false],
    [undefined, false],
  ] as const) {
    tabArea.write('draft:withdrawal', JSON.stringify({ owner: ann, draft: { chosen } }))
    expect(payeeProps(ann, 'bank').payeeChosen).toBe(restored)
  }
})

it('clears the form of a completed order and the amount, and keeps the payee of the other form', () => {
  keepDraft(ann, { bank: { ...bank, amount: '10' }, crypto: { amount: '10', wallet: 'tb1' } })
  clearForm(ann, 'crypto')
  expect(draftOf(ann)).toMatchObject({ bank: { ...bank, amount: '' }, crypto: { amount: '', wallet: '' } })
})

it('WDR-8 detects whether a form still holds an order that was sent', () => {
  const body = { amount: 100.2, wallet: 'tb1qsample' }
  keepDraft('ann@sample.test', { crypto: { amount: '100,20', wallet: ' tb1qsample ' } })
  expect(holdsOrder('ann@sample.test', 'crypto', body)).toBe(true)
  expect(holdsOrder('ann@sample.test', 'crypto', { ...body, amount: 100.21 })).toBe(false)
  expect(holdsOrder('ann@sample.test', 'crypto', { ...body, wallet: 'tb1qother' })).toBe(false)
  expect(holdsOrder('ann@sample.test', 'bank', body)).toBe(false)
})

const sentBy = (email: string, body: object): Order => ({
  key: 'sample-key-0000000001',
  email,
  body: JSON.stringify(body),
  firstTry: Date.now(),
  keyed: true,
  tries: 1,
  seen: [],
})

describe('WDR-8 after a reload', () => {
  const wallet = 'tb1qsample'
  const typed = { kind: 'crypto', bank: { ...bank, amount: '7' }, crypto: { amount: '10.00', wallet } }
  /** The draft of Ann, as the page that is reloaded finds it. */
  const reloaded = () => {
    tabArea.write('draft:withdrawal', JSON.stringify({ owner: ann, draft: typed }))
    return draftOf(ann)
  }
  afterEach(() => {
    for (const key of localArea.keys()) localArea.remove(key)
  })

  it('a form no longer holds an order that was sent, and the other form keeps its input', () => {
    keepOrder(sentBy(ann, { amount: 10, wallet }))
    expect(reloaded()).toMatchObject({ bank: typed.bank, crypto: { amount: '', wallet: '' } })
    keepOrder(sentBy(ann, { amount: 7, ...bank, accountNumber: '0001 2345' }))
    expect(reloaded()).toMatchObject({ bank: { amount: '', bankName: '' }, crypto: typed.crypto })
  })

  it('the amount of an order that was sent is in neither form', () => {
    const body = { amount: 10, wallet }
    keepOrder(sentBy(ann, body))
    tabArea.write(
      'draft:withdrawal',
      JSON.stringify({
        owner: ann,
        draft: { ...typed, bank: { ...bank, amount: '10.00' } },
      }),
    )
    expect(draftOf(ann)).toMatchObject({ bank: { ...bank, amount: '' }, crypto: { amount: '', wallet: '' } })
  })

  it('another order, or the same of another customer, changes nothing', () => {
    keepOrder(sentBy('bob@sample.test', { amount: 10, wallet }))
    expect(reloaded()).toMatchObject(typed)
    keepOrder(sentBy(ann, { amount: 10.01, wallet }))
    expect(reloaded()).toMatchObject(typed)
  })
})
