import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberSent } from './sent-orders.ts'
import { clearForm, draftOf, hasUnknown, keepDraft, keepWish, wishOf } from './withdrawal-draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

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
  expect(hasUnknown(ann)).toBe(true)
  keepWish(ann, first.body, null)
  expect(hasUnknown(ann)).toBe(false)
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

describe('C11 an order that left before the page was reloaded', () => {
  const left = { key: 'a'.repeat(32), body: JSON.stringify(bank), mayHaveArrived: false }
  it('keeps its key for the same customer and the same details, and for nobody and nothing else', () => {
    rememberSent('cem@sample.test', left)
    expect(wishOf('dan@sample.test', bank).key).not.toBe(left.key)
    expect(wishOf('cem@sample.test', { ...bank, amount: 11 }).key).not.toBe(left.key)
    expect(hasUnknown('dan@sample.test')).toBe(false)
    expect(hasUnknown('cem@sample.test')).toBe(true)
    expect(wishOf('cem@sample.test', bank)).toEqual({ ...left, mayHaveArrived: true })
    keepWish('cem@sample.test', left.body, null)
    expect(hasUnknown('cem@sample.test')).toBe(false)
    expect(kept.size).toBe(0)
  })
  it('SES-1 tells neither who nor what', () => {
    rememberSent('cem@sample.test', left)
    expect([...kept.values()].join()).not.toMatch(/cem|sample|Bank|SAMPUS|12345|amount/i)
  })
  it('is no longer told of after a day, when the server has forgotten the key', () => {
    vi.useFakeTimers({ now: 0 })
    rememberSent('cem@sample.test', left)
    vi.setSystemTime(24 * 3_600_000)
    expect(hasUnknown('cem@sample.test')).toBe(false)
    vi.useRealTimers()
  })
  it.each(['{', 'null', '[{}]', '{"who":1}'])('C21 %s in its place is as nothing', (text) => {
    kept.set('ordersWithoutAnswer', text)
    expect(hasUnknown('eve@sample.test')).toBe(false)
  })
})
