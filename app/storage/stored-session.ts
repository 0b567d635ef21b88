import { LONGEST_TOKEN } from '#contract/response-limits.ts'
import type * as userContract from '#contract/user.ts'
import { localArea } from './browser-storage.ts'
import { DETAILS_KEY, ENDED_KEY, TOKEN_KEY } from './keys.ts'

export type Stored = { details: userContract.UserDetails; token: string | null }

/** The browser's `localStorage`. A value that can't be written there is kept in memory until the page closes (C22). */
export const { read: readItem, write: writeItem, remove: removeItem } = localArea

/** Whether the session survives a reload. */
export const sessionPersists = () => !localArea.isInMemory(DETAILS_KEY) && !localArea.isInMemory(TOKEN_KEY)

/**
 * The message for a token that can't be stored and sent back unchanged, or `null` (API-18). Spaces inside are fine, but a header
 * loses those at its ends. Characters outside ASCII are refused: `fetch` throws for most, and servers decode the others differently.
 */
export function tokenProblem(token: string): string | null {
  const why =
    token === ''
      ? 'is empty'
      : !/^[\x20-\x7e]*$/.test(token) || token !== token.trim()
        ? 'has characters that a browser cannot send back'
        : token.length > LONGEST_TOKEN
          ? 'is longer than 16 kB'
          : null
  if (why === null) return null
  return `The sign-in token that the server sent ${why}. Nothing about your money has changed. Contact support and quote this message.`
}

let contract: typeof userContract | undefined

/** Whether `readStored` can be called: the schemas are loaded, or there is nothing to read. */
export const canReadStored = () => contract !== undefined || readItem(DETAILS_KEY) === null

/** Loads the schemas for stored details, if there are any. Visitors don't need them. Rejects if they can't be loaded. */
export async function prepareReading() {
  if (!canReadStored()) contract = await import('#contract/user.ts')
}

/**
 * The stored session, or `null` unless both keys are stored. Removes invalid values (SES-3). Throws if details are stored and
 * {@link prepareReading} hasn't resolved.
 */
export function readStored(): Stored | null {
  const token = readItem(TOKEN_KEY)
  if (token !== null && tokenProblem(token) !== null) {
    clearStored()
    return null
  }
  if (readItem(DETAILS_KEY) === null) return null
  if (!contract) throw new Error('prepareReading() comes first.')
  const parsed = contract.readUserDetails.safeParse(localArea.readJson(DETAILS_KEY))
  if (!parsed.success || parsed.data.email === '') {
    clearStored()
    return null
  }
  return token === null ? null : { details: parsed.data, token }
}

/** Which of the two keys is stored without the other, if any (SES-2). */
export function storedHalf(): 'details' | 'token' | null {
  const details = readItem(DETAILS_KEY) !== null
  const token = readItem(TOKEN_KEY) !== null
  if (details === token) return null
  return details ? 'details' : 'token'
}

/** Stores the session. Other tabs see every step, so one customer's token is never stored beside another's details. */
export function writeStored({ details, token }: Stored) {
  const sameCustomer = readItem(TOKEN_KEY) === token
  if (!sameCustomer) removeItem(TOKEN_KEY)
  writeItem(DETAILS_KEY, JSON.stringify(details))
  if (!sameCustomer && token !== null) writeItem(TOKEN_KEY, token)
}

/** Removes the stored session. `ended`: the server ended it, and the other tabs should say so. */
export function clearStored({ ended = false } = {}) {
  // The other tabs get this event before those of the two keys. Without it, they treat the end as a logout.
  if (ended) localArea.signal(ENDED_KEY)
  removeItem(DETAILS_KEY)
  removeItem(TOKEN_KEY)
}
