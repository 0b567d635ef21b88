import type { Context } from 'hono'
import type { Method } from '#contract/capabilities/security-bodies.ts'
import { type Purpose, findPasskey } from '../db/passkeys.ts'
import { secondStepOf, totpSecretOf, spendBackupCode, spendTotpStep } from '../db/second-step.ts'
import { passwordHashOf } from '../db/users.ts'
import { stepOf } from '../domain/totp.ts'
import { addressOf } from '../http/address.ts'
import { refusedFields } from '../http/body.ts'
import type { Deps } from '../http/deps.ts'
import { HttpError } from '../http/http-error.ts'
import { methodsFor } from '../http/step-up.ts'
import { backupCodeHash } from '../security/backup-codes.ts'
import { isRightAssertion, siteOf } from '../security/passkeys.ts'

type Sent = {
  method: Method
  code?: string | undefined
  password?: string | undefined
  credential?: { id: string } | undefined
}
/** What a passkey was asked to sign: for which purpose, and for which session or ticket. */
type Asked = { purpose: Purpose; boundTo: Buffer }

/** A 422 because what was shown is wrong. A method that the customer doesn't have is refused without it. */
export class WrongProof extends HttpError {
  constructor(fields: Record<string, string>) {
    const { status, message, body } = refusedFields(fields)
    super(status, message, body)
  }
}

/** Checks what a customer proves with and uses it up. Throws 422 at the field if it is wrong, and 429 after too many tries. */
export async function checkProof(c: Context, deps: Deps, userId: string, sent: Sent, asked: Asked) {
  const { db, limits, trustedProxies } = deps
  if (!methodsFor(await secondStepOf(db, userId)).includes(sent.method))
    throw refusedFields({ method: 'You can’t confirm it this way. Choose another method.' })
  const address = addressOf(c, trustedProxies)
  await limits.attempt('step-up', address, userId)
  if (sent.method === 'passkey') await checkPasskey(c, deps, userId, sent, asked)
  else await checks[sent.method](deps, userId, sent)
  await limits.succeeded('step-up', address, userId)
}

const wrongCode = (advice: string) =>
  new WrongProof({ code: `This code is incorrect or has already been used. ${advice}` })

const checks: Record<
  Exclude<Method, 'passkey'>,
  (deps: Deps, userId: string, sent: Sent) => Promise<void>
> = {
  totp: async ({ db, limits, now }, userId, { code = '' }) => {
    await limits.code(userId)
    const found = await totpSecretOf(db, userId)
    const step = found && stepOf(found.secret, code, now())
    if (!found || step === null || !(await spendTotpStep(db, userId, found.secret, step)))
      throw wrongCode('If you have just used it, wait until the app shows the next one.')
    await limits.codeSucceeded(userId)
  },
  backup: async ({ db, now }, userId, { code = '' }) => {
    if (!(await spendBackupCode(db, userId, backupCodeHash(userId, code), now())))
      throw wrongCode('Try another one of your codes.')
  },
  password: async ({ db, hasher }, userId, { password = '' }) => {
    const right = await hasher.verify(await passwordHashOf(db, userId), password)
    if (!right) throw new WrongProof({ password: 'This password is incorrect' })
  },
}

async function checkPasskey(
  c: Context,
  { db, now, publicUrl }: Deps,
  userId: string,
  { credential }: Sent,
  asked: Asked,
) {
  const site = siteOf(c, publicUrl)
  const passkey = credential && (await findPasskey(db, userId, credential.id))
  const right = passkey && (await isRightAssertion({ db, ...asked, at: now() }, site, passkey, credential))
  if (!right) throw new WrongProof({ credential: 'This passkey can’t be used here' })
}
