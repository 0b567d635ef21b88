import type { CapabilityResponse } from '#contract/capabilities/responses.ts'
import type { ConfirmableCallName } from '#contract/capabilities/endpoints.ts'
import { callCapability } from '../api/capability-client.ts'
import { ApiError } from '../api/errors.ts'
import { proofFor, stepUpIn } from './step-up.ts'

/**
 * Makes a call that the server may refuse with `step_up` (CAP-3). Then the customer is asked to prove who they are, and the same
 * body is sent again with the proof. `show` shows the question on a page that has no dialog for it. Rejects with `StepUpCancelled` if they
 * cancel: then nothing was changed.
 */
export async function confirmedCall<Name extends ConfirmableCallName>(
  name: Name,
  options: { body: unknown; keepalive?: boolean },
  show?: () => () => void,
): Promise<CapabilityResponse<Name>> {
  try {
    return await callCapability(name, options)
  } catch (error) {
    const asked = stepUpIn(error)
    if (!asked) throw error
    const hide = show?.()
    const proof = await proofFor(asked, JSON.stringify(options.body)).finally(hide)
    return callCapability(name, { ...options, proof }).catch((refused: unknown) => {
      throw stepUpIn(refused) && refused instanceof ApiError ? usedUp(refused) : refused
    })
  }
}

/**
 * The error if a proof is not accepted. Browsers send a request again by themselves when a kept connection drops: then the first one
 * may have made the change and used up the proof.
 */
const usedUp = ({ requestId }: ApiError) =>
  new ApiError({
    kind: 'unreadable',
    message: 'Your confirmation was not accepted, or it has already been used.',
    effect: 'unknown',
    requestId,
  })
