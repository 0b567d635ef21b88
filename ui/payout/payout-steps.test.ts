import { stages, type PayoutEvent } from '#contract/capabilities/payouts.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctedBy, isCorrected, presentStep, stepsOf } from './payout-steps.ts'

const event = (stage: string, at: string | null, more: Partial<PayoutEvent> = {}): PayoutEvent => ({
  stage,
  at,
  actor: 'us',
  reason: null,
  text: null,
  until: null,
  ...more,
})
const minute = (count: number) => new Date(Date.UTC(2026, 2, 1, 10, count)).toISOString()

const actorsOf = (carrier: 'bank' | 'network') =>
  stepsOf([event('approved', minute(0))], carrier).map(({ stage, state, actor }) => [stage, state, actor])

const anyEvent = fc.record({
  stage: fc.oneof(fc.constantFrom(...stages), fc.constantFrom('parked', 'constructor', '')),
  at: fc.oneof(fc.integer({ min: 0, max: 9 }).map(minute), fc.constant(null)),
  actor: fc.constantFrom('you', 'us', 'bank', 'network', 'notary', null),
  reason: fc.constantFrom(null, 'limit', 'other'),
  text: fc.constantFrom(null, 'A sentence.'),
  until: fc.constant(null),
})

const stagesOf = (...given: Parameters<typeof stepsOf>) =>
  stepsOf(...given).map(({ stage, state }) => `${stage} ${state}`)

/** For each step of a payout with these stages: the earlier stage that it corrects, and whether a later one corrects it. */
function named(...names: string[]) {
  const found = stepsOf(
    names.map((stage, at) => event(stage, minute(at))),
    'bank',
    { stage: names.at(-1) ?? null },
  )
  return found.map((_, place) => [correctedBy(found, place), isCorrected(found, place)])
}

describe('CAP-2 the steps of a payout', () => {
  it('depend only on the set of its events, regardless of their order and of duplicates', () => {
    fc.assert(
      fc.property(
        fc
          .array(anyEvent, { maxLength: 12 })
          .chain((events) =>
            fc.tuple(
              fc.constant(events),
              fc.shuffledSubarray(events, { minLength: events.length }),
              fc.subarray(events),
            ),
          ),
        ([events, shuffled, doubles]) => {
          const steps = stepsOf(events, 'bank')
          expect(stepsOf([...doubles, ...shuffled], 'bank')).toEqual(steps)
          expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('are in the order of their times, and the last is the current one', () => {
    const events = [event('sent', minute(3)), event('requested', minute(0)), event('checking', minute(1))]
    const steps = stepsOf(events, 'bank')
    expect(steps.map(({ stage, state }) => [stage, state])).toEqual([
      ['requested', 'done'],
      ['checking', 'done'],
      ['sent', 'now'],
    ])
    expect(presentStep(steps)?.stage).toBe('sent')
  })

  it('with the same time are in the order of the stages', () => {
    const events = ['approved', 'requested', 'checking'].map((stage) => event(stage, minute(0)))
    expect(stepsOf(events, 'bank').map(({ stage }) => stage)).toEqual([
      'requested',
      'checking',
      'approved',
      'sent',
    ])
  })

  it('name who acts next: the bank or the network', () => {
    expect(actorsOf('bank').at(-1)).toEqual(['sent', 'next', 'bank'])
    expect(actorsOf('network').at(-1)).toEqual(['sent', 'next', 'network'])
  })

  it('do not promise an arrival, which only the bank or the network can know', () => {
    for (const stage of stages)
      expect(
        stepsOf([event(stage, minute(0))], 'bank')
          .filter((step) => step.state === 'next')
          .map((step) => step.stage),
      ).not.toContain('arrived')
  })

  it.each(['arrived', 'cancelled', 'refused', 'returned', 'parked', 'constructor'])(
    'have no further step after %s',
    (stage) => expect(stepsOf([event(stage, minute(0))], 'bank')).toHaveLength(1),
  )

  it('without a readable time come before the first later stage', () => {
    const events = [event('approved', minute(2)), event('checking', null), event('requested', minute(0))]
    expect(stepsOf(events, 'bank').map(({ stage }) => stage)).toEqual([
      'requested',
      'checking',
      'approved',
      'sent',
    ])
  })

  it('end with the stage of the row, regardless of the times of the events', () => {
    const sameSecond = ['approved', 'cancelling', 'sent'].map((stage) => event(stage, minute(0)))
    expect(stagesOf(sameSecond, 'bank', { stage: 'sent' })).toEqual([
      'approved done',
      'cancelling done',
      'sent now',
    ])
    const again = [
      event('checking', minute(0)),
      event('action_needed', minute(1)),
      event('checking', minute(1)),
    ]
    expect(stagesOf(again, 'bank', { stage: 'checking' }).slice(0, 3)).toEqual([
      'checking done',
      'action_needed done',
      'checking now',
    ])
  })

  it('have the stage of the row if its event could not be read, and no further step after a final stage', () => {
    const steps = stepsOf([event('checking', minute(0))], 'bank', { stage: 'refused', stageAt: minute(5) })
    expect(steps.map(({ stage, state, at }) => [stage, state, at])).toEqual([
      ['checking', 'done', minute(0)],
      ['refused', 'now', minute(5)],
    ])
  })

  it('show the end of a hold that only the row names', () => {
    const steps = stepsOf([event('held', minute(0))], 'bank', { stage: 'held', heldUntil: minute(90) })
    expect(presentStep(steps)?.until).toBe(minute(90))
  })

  it('keep two events of the same second with different texts', () => {
    const events = ['Send us a document.', 'Confirm your address.'].map((text) =>
      event('action_needed', minute(0), { text }),
    )
    expect(
      stepsOf([...events, ...events], 'bank').filter(({ stage }) => stage === 'action_needed'),
    ).toHaveLength(2)
  })

  it('FAIR-1 name the earlier step that a later one corrects, and only that', () => {
    expect(named('requested', 'sent', 'arrived', 'refused')).toEqual([
      [null, false],
      [null, false],
      [null, true],
      ['arrived', false],
    ])
    expect(named('requested', 'cancelled', 'arrived').slice(1)).toEqual([
      [null, true],
      ['cancelled', false],
    ])
    expect(named('requested', 'sent', 'arrived', 'returned').flat()).not.toContain(true)
    // What is still to come corrects nothing.
    expect(named('refused', 'approved').flat()).not.toContain(true)
  })
  it('are empty without events', () => {
    expect(stepsOf([], 'bank')).toEqual([])
    expect(presentStep([])).toBeNull()
  })
})
