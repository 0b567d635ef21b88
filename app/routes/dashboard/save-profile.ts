import {
  profileFields,
  type ProfileField,
  type ProfileRequest,
  type StoredProfile,
} from '#ui/profile/profile-values.ts'
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
 * Saves the profile only over the details that the customer saw (ACC-2). If a change elsewhere would be lost, saves nothing and
 * resolves to the stored details. Rejects with the error of `send`, or with that of `load` if the details had to be checked first.
 */
export async function saveProfile(
  request: ProfileRequest,
  seen: SeenProfile,
  calls: ProfileCalls,
): Promise<SeenProfile | 'saved'> {
  if (isChecked(seen.version)) return saveOverVersion(request, seen, calls)
  const now = await calls.load().catch((error: unknown) => {
    throw beforeSaving(error)
  })
  const changedHere = profileFields.filter(
    (field) => request[field] !== undefined && request[field] !== seen.stored[field],
  )
  const isLost = (field: ProfileField) =>
    now.stored[field] !== seen.stored[field] && now.stored[field] !== request[field]
  if (changedHere.some(isLost)) return now
  // The call carries every field (API-4), so the others go out as they are stored now, not as they were when the form was opened.
  const merged = profileFields.map((field) => [
    field,
    changedHere.includes(field) ? request[field] : now.stored[field],
  ])
  const latest = Object.fromEntries(merged.filter(([, value]) => typeof value === 'string')) as ProfileRequest
  return saveOverVersion(latest, now, calls)
}

/** Whether the server compares this version. It can't compare a weak one (RFC 9110, section 13.1.1), which many frameworks send. */
const isChecked = (version: string | null) => version !== null && !version.startsWith('W/')

/** The details could not be read, so nothing was saved. */
const beforeSaving = (error: unknown) =>
  error instanceof ApiError ? new ApiError({ ...error, message: error.message, effect: 'no' }) : error

async function saveOverVersion(
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
    // The values are already stored: by an earlier attempt whose response was lost, or by the same change elsewhere.
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
