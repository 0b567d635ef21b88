import { type Queryable, only } from './database.ts'

export type SecondStep = { totpSince: Date | null; backupCodesLeft: number; passkeys: number }

/** The ways to prove who the customer is, in addition to the password. */
export async function secondStepOf(db: Queryable, userId: string): Promise<SecondStep> {
  const { rows } = await db.query<{ on_since: Date | null; codes: number; passkeys: number }>(
    `select (select on_since from totp_secrets where user_id = $1) as on_since,
       (select count(*)::int from backup_codes where user_id = $1 and used_at is null) as codes,
       (select count(*)::int from passkeys where user_id = $1) as passkeys`,
    [userId],
  )
  const { on_since, codes, passkeys } = only(rows)
  return { totpSince: on_since, backupCodesLeft: codes, passkeys }
}

/** Stores a new secret, which counts once it is confirmed. Replaces an unconfirmed one. Returns `false` if the second step is on. */
export async function startTotp(
  tx: Queryable,
  userId: string,
  secret: string,
  until: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into totp_secrets (user_id, secret, confirm_until) values ($1, $2, $3)
     on conflict (user_id) do update set secret = $2, confirm_until = $3, last_step = 0
     where totp_secrets.on_since is null`,
    [userId, secret, until],
  )
  return rowCount === 1
}

type Secret = { secret: string; onSince: Date | null; confirmUntil: Date }

/** The secret of a customer's authenticator. `onSince` is `null` until a first code has confirmed it. */
export async function totpSecretOf(db: Queryable, userId: string): Promise<Secret | null> {
  const { rows } = await db.query<{ secret: string; on_since: Date | null; confirm_until: Date }>(
    'select secret, on_since, confirm_until from totp_secrets where user_id = $1',
    [userId],
  )
  const [row] = rows
  return row ? { secret: row.secret, onSince: row.on_since, confirmUntil: row.confirm_until } : null
}

/** Switches the second step on. The code that confirms it is used up, so that it can't also sign in. */
export async function confirmTotp(tx: Queryable, userId: string, secret: string, step: number, at: Date) {
  const { rowCount } = await tx.query(
    `update totp_secrets set on_since = $4, last_step = $3
     where user_id = $1 and secret = $2 and on_since is null and confirm_until > $4`,
    [userId, secret, step, at],
  )
  return rowCount === 1
}

/** Uses up the code of a time step. One statement, so that of two attempts at once only one succeeds. */
export async function spendTotpStep(
  db: Queryable,
  userId: string,
  secret: string,
  step: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update totp_secrets set last_step = $3
     where user_id = $1 and secret = $2 and on_since is not null and last_step < $3`,
    [userId, secret, step],
  )
  return rowCount === 1
}

/** Removes the authenticator and its backup codes. `false` if none was switched on. */
export async function endTotp(tx: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from totp_secrets where user_id = $1 and on_since is not null',
    [userId],
  )
  await tx.query('delete from backup_codes where user_id = $1', [userId])
  return rowCount === 1
}

/** Replaces all backup codes. */
export async function setBackupCodes(tx: Queryable, userId: string, hashes: Buffer[]) {
  await tx.query('delete from backup_codes where user_id = $1', [userId])
  await tx.query('insert into backup_codes (user_id, code_hash) select $1, unnest($2::bytea[])', [
    userId,
    hashes,
  ])
}

/** Uses up a backup code. `false` if there is no such code, or it was used before. */
export async function spendBackupCode(
  db: Queryable,
  userId: string,
  hash: Buffer,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update backup_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null',
    [userId, hash, at],
  )
  return rowCount === 1
}
