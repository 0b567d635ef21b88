import type * as userContract from '#contract/user.ts'
import { localArea } from './browser-storage.ts'

/** SES-1: the only two keys about the customer; DEP-3 keeps its own. */
export const DETAILS_KEY = 'userDetails'
export const TOKEN_KEY = 'userToken'
/** Never stays: it is written and removed at once, for its storage event. */
export const ENDED_KEY = 'sessionEnded'

export type Stored = { details: userContract.UserDetails; token: string | null }

export const { read: readItem, write: writeItem, remove: removeItem } = localArea

/** Whether the session will survive this tab. */
export const sessionPersists = () => !localArea.isInMemory(DETAILS_KEY) && !localArea.isInMemory(TOKEN_KEY)

/** API-18: the longest token that is accepted, in characters. */
export const LONGEST_TOKEN = 16_384

/**
 * Why a token can't be kept and sent back unchanged, or `null` (API-18). Spaces inside are fine, but a header loses those at
 * its ends. Letters outside ASCII are refused too: `fetch` throws for most, and servers disagree on how to read the others.
 */
export function tokenProblem(token: string): string | null {
  const why =
    token === ''
      ? 'is empty'
      : !/^[\x20-\x7e]*$/.test(token)
        ? 'has characters that a browser cannot send back'
        : token !== token.trim()
          ? 'begins or ends with a space, which a browser cannot send back'
          : token.length > LONGEST_TOKEN
            ? 'is longer than 16 kB, more than this app can keep'
            : null
  if (why === null) return null
  return `The sign-in token that the server sent ${why}. Nothing about your money has changed. Contact support and quote this message.`
}

let contract: typeof userContract | undefined

/** Whether `readStored` can be called: where nothing is stored, it needs nothing to read it. */
export const canReadStored = () => contract !== undefined || readItem(DETAILS_KEY) === null

/** Fetches what reads stored details: a customer's browser needs it, a visitor's doesn't. */
export async function prepareReading() {
  if (!canReadStored()) contract = await import('#contract/user.ts')
}

/** SES-3: what doesn't parse is removed. `null` unless both keys are there; {@link storedHalf} tells which one is. */
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

/** SES-2: which of the two keys is there without the other. */
export function storedHalf(): 'details' | 'token' | null {
  const details = readItem(DETAILS_KEY) !== null
  const token = readItem(TOKEN_KEY) !== null
  if (details === token) return null
  return details ? 'details' : 'token'
}

/** Other tabs see each step by itself: at no step does one customer's token stand beside another's details. */
export function writeStored({ details, token }: Stored) {
  const sameCustomer = readItem(TOKEN_KEY) === token
  if (!sameCustomer) removeItem(TOKEN_KEY)
  writeItem(DETAILS_KEY, JSON.stringify(details))
  if (!sameCustomer && token !== null) writeItem(TOKEN_KEY, token)
}

/** `ended`: the server ended the session, which the other tabs should say too. */
export function clearStored({ ended = false } = {}) {
  if (ended) {
    try {
      // The other tabs get the storage event of this before those of the two keys.
      localStorage.setItem(ENDED_KEY, 'true')
      localStorage.removeItem(ENDED_KEY)
    } catch {
      // Then they take it for a logout.
    }
  }
  removeItem(DETAILS_KEY)
  removeItem(TOKEN_KEY)
}
