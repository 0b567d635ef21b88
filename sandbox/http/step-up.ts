import type { Context } from 'hono'
import type { Method, StepUpAction } from '#contract/capabilities/security-bodies.ts'
import type { Queryable } from '../db/database.ts'
import { type SecondStep, secondStepOf } from '../db/second-step.ts'
import { spendProof } from '../db/step-up.ts'
import { tokenHash as hashOf } from '../security/tokens.ts'
import { bodyHashOf } from './body.ts'
import { HttpError } from './http-error.ts'

/**
 * The ways in which a customer can prove who they are, the best first. The password counts only while there is no second step:
 * with one, a password alone must not be enough. With passkeys alone it still counts: a lost device would lock the customer out.
 */
export function methodsFor({ totpSince, backupCodesLeft, passkeys }: SecondStep): Method[] {
  return [
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(totpSince ? (['totp'] as const) : []),
    ...(totpSince && backupCodesLeft > 0 ? (['backup'] as const) : []),
    ...(totpSince ? [] : (['password'] as const)),
  ]
}

type Asked = { tx: Queryable; userId: string; tokenHash: Buffer; at: Date }

/**
 * Uses up the proof that the request carries. Throws 403 `step_up` if it has none for exactly this action, body and session. Call
 * it in the change's transaction and after all other checks, so that nobody proves anything for a request that is refused anyway.
 */
export async function requireStepUp(c: Context, { tx, userId, tokenHash, at }: Asked, action: StepUpAction) {
  const proof = c.req.header('step-up')
  const wanted = { tokenHash, action, bodyHash: bodyHashOf(c) }
  if (proof !== undefined && (await spendProof(tx, hashOf(proof), wanted, at))) return
  throw new HttpError(403, 'Confirm that it is you. Nothing was changed yet.', {
    code: 'step_up',
    action,
    methods: methodsFor(await secondStepOf(tx, userId)),
  })
}

/** Withdrawals need a proof once the customer has a second step or a passkey. */
export async function requireStepUpToWithdraw(c: Context, asked: Asked) {
  const { totpSince, passkeys } = await secondStepOf(asked.tx, asked.userId)
  if (totpSince || passkeys > 0) await requireStepUp(c, asked, 'add-withdrawal')
}
