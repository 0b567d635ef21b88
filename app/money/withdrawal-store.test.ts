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
  'WDR-8 whether a customer who signs out is warned about an order: %s',
  (state, change, isWarned) => {
    keepOrder(order(change))
    expect(stateOf(order(change))).toBe(state)
    expect([hasUnsettled(ann), hasUnsettled(bob)]).toEqual([isWarned, false])
  },
)
