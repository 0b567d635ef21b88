import type { Removed } from '../domain/removed-protections.ts'
import type { Queryable } from './database.ts'
import { endTotp } from './second-step.ts'

/** Removes the second step, with its backup codes, and the passkeys, if they were added after `since`. Returns what it removed, passkeys by name. */
export async function removeRecentProtections(tx: Queryable, userId: string, since: Date): Promise<Removed> {
  const recent = await tx.query('select 1 from totp_secrets where user_id = $1 and on_since > $2', [
    userId,
    since,
  ])
  const { rows } = await tx.query<{ name: string }>(
    'delete from passkeys where user_id = $1 and created_at > $2 returning name',
    [userId, since],
  )
  return {
    secondStep: recent.rows.length > 0 && (await endTotp(tx, userId)),
    passkeys: rows.map(({ name }) => name),
  }
}
