import { assert, bigInt, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteBody } from '#contract/capabilities/payout-bodies.ts'
import { type Stage, stages } from '#contract/capabilities/payouts.ts'
import { MAX_CENTS, fromCents, toCents, toDecimal, withdrawalSummary } from '#contract/money.ts'
import { built, offeredBy } from './capabilities.ts'
import { estimateOf } from './payout-estimate.ts'
import { payoutMessage, toldStages } from './payout-message.ts'
import { cancelEvents, ledgerOf, payoutPlan } from './payout-plan.ts'
import { quoteResponse, quoteOf } from './quote.ts'

const at = new Date('2026-06-01T12:00:00Z')
const destinations = constantFrom('bank' as const, 'crypto' as const)

describe('the plan of a payout', () => {
  it('CAP-2 is in order, begins with the request and ends with the money gone or back, for any amount', () => {
    const amounts = bigInt({ min: 1n, max: MAX_CENTS })
    assert(
      property(
        amounts,
        destinations,
        integer({ min: 0, max: 86_400 }),
        (amount, destination, settleSeconds) => {
          const plan = payoutPlan({ amount, destination, at }, { settleSeconds, steered: true })
          const times = plan.map((event) => event.at.getTime())
          expect(times).toEqual(times.toSorted((a, b) => a - b))
          expect(plan[0]?.stage).toBe('requested')
          expect(plan.every(({ stage }) => (stages as readonly Stage[]).includes(stage))).toBe(true)
          const { settlesAt, fails, sentAt } = ledgerOf(plan)
          expect(settlesAt).toBeInstanceOf(Date)
          expect(fails).toBe(['refused', 'returned'].includes(plan.at(-1)?.stage ?? ''))
          expect(sentAt === null).toBe(plan.at(-1)?.stage === 'refused')
        },
      ),
    )
  })

  it('CAP-0 without payout-steps, settles like a deposit', () => {
    for (const cents of [0n, 17n, 19n, 23n]) {
      const plan = payoutPlan(
        { amount: 500n + cents, destination: 'bank', at },
        { settleSeconds: 30, steered: false },
      )
      expect(ledgerOf(plan)).toEqual({
        sentAt: new Date(+at + 30_000),
        settlesAt: new Date(+at + 30_000),
        fails: false,
      })
    }
    const failing = payoutPlan(
      { amount: 513n, destination: 'bank', at },
      { settleSeconds: 30, steered: false },
    )
    expect(ledgerOf(failing)).toEqual({ sentAt: null, settlesAt: new Date(+at + 30_000), fails: true })
  })

  it('CAP-2 can be stopped before it is sent, and never afterwards', () => {
    const can = stages.filter((stage) => cancelEvents(stage, at, 30) !== null)
    expect(can).toEqual(['requested', 'checking', 'held', 'action_needed', 'approved'])
  })
})

const estimate = (durations: number[]) => estimateOf(durations, 'bank', at)
const cents = (value: number | string) => toCents(toDecimal(value) ?? '0')

describe('an estimate', () => {
  it('FAIR-3 is not given for fewer than ten payouts', () => {
    expect(estimate(Array.from({ length: 9 }, () => 5))).toBeNull()
  })
  it('FAIR-3 says how many of how many took how long, and rounds up only', () => {
    const nine = Array.from({ length: 9 }, (_, n) => 61 + n)
    expect(estimate([...nine, 90_000])).toEqual({
      from: 61,
      to: 120,
      basis: '9 of 10 bank payouts of the last 90 days arrived within 2 minutes. Counted on 1 June 2026.',
    })
    expect(estimate(Array.from({ length: 20 }, () => 3601))?.basis).toContain('20 of 20 bank payouts')
    expect(estimate(Array.from({ length: 20 }, () => 3601))?.to).toBe(7200)
    expect(estimate(Array.from({ length: 10 }, () => 0))?.basis).toContain('within 1 second.')
  })
})

describe('a quote', () => {
  it('CAP-2 FAIR-4 equals the preview in the app for every amount and percent', () => {
    const amounts = bigInt({ min: 1n, max: MAX_CENTS })
    assert(
      property(amounts, integer({ min: 0, max: 10_000 }), destinations, (amount, charges, destination) => {
        const quote = quoteResponse(quoteOf({ id: 'q', amount, charges, destination, at }))
        const shown = withdrawalSummary(fromCents(amount), toDecimal(charges / 100) ?? '0')
        expect([cents(quote.requested), cents(quote.fee), cents(quote.payout)]).toEqual(
          [shown.amount, shown.fee, shown.payout].map(toCents),
        )
      }),
      { numRuns: 2000 },
    )
  })
  it('CAP-2 depends on the kind of payout', () => {
    expect(quoteBody.safeParse({ amount: 5, destination: 'cash' }).success).toBe(false)
  })
})

it('CAP-2 every end of a payout has a message', () => {
  for (const stage of ['arrived', 'cancelled', 'refused', 'returned'] as const)
    expect(toldStages).toContain(stage)
  expect(offeredBy(built.join(' '))).toEqual(built)
})

it.each([
  [1223n, 0n, '$12.23', '$12.23 has arrived at its destination.'],
  [40_000n, 1000n, '$400.00', '$390.00 has arrived at its destination, after a fee of $10.00.'],
  [123_456_705n, 1n, '$1,234,567.05', '$1,234,567.04 has arrived at its destination, after a fee of $0.01.'],
  [MAX_CENTS, 0n, '$999,999,999,999.99', '$999,999,999,999.99 has arrived at its destination.'],
])(
  'FAIR-1 CAP-2 a message about %d cents with a fee of %d says %s and what arrived',
  (amount, fee, of, arrived) => {
    const { text } = payoutMessage({
      stage: 'arrived',
      reference: 'WDR-SAMPLE-0001',
      amount,
      fee,
      text: null,
    })
    expect(text).toBe(`Withdrawal WDR-SAMPLE-0001 of ${of}. ${arrived}`)
  },
)
