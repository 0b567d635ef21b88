import { type Queryable, only } from './database.ts'

export type StoredPasskey = {
  id: string
  userId: string
  credentialId: string
  publicKey: Buffer
  counter: number
}

type Row = {
  id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  counter: string
  name: string
  synced: boolean
  transports: string[]
  created_at: Date
  last_used_at: Date | null
}

/** How passkeys name the customer: a random handle, and the names that the browser shows. */
export async function handleOf(db: Queryable, userId: string) {
  const { rows } = await db.query<{ passkey_handle: string; email: string; name: string }>(
    'select passkey_handle, email, name from users where id = $1',
    [userId],
  )
  const { passkey_handle, email, name } = only(rows)
  return { handle: passkey_handle, email, name }
}

/** A customer's passkeys, the oldest first. Times are in ISO 8601. */
export async function listPasskeys(db: Queryable, userId: string) {
  const { rows } = await db.query<Row>('select * from passkeys where user_id = $1 order by created_at, id', [
    userId,
  ])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    ...(row.last_used_at ? { lastUsedAt: row.last_used_at.toISOString() } : {}),
    synced: row.synced,
    transports: row.transports,
    credentialId: row.credential_id,
  }))
}

/** Finds a passkey under its own account: by the credential's id together with the customer's id. */
export async function findPasskey(
  db: Queryable,
  userId: string,
  credentialId: string,
): Promise<StoredPasskey | null> {
  const { rows } = await db.query<Row>('select * from passkeys where user_id = $1 and credential_id = $2', [
    userId,
    credentialId,
  ])
  const [row] = rows
  return row
    ? {
        id: row.id,
        userId: row.user_id,
        credentialId: row.credential_id,
        publicKey: row.public_key,
        counter: Number(row.counter),
      }
    : null
}

/** Whether any account has a passkey with this credential id. */
export async function isKnownPasskey(db: Queryable, credentialId: string): Promise<boolean> {
  const { rows } = await db.query('select 1 from passkeys where credential_id = $1', [credentialId])
  return rows.length > 0
}

/** Returns the customer that a passkey's user handle names, or `null`. */
export async function findByHandle(db: Queryable, handle: string) {
  if (handle === '') return null
  const { rows } = await db.query<{ id: string; password_hash: string }>(
    'select id, password_hash from users where passkey_handle = $1',
    [handle],
  )
  return rows[0] ? { id: rows[0].id, passwordHash: rows[0].password_hash } : null
}

type New = Omit<StoredPasskey, 'id'> & { name: string; synced: boolean; transports: string[] }

/** Adds a passkey and returns its id. Returns `null` if the credential is already known. */
export async function addPasskey(tx: Queryable, added: New, at: Date): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into passkeys (user_id, credential_id, public_key, counter, name, synced, transports, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning id`,
    [
      added.userId,
      added.credentialId,
      added.publicKey,
      added.counter,
      added.name,
      added.synced,
      added.transports,
      at,
    ],
  )
  return rows[0]?.id ?? null
}

/**
 * Stores that a passkey was used. Returns `false` if its counter didn't grow, which a copy of the device would cause, or if it was
 * removed. Devices that sync their passkeys don't count: 0 after 0 is right.
 */
export async function storePasskeyUse(
  db: Queryable,
  id: string,
  counter: number,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update passkeys set counter = $2, last_used_at = $3
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter, at],
  )
  return rowCount === 1
}

/** Renames a passkey. `false` if the customer has none with this id. */
export async function namePasskey(tx: Queryable, userId: string, id: string, name: string): Promise<boolean> {
  const { rowCount } = await tx.query('update passkeys set name = $3 where user_id = $1 and id = $2', [
    userId,
    id,
    name,
  ])
  return rowCount === 1
}

/** Removes a passkey and returns its name. `null` if the customer has none with this id. */
export async function removePasskey(tx: Queryable, userId: string, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    'delete from passkeys where user_id = $1 and id = $2 returning name',
    [userId, id],
  )
  return rows[0]?.name ?? null
}

export type Purpose = 'add' | 'sign-in' | 'second-step' | 'step-up'
type Challenge = { purpose: Purpose; boundTo: Buffer }

/** Stores the hash of a challenge, which can be used once until it expires. */
export async function addChallenge(
  db: Queryable,
  challengeHash: Buffer,
  { purpose, boundTo }: Challenge,
  expiresAt: Date,
) {
  await db.query(
    'insert into passkey_challenges (challenge_hash, purpose, bound_to, expires_at) values ($1, $2, $3, $4)',
    [challengeHash, purpose, boundTo, expiresAt],
  )
}

/** Uses up a challenge. Returns whether it was asked for this purpose, session or ticket. */
export async function spendChallenge(
  db: Queryable,
  challengeHash: Buffer,
  { purpose, boundTo }: Challenge,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from passkey_challenges where challenge_hash = $1 and purpose = $2 and bound_to = $3 and expires_at > $4',
    [challengeHash, purpose, boundTo, at],
  )
  return rowCount === 1
}
