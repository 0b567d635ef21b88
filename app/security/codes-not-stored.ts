import { choicesOf, keepChoices, useChoice } from '../storage/display-choices.ts'
import type { Changed } from './second-step-changes.ts'

const areNotStored = (email: string) => choicesOf(email).codesNotStored === true

/**
 * Whether backup codes were made in this browser and the customer has not confirmed that they are stored: the response was lost, or the
 * page was closed before. Kept until they sign out (SES-1).
 */
export const useCodesNotStored = (email: string) => useChoice(() => areNotStored(email), false)

/** Call it once the customer has confirmed that the codes are stored, or the codes have stopped working. */
export const codesAreStored = (email: string) => keepChoices(email, { codesNotStored: false })

/** Marks the codes that `change` makes as not stored, from before its request is sent. If it certainly made none, nothing changes. */
export async function makingCodes<Value>(email: string, change: () => Promise<Changed<Value>>) {
  const before = areNotStored(email)
  if (!before) keepChoices(email, { codesNotStored: true })
  const result = await change()
  const madeNone = result.is === 'cancelled' || (result.is === 'failed' && result.error.effect === 'no')
  // The customer may have signed out meanwhile, which has removed the mark.
  if (madeNone && !before && areNotStored(email)) codesAreStored(email)
  return result
}
