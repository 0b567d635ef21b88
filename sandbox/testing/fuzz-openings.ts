import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { AnyCallName } from '#contract/all-calls.ts'
import { stepUpActions } from '#contract/capabilities/security-bodies.ts'
import { type Database, only } from '../db/database.ts'
import { type Purpose, addChallenge, addPasskey, handleOf, listPasskeys } from '../db/passkeys.ts'
import { saveAddress } from '../db/saved-addresses.ts'
import { confirmTotp, startTotp } from '../db/second-step.ts'
import { addTicket } from '../db/sign-in-tickets.ts'
import { addProof } from '../db/step-up.ts'
import { newToken, tokenHash } from '../security/tokens.ts'
import { createAuthenticator } from './authenticator.ts'

type Person = { id: string; token: string; at: Date }
export type Opening = {
  /** Ids that the call accepts. */
  ids?: readonly string[]
  /** Values of fields that the call accepts. */
  likely?: Record<string, readonly unknown[]>
  /** Makes the next valid request acceptable, for example with a ticket, and whatever earlier requests did. */
  open?: () => Promise<unknown>
}

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const TICKET = 'open-ticket'
const CHALLENGE = 'b3Blbi1jaGFsbGVuZ2U'
const wallet = 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0'

/** What a customer needs so that a call accepts some random bodies: a ticket, a code, a credential or an id. */
export async function openingFor(
  name: AnyCallName,
  db: Database,
  { id, token, at }: Person,
): Promise<Opening> {
  const later = new Date(at.getTime() + 3_600_000)
  const code = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: at.getTime() })
  const forget = (table: string) => db.query(`delete from ${table} where user_id = $1`, [id])

  const totp = async (isOn: boolean) => {
    await forget('totp_secrets')
    await startTotp(db, id, SECRET, later)
    if (isOn) await confirmTotp(db, id, SECRET, 1, at)
  }
  const ask = async (purpose: Purpose, boundTo: Buffer) => {
    const hash = tokenHash(CHALLENGE)
    await db.query('delete from passkey_challenges where challenge_hash = $1', [hash])
    await addChallenge(db, hash, { purpose, boundTo }, later)
  }
  const passkeys = async (many: number) => {
    for (let n = 0; n < many; n += 1) {
      const key = { credentialId: `${name}-${n}`, publicKey: Buffer.alloc(1), counter: 0, transports: [] }
      await addPasskey(db, { ...key, userId: id, name: `Key ${n}`, synced: true }, at)
    }
    return (await listPasskeys(db, id)).map((each) => each.id)
  }
  const device = async () => {
    const made = createAuthenticator()
    const user = { id: Buffer.from((await handleOf(db, id)).handle).toString('base64url') }
    const asked = { challenge: CHALLENGE, rp: { id: 'localhost' }, rpId: 'localhost', user }
    return { created: made.create(asked), used: made.get(asked), key: made.publicKey, credentialId: made.id }
  }

  const openings: Partial<Record<AnyCallName, () => Promise<Opening>>> = {
    setLock: async () => ({
      likely: { days: [1, 2, 30] },
      open: () => db.query('update users set locked_until = null where id = $1', [id]),
    }),
    setWord: async () => ({ likely: { word: ['Lantern', 'Blue lantern', 'Österreich'] } }),
    addAddress: async () => ({
      likely: { label: ['My wallet', 'Wallet 2'], network: ['bitcoin', 'other'], address: [wallet] },
      open: () => forget('saved_addresses'),
    }),
    removeAddress: async () => {
      const ids: string[] = []
      for (let n = 0; n < 20; n += 1) {
        const address = { label: `Wallet ${n}`, network: 'other', address: `${'1'.repeat(30)}${n}` } as const
        ids.push(await saveAddress(db, id, { ...address, usableFrom: at }, at))
      }
      return { ids }
    },
    secondStep: async () => ({
      likely: { ticket: [TICKET], code: [code], method: ['totp'] },
      open: async () => {
        const sql = 'select password_hash from users where id = $1'
        const user = only((await db.query<{ password_hash: string }>(sql, [id])).rows)
        await totp(true)
        await forget('sign_in_tickets')
        await addTicket(db, tokenHash(TICKET), { id, passwordHash: user.password_hash }, later)
      },
    }),
    confirmTotp: async () => ({ likely: { code: [code] }, open: () => totp(false) }),
    endTotp: async () => ({ open: () => totp(true) }),
    newBackupCodes: async () => ({ open: () => totp(true) }),
    stepUpOptions: async () => {
      await passkeys(1)
      const bodyHash = [createHash('sha256').digest('hex')]
      return { likely: { action: stepUpActions, bodyHash } }
    },
    namePasskey: async () => ({ ids: await passkeys(2) }),
    endPasskey: async () => ({ ids: await passkeys(20) }),
    addPasskey: async () => {
      const { created } = await device()
      return {
        likely: { credential: [created] },
        open: async () => {
          await forget('passkeys')
          await ask('add', tokenHash(token))
        },
      }
    },
    passkeyLogin: async () => {
      const { used, key, credentialId } = await device()
      const added = { userId: id, credentialId, publicKey: key, counter: 0, name: 'Mine', synced: true }
      await addPasskey(db, { ...added, transports: [] }, at)
      const likely = { ticket: [TICKET], credential: [used] }
      return { likely, open: () => ask('sign-in', tokenHash(TICKET)) }
    },
  }
  return (await openings[name]?.()) ?? {}
}

/** A valid proof for exactly this body. */
export async function openProof(db: Database, { token, at }: Person, action: string, body: string) {
  const proof = newToken()
  const bound = { tokenHash: tokenHash(token), action, bodyHash: createHash('sha256').update(body).digest() }
  await addProof(db, tokenHash(proof), bound, new Date(at.getTime() + 60_000))
  return proof
}
