import { ApiError } from '../api/errors.ts'
import { callCapability } from '../api/capability-client.ts'
import { queryClient } from '../api/query-client.ts'
import { confirmedCall } from './confirmed-call.ts'
import { contradiction } from './contradiction.ts'
import { passkeysQuery } from './queries.ts'
import { createPasskey, reportUnknownPasskey } from './webauthn.ts'

/** A passkey that the device has made, and the site that it belongs to. */
export type MadePasskey = { credential: Awaited<ReturnType<typeof createPasskey>>; site: string | undefined }

/** Proves who the customer is, and lets the device make a passkey. The server doesn't know it yet. */
export async function makePasskey(signal: AbortSignal): Promise<MadePasskey> {
  const { options } = await confirmedCall('passkeyOptions', { body: {} })
  const credential = await createPasskey(options, signal)
  return { credential, site: (options as { rp?: { id?: string } }).rp?.id }
}

type Stored =
  | { is: 'stored' }
  /** `keep`: the same passkey may be sent again. */
  | { is: 'refused'; error: ApiError; keep: boolean }
  /** `listed`: `false` if the list was read and doesn't have it, `null` if the list could not be read. */
  | { is: 'unknown'; error: unknown; listed: false | null }

/**
 * Sends a new passkey to the server. Never rejects. After any failure it reads the list, because the passkey may have been stored. It
 * can be sent again: the server accepts each passkey only once.
 */
export async function storePasskey(email: string, name: string, made: MadePasskey): Promise<Stored> {
  const { credential, site } = made
  try {
    await callCapability('addPasskey', { body: { name, credential } })
    return (await isListed(email, credential.id)) === false
      ? { is: 'unknown', error: contradiction('your list doesn’t show it'), listed: false }
      : { is: 'stored' }
  } catch (error) {
    const listed = await isListed(email, credential.id)
    if (listed === true) return { is: 'stored' }
    if (!(error instanceof ApiError) || error.effect === 'unknown') return { is: 'unknown', error, listed }
    const { status, fields } = error
    // What was wrong is the passkey or its time limit, so it can never be stored. If the list could not be read, it may have been stored.
    const useless = status === 422 && fields?.name === undefined
    if (useless && listed === false) await reportUnknownPasskey(credential.id, site)
    return { is: 'refused', error, keep: !useless && status !== 409 }
  }
}

/** Whether the server lists the passkey. `null` if it could not be read. */
async function isListed(email: string, credentialId: string): Promise<boolean | null> {
  const list = await readPasskeys(email)
  return list && list.some((each) => each.credentialId === credentialId)
}

/** Reads the list again. `null` if it could not be read. */
export const readPasskeys = async (email: string) =>
  (await queryClient.fetchQuery({ ...passkeysQuery(email), staleTime: 0 }).catch(() => null))?.passkeys
    .rows ?? null
