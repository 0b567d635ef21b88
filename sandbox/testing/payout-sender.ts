import { only } from '../db/database.ts'
import { openPostgres } from '../db/open.ts'
import { writePayoutEvents } from '../db/payout-events.ts'
import { lockUser } from '../db/users.ts'
import { cancelEvents } from '../domain/payout-plan.ts'

/** Someone who sends payouts by hand on the servers' PostgreSQL, before their planned time and maybe while a server cancels them. */
export function createPayoutSender(url: string) {
  const db = openPostgres(url, () => {})
  /** Resolves with whether the payout was sent. `false` if it was cancelled or sent before. */
  const send = (reference: string) =>
    db.transaction(async (tx) => {
      const sql = 'select user_id from withdrawals where reference = $1'
      const { user_id: userId } = only((await tx.query<{ user_id: string }>(sql, [reference])).rows)
      // Like the servers, reads the time once the lock is held.
      await lockUser(tx, userId)
      const at = new Date()
      const outcome = await writePayoutEvents(tx, { reference, userId, at }, ({ stage }) =>
        cancelEvents(stage, at, 0) === null ? null : [{ stage: 'sent', actor: 'network', at }],
      )
      return outcome === 'written'
    })
  return { send, close: () => db.close() }
}
