import type * as userContract from '#contract/user.ts'

/** SES-1: the only two keys about the customer; DEP-3 keeps its own. */
export const DETAILS_KEY = 'userDetails'
export const TOKEN_KEY = 'userToken'

export type Stored = { details: userContract.UserDetails; token: string | null }

// Storage can be switched off or full (C22); then this tab remembers for itself.
const memory = new Map<string, string>()

/** Whether the session will survive this tab. */
export const sessionPersists = () => !memory.has(DETAILS_KEY) && !memory.has(TOKEN_KEY)

export function readItem(key: string): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeItem(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    // An older value may still stand there: a full storage keeps what it has.
    removeItem(key)
    memory.set(key, value)
  }
}

export function removeItem(key: string) {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is stored where storage is switched off.
  }
}

// Anything else can't be sent in a header.
const isToken = (text: string) => /^[\x21-\x7e]{1,4096}$/.test(text)

let contract: typeof userContract | undefined

/** Whether `readStored` can be called: where nothing is stored, it needs nothing to read it. */
export const canReadStored = () => contract !== undefined || readItem(DETAILS_KEY) === null

/** Fetches what reads stored details: a customer's browser needs it, a visitor's doesn't. */
export async function prepareReading() {
  if (!canReadStored()) contract = await import('#contract/user.ts')
}

/** SES-3: what doesn't parse is removed. */
export function readStored(): Stored | null {
  const text = readItem(DETAILS_KEY)
  if (text === null) return null
  if (!contract) throw new Error('prepareReading() comes first.')
  const parsed = contract.readUserDetails.safeParse(parseJson(text))
  const token = readItem(TOKEN_KEY)
  if (!parsed.success || parsed.data.email === '' || (token !== null && !isToken(token))) {
    clearStored()
    return null
  }
  return { details: parsed.data, token }
}

/** Other tabs see each step by itself: at no step does one customer's token stand beside another's details. */
export function writeStored({ details, token }: Stored) {
  const sameCustomer = readItem(TOKEN_KEY) === token
  if (!sameCustomer) removeItem(TOKEN_KEY)
  writeItem(DETAILS_KEY, JSON.stringify(details))
  if (!sameCustomer && token !== null) writeItem(TOKEN_KEY, token)
}

export function clearStored() {
  removeItem(DETAILS_KEY)
  removeItem(TOKEN_KEY)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
