import type { FormFailure } from '#ui/form/form-failure.ts'
import { capabilityMessage, isAbsent } from '../api/capability-failure.ts'
import { callCapability } from '../api/capability-client.ts'
import { ApiError } from '../api/errors.ts'
import { readPasskeys } from './add-passkey.ts'
import { confirmedCall } from './confirmed-call.ts'
import { contradiction } from './contradiction.ts'
import { failureOf, unknownFailure } from './passkey-failure.ts'
import { StepUpCancelled } from './step-up.ts'
import { reportUnknownPasskey } from './webauthn.ts'

type Removable = { id: string; credentialId: string | null }
type Failed = { is: 'refused' | 'unknown'; why: string; requestId?: string | undefined }

/** Removes a passkey, and reports that to the device. Rejects only with `StepUpCancelled`. */
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
  // Checked before the device forgets it, because the customer could no longer use it.
  if ((await readPasskeys(email))?.some((each) => each.id === id))
    return { is: 'unknown', why: 'The server answered that it is removed, but it is still in your list.' }
  if (credentialId !== null) await reportUnknownPasskey(credentialId)
  return 'removed'
}

/** `null` if the passkey is gone anyway: another device may have removed it, or the response was lost. */
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

/** Renames a passkey. Resolves with why it failed, or `null` once it is done, even if the response was lost and only the list has the new name. */
export async function renamePasskey(email: string, id: string, name: string): Promise<FormFailure | null> {
  const failed = await callCapability('namePasskey', { body: { id, name } }).then(
    () => null,
    (cause: unknown) => cause,
  )
  if (failed instanceof ApiError && failed.effect === 'no') return failureOf(failed)
  const list = await readPasskeys(email)
  if (list?.find((each) => each.id === id)?.name === name) return null
  if (failed === null) return list && contradiction('the list still has the old name')
  return unknownFailure(
    failed,
    list ? 'The list doesn’t show the new name.' : 'Your list could not be read either.',
  )
}
