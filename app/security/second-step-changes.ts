import { callCapability } from '../api/capability-client.ts'
import { ApiError } from '../api/errors.ts'
import { confirmedCall } from './confirmed-call.ts'
import { proofError } from './prove.ts'
import { refreshSecurity, securityNow } from './queries.ts'
import { StepUpCancelled } from './step-up.ts'

/** The outcome of a change. `cancelled`: the customer did not confirm their identity, and nothing was changed. */
export type Changed<Value> =
  { is: 'done'; value: Value } | { is: 'failed'; error: ApiError } | { is: 'cancelled' }

async function changed<Value>(email: string, change: () => Promise<Value>): Promise<Changed<Value>> {
  try {
    return { is: 'done', value: await change() }
  } catch (error) {
    if (error instanceof StepUpCancelled) return { is: 'cancelled' }
    const own = error instanceof CodesLost || error instanceof AlreadyOn
    return { is: 'failed', error: own ? error : proofError(error) }
  } finally {
    void refreshSecurity(email)
  }
}

/**
 * Asks for the key of an authenticator app. If the response is lost, asking again creates another key. Never rejects: a failure is part of
 * the {@link Changed}.
 */
export const startTotp = (email: string) =>
  changed(email, () =>
    confirmedCall('startTotp', { body: {} }).catch(async (error: unknown) => {
      throw await onSince(email, error)
    }),
  )

/** A refusal may mean that the second step was turned on somewhere else meanwhile. The page then says that too. */
async function onSince(email: string, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 409) return error
  return (await securityNow(email))?.totp?.on === true
    ? new AlreadyOn({ ...error, message: error.message })
    : error
}

const LOST_CODES =
  'The second step is on, but the answer with your backup codes was lost. Make new backup codes now.'

/**
 * Confirms the key with a code, and resolves with the backup codes. After a lost response it reads whether the second step is on. Never rejects:
 * the error is a {@link CodesLost} if the second step is on without codes to show.
 */
export const confirmTotp = (email: string, code: string) =>
  changed(email, async () => {
    try {
      return (await callCapability('confirmTotp', { body: { code } })).backupCodes
    } catch (error) {
      if (!(error instanceof ApiError) || error.effect !== 'unknown') throw await onSince(email, error)
      const now = await securityNow(email)
      if (now?.totp?.on === true) throw new CodesLost(LOST_CODES)
      const message =
        now?.totp?.on === false
          ? 'No readable answer came back, and the second step is not on. Enter the code that the app shows now.'
          : 'No readable answer came back. The second step may be on. Close this, and see what the page says.'
      throw new ApiError({ ...error, message })
    }
  })

/** The second step is on, but the response with its backup codes was lost. */
export class CodesLost extends ApiError {
  constructor(message: string) {
    super({ kind: 'unreadable', message, effect: 'unknown' })
  }
}

/** Makes new backup codes. The old ones stop working, perhaps even if the response is lost. Never rejects. */
export const newBackupCodes = (email: string) =>
  changed(email, async () => {
    try {
      return (await confirmedCall('newBackupCodes', { body: {} })).backupCodes
    } catch (error) {
      if (!(error instanceof ApiError) || error.effect !== 'unknown') throw error
      throw new ApiError({
        ...error,
        message:
          'No readable answer came back. Your old codes may have stopped working. Make new codes once more.',
      })
    }
  })

/** Turns the second step off. Afterwards it reads whether it is off, even if the response was lost. Never rejects. */
export const endTotp = (email: string) =>
  changed(email, async () => {
    const failed = await confirmedCall('endTotp', { body: {} }).then(
      () => null,
      (error: unknown) => error,
    )
    if (failed instanceof StepUpCancelled) throw failed
    const on = (await securityNow(email))?.totp?.on
    if (on === false) return
    if (failed && !(failed instanceof ApiError && failed.effect === 'unknown')) throw failed
    if (on === true)
      throw new ApiError({
        kind: 'unreadable',
        message: failed
          ? 'No readable answer came back, and the second step is still on.'
          : 'The server answered that it is off, but still says that it is on.',
        effect: 'no',
      })
    if (failed instanceof ApiError)
      throw new ApiError({
        ...failed,
        message:
          'No readable answer came back. The second step may be off. Close this, and see what the page says.',
      })
  })

/** The second step was turned on somewhere else meanwhile. */
export class AlreadyOn extends ApiError {}
