import { expect, test } from 'vitest'
import { provenBy } from './requirements.mjs'

test('every id in docs/requirements.md is in the name of a test', () => {
  const tests = provenBy()
  expect(tests.size).toBe(233)
  const bare = [...tests].filter(([, proofs]) => proofs.length === 0).map(([id]) => id)
  expect(bare).toEqual([])
})
