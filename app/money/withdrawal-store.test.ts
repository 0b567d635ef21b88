import { afterEach, expect, it } from 'vitest'
import { localArea } from '../storage/browser-storage.ts'
import { timings } from '../timings.ts'
import { hasUnsettled, keepOrder, stateOf, type Order } from './withdrawal-store.ts'

const [ann, bob] = ['ann@sample.test', 'bob@sample.test']
const order = (change: Partial<Order>): Order => ({
  key: 'sample-key-0000000001',
  email: ann,
  body: '{"amount":10}',
  firstTry: Date.now(),
  keyed: true,
  tries: 1,
  seen: [],
  ...change,
})

afterEach(() => {
  for (const key of localArea.keys()) localArea.remove(key)
})

it.each([
  ['unknown', {}, true],
  ['expired', { firstTry: Date.now() - timings.outboxKeyGoodFor }, true],
  ['arrived', { row: 'r1' }, false],
] as const)(
  'WDR-8 a customer who signs out is told of an order whose outcome is not known: %s',
  (state, change, told) => {
    keepOrder(order(change))
    expect(stateOf(order(change))).toBe(state)
    expect([hasUnsettled(ann), hasUnsettled(bob)]).toEqual([told, false])
  },
)
