import type { Queryable } from './database.ts'

export type Proof = { tokenHash: Buffer; action: string; bodyHash: Buffer }

/** Stores a proof. Returns `false` if the session has ended meanwhile. */
export async function addProof(
  db: Queryable,
  proofHash: Buffer,
  { tokenHash, action, bodyHash }: Proof,
  expiresAt: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into step_up_proofs (proof_hash, token_hash, action, body_hash, expires_at)
     select $1, token_hash, $3, $4, $5 from sessions where token_hash = $2 for share`,
    [proofHash, tokenHash, action, bodyHash, expiresAt],
  )
  return rowCount === 1
}

/** Uses up a proof. Returns whether it was one for this request. */
export async function spendProof(
  tx: Queryable,
  proofHash: Buffer,
  { tokenHash, action, bodyHash }: Proof,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `delete from step_up_proofs
     where proof_hash = $1 and token_hash = $2 and action = $3 and body_hash = $4 and expires_at > $5`,
    [proofHash, tokenHash, action, bodyHash, at],
  )
  return rowCount === 1
}

/** Deletes expired proofs, tickets and challenges. */
export async function dropOldProofs(db: Queryable, at: Date) {
  await db.query('delete from step_up_proofs where expires_at <= $1', [at])
  await db.query('delete from sign_in_tickets where expires_at <= $1', [at])
  await db.query('delete from passkey_challenges where expires_at <= $1', [at])
}
