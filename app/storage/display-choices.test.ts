import { beforeEach, expect, it, vi } from 'vitest'
import { localArea } from './browser-storage.ts'
import {
  hiddenHints,
  hideHint,
  isPartOpen,
  keepLastMethod,
  lastMethod,
  setPartOpen,
} from './display-choices.ts'
import { storageOver } from './test-storage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOver(new Map()))
  return () => vi.unstubAllGlobals()
})

it('DSH-7 keeps each hidden hint once, for its customer only', () => {
  hideHint('a@sample.test', 'verify')
  hideHint('a@sample.test', 'deposit')
  hideHint('a@sample.test', 'verify')
  expect(hiddenHints('a@sample.test')).toEqual(['verify', 'deposit'])
  expect(hiddenHints('b@sample.test')).toEqual([])
})

it('SES-1 the next customer replaces the choices of the last one', () => {
  hideHint('a@sample.test', 'verify')
  hideHint('b@sample.test', 'deposit')
  expect(hiddenHints('a@sample.test')).toEqual([])
})

it.each([
  'nonsense',
  'null',
  '[]',
  '{"email":"a@sample.test","hidden":7}',
  '{"email":"a@sample.test","hidden":[7]}',
])('SES-3 reads %s as no choice', (stored) => {
  localArea.write('displayChoices', stored)
  expect(hiddenHints('a@sample.test')).toEqual([])
})

it('DSH-9 keeps for its customer which part is closed, beside the hidden hints', () => {
  hideHint('a@sample.test', 'verify')
  setPartOpen('a@sample.test', 'your-money', false)
  hideHint('a@sample.test', 'deposit')
  expect(isPartOpen('a@sample.test', 'your-money')).toBe(false)
  expect(isPartOpen('b@sample.test', 'your-money')).toBe(true)
  expect(hiddenHints('a@sample.test')).toEqual(['verify', 'deposit'])
  setPartOpen('a@sample.test', 'your-money', true)
  expect(isPartOpen('a@sample.test', 'your-money')).toBe(true)
  expect(hiddenHints('a@sample.test')).toEqual(['verify', 'deposit'])
})

it('DEP-2 keeps the payment method used last for its customer only, beside the other choices', () => {
  expect(lastMethod('a@sample.test')).toBeNull()
  keepLastMethod('a@sample.test', 'ethereum')
  hideHint('a@sample.test', 'verify')
  expect(lastMethod('a@sample.test')).toBe('ethereum')
  expect(lastMethod('b@sample.test')).toBeNull()
  localArea.write('displayChoices', '{"email":"a@sample.test","method":7}')
  expect(lastMethod('a@sample.test')).toBeNull()
})
