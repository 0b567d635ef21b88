import { describe, expect, it } from 'vitest'
import { allCalls, callsWith, capabilitiesFor, isOffered } from './all-calls.ts'
import { calls } from './calls.ts'
import { capabilityNames } from './capabilities/names.ts'

const base = Object.keys(calls)
const names = (offered: (typeof capabilityNames)[number][]) =>
  callsWith(new Set(offered))
    .map(([name]) => name)
    .filter((name) => !base.includes(name))

describe('CAP-0 a server has the calls of its capabilities', () => {
  it('without capabilities, only the base calls', () => {
    expect(callsWith(new Set()).map(([name]) => name)).toEqual(base)
  })

  it.each([
    ['quote', ['quote']],
    ['messages', ['messages', 'readMessages']],
    ['payout-steps', ['payout']],
    ['mail-word', ['security', 'setWord', 'stepUp']],
  ] as const)('%s adds only its own calls', (name, own) => {
    expect(names([name]).toSorted()).toEqual([...own].toSorted())
  })

  it.each(capabilityNames)('%s alone adds no call of another', (name) => {
    for (const call of Object.values(allCalls)) {
      const any = capabilitiesFor(call)
      const own = any.length === 0 || any.includes(name)
      expect([call.path, isOffered(call, new Set([name]))]).toEqual([call.path, own])
    }
  })

  it('with quote, an order may name its price', () => {
    const order = { amount: 5, wallet: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', quote: 'sample-quote-1' }
    const accepts = (offered: (typeof capabilityNames)[number][]) => {
      const found = callsWith(new Set(offered)).find(([name]) => name === 'addWithdrawal')?.[1]
      return found !== undefined && 'body' in found && found.body.safeParse(order).success
    }
    expect([accepts([]), accepts(['messages']), accepts(['quote'])]).toEqual([false, false, true])
  })
})
