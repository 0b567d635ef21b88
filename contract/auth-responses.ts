import { readUserDetails, userDetails } from './user.ts'
import { z } from './zod.ts'

export const loginResponse = z.object({
  user: userDetails,
  token: z.string().check(z.minLength(1)),
  message: z.string(),
})
export const readLoginResponse = z.object({
  user: readUserDetails,
  token: z.string().check(z.minLength(1)),
  message: z.catch(z.string(), ''),
})

export const registerResponse = z.object({ seedPhrase: z.string(), status: z.string() })

type Registered = {
  /** Exactly as the server sent it. Empty if `status` is 409, which means that the email is taken (API-16). */
  seedPhrase: string
  status: unknown
}

/**
 * The phrase is shown only once, so any response that contains one is accepted, whatever else is missing or wrong (API-16).
 * Without a phrase, a response is valid only if its `status` is 409.
 */
export const readRegisterResponse = z.pipe(
  z.unknown(),
  z.transform((response, context): Registered => {
    const status = response instanceof Object && 'status' in response ? response.status : undefined
    const phrase = phraseIn(response, 3)
    if (phrase !== null || status === 409 || status === '409') return { seedPhrase: phrase ?? '', status }
    context.issues.push({ code: 'custom', message: 'There is no seed phrase', input: response })
    return z.NEVER
  }),
)

/** Some backends wrap their responses, as `{ "data": { … } }`. */
function phraseIn(response: unknown, depth: number): string | null {
  if (depth === 0 || !(response instanceof Object) || Array.isArray(response)) return null
  const phrase = 'seedPhrase' in response ? textOf(response.seedPhrase) : null
  if (phrase !== null) return phrase
  for (const value of Object.values(response)) {
    const found = phraseIn(value, depth - 1)
    if (found !== null) return found
  }
  return null
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value
  const words = Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string')
  return words ? textOf(value.join('-')) : null
}

export const editPasswordResponse = z.object({
  message: z.string(),
  sessionsEnded: z.optional(z.boolean()),
  removed: z.optional(z.array(z.enum(['two-factor', 'passkeys']))),
})
/**
 * `sessionsEnded` counts only if it is exactly `true`: the app promises nothing that the backend didn't say. `removed` names the protections
 * that the reset removed, by their capabilities. It is empty unless the backend sent a list.
 */
export const readEditPasswordResponse = z.pipe(
  z.unknown(),
  z.transform((response) => {
    const fields: { sessionsEnded?: unknown; removed?: unknown } = response instanceof Object ? response : {}
    return {
      sessionsEnded: fields.sessionsEnded === true,
      removed: Array.isArray(fields.removed) ? fields.removed.map(String) : [],
    }
  }),
)
export const messageResponse = z.object({ message: z.string() })
