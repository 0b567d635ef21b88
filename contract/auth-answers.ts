import { readUserDetails, userDetails } from './user.ts'
import { z } from './zod.ts'

export const loginAnswer = z.object({
  user: userDetails,
  token: z.string().check(z.minLength(1)),
  message: z.string(),
})
export const readLoginAnswer = z.object({
  user: readUserDetails,
  token: z.string().check(z.minLength(1)),
  message: z.catch(z.string(), ''),
})

export const registerAnswer = z.object({ seedPhrase: z.string(), status: z.string() })

type Registered = {
  /** Exactly as the server sent it. Empty if `status` is 409, which means that the email is taken (API-16). */
  seedPhrase: string
  status: unknown
}

/**
 * The phrase is shown only once, so any answer that contains one is accepted, whatever else is missing or wrong (API-16).
 * Without a phrase, an answer is valid only if its `status` is 409.
 */
export const readRegisterAnswer = z.pipe(
  z.unknown(),
  z.transform((answer, context): Registered => {
    const status = answer instanceof Object && 'status' in answer ? answer.status : undefined
    const phrase = phraseIn(answer, 3)
    if (phrase !== null || status === 409 || status === '409') return { seedPhrase: phrase ?? '', status }
    context.issues.push({ code: 'custom', message: 'There is no seed phrase', input: answer })
    return z.NEVER
  }),
)

/** Some backends wrap their answers, as `{ "data": { … } }`. */
function phraseIn(answer: unknown, depth: number): string | null {
  if (depth === 0 || !(answer instanceof Object) || Array.isArray(answer)) return null
  const phrase = 'seedPhrase' in answer ? textOf(answer.seedPhrase) : null
  if (phrase !== null) return phrase
  for (const value of Object.values(answer)) {
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

export const editPasswordAnswer = z.object({
  message: z.string(),
  sessionsEnded: z.optional(z.boolean()),
})
/** `sessionsEnded` counts only if it is exactly `true`: the app promises nothing that the backend didn't say. */
export const readEditPasswordAnswer = z.pipe(
  z.unknown(),
  z.transform((answer) => ({
    sessionsEnded: answer instanceof Object && 'sessionsEnded' in answer && answer.sessionsEnded === true,
  })),
)
export const messageAnswer = z.object({ message: z.string() })
