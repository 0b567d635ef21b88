import { capabilityMessage, isAbsent } from '../api/capability-failure.ts'
import { callCapability } from '../api/capability-client.ts'
import { ApiError } from '../api/errors.ts'
import { readPasskeys } from './add-passkey.ts'
import { confirmedCall } from './confirmed-call.ts'
import { contradiction } from './contradiction.ts'
import { unknownFailure } from './passkey-failure.ts'
import { StepUpCancelled } from './step-up.ts'
import { reportUnknownPasskey } from './webauthn.ts'

type Removable = { id: string; credentialId: string | null }
type Failed = { is: 'refused' | 'unknown'; why: string; requestId?: string | undefined }

/** Removes a passkey, and tells the device. Rejects only with `StepUpCancelled`. */
export async function removePasskey(
  email: string,
  { id, credentialId }: Removable,
): Promise<'removed' | Failed> {
  let failed: Failed | null = null
  try {
    await confirmedCall('endPasskey', { body: { id } })
  } catch (cause) {
    if (cause instanceof StepUpCancelled) throw cause
    failed = await afterFailure(email, id, cause)
  }
  if (failed) return failed
  // Before the device forgets it: it would be of no use any more.
  if ((await readPasskeys(email))?.some((each) => each.id === id))
    return { is: 'unknown', why: 'The server answered that it is removed, but it is still in your list.' }
  if (credentialId !== null) await reportUnknownPasskey(credentialId)
  return 'removed'
}

/** `null` if the passkey is gone all the same: another device may have removed it, or the answer was lost. */
async function afterFailure(email: string, id: string, cause: unknown): Promise<Failed | null> {
  const known = cause instanceof ApiError && cause.effect === 'no'
  // Any other refusal was made before anything was changed.
  if (known && !isAbsent(cause)) return { is: 'refused', why: cause.message, requestId: cause.requestId }
  const list = await readPasskeys(email)
  if (list && !list.some((each) => each.id === id)) return null
  if (known) return { is: 'refused', why: capabilityMessage(cause), requestId: cause.requestId }
  const { message, requestId } = unknownFailure(
    cause,
    list ? 'It is still in your list.' : 'Your list could not be read either.',
  )
  return { is: 'unknown', why: message, requestId }
}

/** Renames a passkey. Resolves also if the answer was lost and the list has the new name. Rejects with what failed. */
export async function renamePasskey(email: string, id: string, name: string) {
  let failed: ApiError | null = null
  try {
    await callCapability('namePasskey', { body: { id, name } })
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.effect === 'no') throw cause
    failed = cause
  }
  const list = await readPasskeys(email)
  const saved = list?.find((each) => each.id === id)?.name === name
  if (failed && !saved) throw failed
  if (list && !saved) throw contradiction('the list still has the old name')
}
