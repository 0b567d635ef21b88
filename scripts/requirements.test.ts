import { expect, test } from 'vitest'
import { provenBy } from './requirements.mjs'

test('every id that docs/requirements.md lists stands in the name of a test', () => {
  const tests = provenBy()
  expect(tests.size).toBe(216)
  const bare = [...tests].filter(([, proofs]) => proofs.length === 0).map(([id]) => id)
  // Still to be proved; an id leaves this list with its test, and none is added.
  expect(bare.join(' ')).toBe(
    'RT-2 RT-3 RT-4 RT-5 RT-6 RT-7 RT-8 RT-9 RT-10 RT-11 RT-12 RT-13 RT-14 RT-15 RT-16 RT-17 RT-19 RT-20 RT-21 C31 C35 S25',
  )
})
