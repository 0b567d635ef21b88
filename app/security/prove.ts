import type { Method } from '#contract/capabilities/security-fields.ts'
import type { GivenProof } from '#ui/security/proof.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { callCapability } from '../api/capability-client.ts'
import { capabilityMessage } from '../api/capability-failure.ts'
import { ApiError } from '../api/errors.ts'
import type { OpenQuestion } from './step-up.ts'
import { assertPasskey, type PasskeyFailed, passkeysSupported } from './webauthn.ts'

/** The SHA-256 of a request's body in hexadecimal. Not by `crypto.subtle`, which doesn't exist on plain http. */
export const bodyHashOf = (body: string) => bytesToHex(sha256(utf8ToBytes(body)))

/**
 * Sends what the customer gave, and resolves with the server's proof for exactly this action and body. Rejects with an `ApiError` if the
 * server refuses it, or if the browser gives no passkey.
 */
export async function prove({ action, body }: Pick<OpenQuestion, 'action' | 'body'>, given: GivenProof) {
  const bound = { action, bodyHash: bodyHashOf(body) }
  if (given.method !== 'passkey')
    return (await callCapability('stepUp', { body: { ...bound, ...given } })).proof
  const { options } = await callCapability('stepUpOptions', { body: bound })
  const credential = await passkeyFor(options)
  return (await callCapability('stepUp', { body: { ...bound, method: 'passkey', credential } })).proof
}

/** The passkey's response. */
export const passkeyFor = (options: unknown) =>
  assertPasskey(options).catch(({ message }: PasskeyFailed): never => {
    throw new ApiError({ kind: 'invalid', message, effect: 'no' })
  })

/** The methods that this browser can use. */
export const usable = (methods: readonly Method[]) =>
  passkeysSupported() ? methods : methods.filter((method) => method !== 'passkey')

/** The failure of a proof, as forms show it. */
export const proofError = (error: unknown) =>
  error instanceof ApiError
    ? new ApiError({ ...error, message: capabilityMessage(error) })
    : new ApiError({ kind: 'server', message: capabilityMessage(error), effect: 'unknown' })
