import { expect, it } from 'vitest'
import { cancelRounds } from '../bench/chaos-cancel.mjs'
import { postgres } from './testing/engines.ts'
import { createPayoutSender } from './testing/payout-sender.ts'

const settled = { rounds: 2, lost: 0, doubled: 0, wrong: 0, cents: 0, ledger: 'equal' }
const shortRounds = { rounds: 2, settleSeconds: 1 }
const atOnce = { concurrent: true, timeout: 600_000 }

it(
  'CAP-2 S35 after kill -9 amid cancels and sends, every withdrawal is cancelled or sent, and its money counts once',
  atOnce,
  async () => {
    const found = await cancelRounds(shortRounds)
    expect(found).toMatchObject(settled)
    expect(found.cancelled + found.tooLate).toBeGreaterThan(0)
  },
)

it.skipIf(postgres === null)(
  'CAP-2 S35 so it is with two servers on PostgreSQL, one of which is killed, and with withdrawals that are sent by hand',
  atOnce,
  async () => {
    const url = postgres?.url ?? ''
    const { send, close } = createPayoutSender(url)
    const found = await cancelRounds({ ...shortRounds, url, send })
    await close()
    expect(found).toMatchObject(settled)
    expect(found.cancelled + found.tooLate).toBeGreaterThan(0)
  },
)
