import { describe, expect, it } from 'vitest'
import { methodAtStart, type DepositMethod } from './deposit-method.ts'

const method = (id: DepositMethod['id'], address: DepositMethod['address'] = 'sample'): DepositMethod => ({
  id,
  network: 'Sample network',
  address,
})
const three = [method('bitcoin'), method('ethereum'), method('usdt')]

describe('DEP-2 the method that is initially open', () => {
  it.each([
    ['the one used last', three, 'usdt', 'usdt'],
    ['none if there is a choice and none was used', three, null, null],
    ['none for an id that is not known', three, 'cash', null],
    ['the only one with an address', [method('bitcoin', null), method('usdt')], null, 'usdt'],
    [
      'the only one with an address, if the one used last has lost its address',
      [method('bitcoin', { unreadable: true }), method('usdt')],
      'bitcoin',
      'usdt',
    ],
    ['none if no method has an address', [method('bitcoin', null)], 'bitcoin', null],
  ])('is %s', (_, methods, usedLast, id) => expect(methodAtStart(methods, usedLast)).toBe(id))
})
