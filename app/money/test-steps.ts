import type { WithdrawalBody } from '#contract/orders.ts'
import * as fc from 'fast-check'
import { body } from './test-order.ts'
import { fate } from './test-responses.ts'

// For tests: random steps that a customer, a browser or a network may take while orders are sent.

export const people = ['ann@sample.test', 'bob@sample.test'] as const
export const orders: WithdrawalBody[] = [
  body,
  { amount: 20, accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' },
]

export type Policy = { honours: boolean; declares: boolean }

const tab = fc.nat(1)
const order = fc.nat(orders.length - 1)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ is: fc.constant('press' as const), tab, order }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('review' as const), tab, order }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('okay' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('deposit' as const), tab, order }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('repeat' as const), tab }) },
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant('wait' as const),
      for: fc.constantFrom(50, 2500, 6000, 16_000, 70_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('sleep' as const),
      for: fc.constantFrom(0.2, 5, 12, 22.9, 24.5, 72),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('dismiss' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('online' as const), now: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('read' as const),
      tab,
      how: fc.constantFrom('fresh', 'fresh', 'late', 'fails'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('elsewhere' as const), order }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('customer' as const),
      now: fc.constantFrom(people[0], people[0], people[1], people[1], null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('wake-up' as const),
      now: fc.constantFrom('answers', 'is slow', 'fails'),
    }),
  },
)
/** Steps of a customer who returns to the same order hours later. */
const slowStep: typeof step = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ is: 'press' as const, tab: 0, order: 0 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(5, 12, 22.9).map((hours) => ({ is: 'sleep' as const, for: hours })),
  },
  { weight: 1, arbitrary: fc.constant({ is: 'wait' as const, for: 16_000 }) },
  { weight: 1, arbitrary: fc.constant({ is: 'repeat' as const, tab: 0 }) },
  { weight: 1, arbitrary: fc.constant({ is: 'deposit' as const, tab: 0, order: 0 }) },
)

export type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

const wait = (time: 2500 | 6000) => ({ is: 'wait' as const, for: time })
/** Steps of a customer who uses a second tab, and another device, while a deposit is being sent. */
const crossingStep: typeof step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(2500 as const, 6000 as const).map(wait) },
  { weight: 1, arbitrary: fc.constant({ is: 'elsewhere' as const, order: 0 }) },
  { weight: 2, arbitrary: fc.constant({ is: 'read' as const, tab: 1, how: 'fresh' as const }) },
)
const crossing = fc
  .array(crossingStep, { minLength: 5, maxLength: 10 })
  .map((rest): Step[] => [{ is: 'deposit' as const, tab: 0, order: 0 }, wait(2500), ...rest])

/** The list, or the network, fails while an order is being sent. */
const losing = fc
  .tuple(
    fc.constantFrom<Step[]>(
      [{ is: 'press', tab: 0, order: 0 }],
      [{ is: 'deposit', tab: 0, order: 0 }, wait(2500)],
    ),
    fc.constantFrom<Step>({ is: 'wake-up', now: 'fails' }, { is: 'online', now: false }),
  )
  .map(([send, lose]): Step[] => [...send, lose, wait(6000), wait(6000)])

export const story = fc.record({
  policy: fc.constantFrom<Policy>(
    { honours: true, declares: true },
    { honours: true, declares: false },
    { honours: false, declares: false },
  ),
  wakeUp: fc.constantFrom('answers', 'is slow', 'fails'),
  fates: fc.array(fate, { minLength: 1, maxLength: 8 }),
  steps: fc.oneof(
    { weight: 3, arbitrary: fc.array(step, { minLength: 3, maxLength: 22 }) },
    { weight: 2, arbitrary: fc.array(slowStep, { minLength: 4, maxLength: 12 }) },
    { weight: 1, arbitrary: crossing },
    { weight: 1, arbitrary: losing },
  ),
})
export type Story = typeof story extends fc.Arbitrary<infer Each> ? Each : never
