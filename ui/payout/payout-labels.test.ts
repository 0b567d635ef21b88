import { reasons, stages } from '#contract/capabilities/payouts.ts'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../lib/locale-context.ts'
import { actorName, reasonSentence, stageName } from './payout-labels.ts'

describe('CAP-2 the labels of a payout', () => {
  it('name each stage', () => {
    expect(stages.map((stage) => stageName(stage, 'now', inEnglish))).toEqual([
      'Requested',
      'Being checked',
      'On hold',
      'Waiting for you',
      'Approved',
      'Sent',
      'Arrived',
      'Being cancelled',
      'Cancelled',
      'Refused',
      'Came back',
    ])
    expect(stageName('checking', 'done', inEnglish)).toBe('Checked')
  })

  it('do not contradict the status in the same list row', () => {
    const listed = stages.map((stage) => stageName(stage, 'listed', inEnglish))
    expect(listed).not.toContain('Approved')
    expect(new Set(listed).size).toBe(stages.length)
  })

  it.each([
    ['waiting_for_the_notary', 'waiting for the notary'],
    ['constructor', 'constructor'],
    ['x'.repeat(100), 'x'.repeat(60)],
  ])('show the unknown stage %s as the server wrote it, at most 60 characters', (stage, shown) => {
    expect(stageName(stage, 'now', inEnglish)).toBe(shown)
  })

  it.each([
    ['you', 'You'],
    ['us', 'Plainsail'],
    ['bank', 'Bank'],
    ['network', 'Bitcoin test network'],
    ['the_notary', 'the notary'],
    ['toString', 'toString'],
    [null, ''],
  ])('name the actor %s', (actor, shown) => {
    expect(actorName(actor, { us: 'Plainsail', network: 'Bitcoin test network' }, inEnglish)).toBe(shown)
  })

  it('have a sentence for each known reason except `other`, and none for unknown reasons', () => {
    const known = reasons.filter((reason) => reason !== 'other')
    expect(new Set(known.map((reason) => reasonSentence(reason, inEnglish))).size).toBe(known.length)
    for (const reason of ['other', 'constructor', 'weather', null])
      expect(reasonSentence(reason, inEnglish)).toBeNull()
  })
})
