import { profileFields, type ProfileRequest, type StoredProfile } from '#ui/profile/profile-values.ts'
import { ApiError } from '../../api/errors.ts'

/** The details as the customer saw them, with the version (`ETag`) that the server sent, if any. */
export type SeenProfile = { stored: StoredProfile; version: string | null }

export type ProfileCalls = {
  send: (request: ProfileRequest, version: string | null) => Promise<unknown>
  load: () => Promise<SeenProfile>
}

/** Backends refuse an outdated version with 409 or 412. */
const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 409 || error.status === 412)

/**
 * Saves the profile only over the version that the customer saw (ACC-2). If the details were changed elsewhere meanwhile, saves
 * nothing and resolves to the stored details. Rejects with the error of `send`.
 */
export async function saveProfile(
  request: ProfileRequest,
  seen: SeenProfile,
  { send, load }: ProfileCalls,
): Promise<SeenProfile | 'saved'> {
  try {
    await send(request, seen.version)
    return 'saved'
  } catch (error) {
    if (!isConflict(error) || seen.version === null) throw error
    const now = await load().catch(() => {
      throw error
    })
    // The values are stored already: by an earlier attempt whose response was lost, or by the same change elsewhere.
    if (profileFields.every((field) => request[field] === undefined || request[field] === now.stored[field]))
      return 'saved'
    if (profileFields.some((field) => now.stored[field] !== seen.stored[field])) return now
    // The version also covers other fields, such as a balance. The profile itself is unchanged, so nothing is overwritten.
    if (now.version !== seen.version) await send(request, now.version)
    // The server refuses the version that it has just sent. A weak ETag, for example, never matches (RFC 9110, section 13.1.1).
    else if (error.status === 412) await send(request, null)
    else throw error
    return 'saved'
  }
}
