import { expect, it } from 'vitest'
import { cancelRounds } from '../bench/chaos-cancel.mjs'

it('CAP-2 S35 after kill -9 amid cancels and sends, every withdrawal is cancelled or sent, and its money counts once', async () => {
  const found = await cancelRounds({ rounds: 2 })
  expect(found).toMatchObject({ rounds: 2, lost: 0, doubled: 0, wrong: 0, cents: 0, ledger: 'equal' })
  expect(found.cancelled + found.tooLate).toBeGreaterThan(0)
}, 300_000)
