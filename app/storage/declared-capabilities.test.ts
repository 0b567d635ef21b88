import { afterEach, expect, it } from 'vitest'
import { localArea } from './browser-storage.ts'
import { declaredLast, keepDeclared } from './declared-capabilities.ts'

afterEach(() => {
  for (const key of localArea.keys()) localArea.remove(key)
})

it('CAP-0 keeps what the backend declared last, until it declares nothing', () => {
  expect(declaredLast()).toBeNull()
  keepDeclared(['quote', 'passkeys'])
  expect(declaredLast()).toEqual(['quote', 'passkeys'])
  keepDeclared(['quote'])
  expect(declaredLast()).toEqual(['quote'])
  keepDeclared([])
  expect(declaredLast()).toBeNull()
  expect(localArea.keys()).toEqual([])
})

it.each([
  ['"quote"', null],
  ['{', null],
  ['{"0":"quote"}', null],
  ['["quote",7,null]', ['quote']],
])('SES-3 reads %s as %j', (text, names) => {
  localArea.write('capabilities', text)
  expect(declaredLast()).toEqual(names)
})
