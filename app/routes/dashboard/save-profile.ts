import { profileFields, type ProfileRequest, type StoredProfile } from '#ui/profile/profile-values.ts'
import { ApiError } from '../../api/errors.ts'

/** The stored details as the customer saw them, with the version that the server gave them. */
export type SeenProfile = { stored: StoredProfile; version: string | null }

type Calls = {
  send: (request: ProfileRequest, version: string | null) => Promise<unknown>
  load: () => Promise<SeenProfile>
}

/** Backends answer a version that is out of date with 409 or 412. */
const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 409 || error.status === 412)

/**
 * Saves over the version that the customer saw and no other (ACC-2). Answers with the stored details where somebody changed
 * them in the meantime; then nothing was saved.
 */
export async function saveProfile(
  request: ProfileRequest,
  seen: SeenProfile,
  { send, load }: Calls,
): Promise<SeenProfile | 'saved'> {
  try {
    await send(request, seen.version)
    return 'saved'
  } catch (error) {
    if (!isConflict(error) || seen.version === null) throw error
    const now = await load().catch(() => {
      throw error
    })
    // An earlier attempt whose answer was lost, or the same change made elsewhere.
    if (profileFields.every((field) => request[field] === undefined || request[field] === now.stored[field]))
      return 'saved'
    if (profileFields.some((field) => now.stored[field] !== seen.stored[field])) return now
    // The version covers more than these details, a balance for instance. Nothing of theirs would be overwritten.
    if (now.version !== seen.version) await send(request, now.version)
    // The server takes not even the version that it has just given out: a weak one never matches by RFC 9110.
    else if (error.status === 412) await send(request, null)
    else throw error
    return 'saved'
  }
}
