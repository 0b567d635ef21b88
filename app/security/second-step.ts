import { type Method, methods } from '#contract/capabilities/security-fields.ts'
import { unwrapped } from '#contract/capabilities/webauthn-options.ts'
import { ApiError, messages } from '../api/errors.ts'

/** What the server asks for after the right password. `options`: for a passkey. */
export type SecondStepAsked = { ticket: string; methods: Method[]; options?: unknown }

/** What a 403 `second_factor` asks for, or `null` if it can't be read. */
export function secondStepIn(body: unknown): SecondStepAsked | null {
  const { ticket, methods: named, options, publicKey } = (body ?? {}) as Record<string, unknown>
  if (typeof ticket !== 'string' || ticket === '') return null
  // Without methods, the form says that it can't be done here.
  const known = [...new Set<unknown>(Array.isArray(named) ? named : [])].filter((name): name is Method =>
    (methods as readonly unknown[]).includes(name),
  )
  // The password has already been given.
  return {
    ticket,
    methods: known.filter((method) => method !== 'password'),
    options: unwrapped(options ?? publicKey),
  }
}

/** The error if the server asks for a second step that can't be read. */
export const unreadableStep = ({ requestId }: ApiError) =>
  new ApiError({
    kind: 'forbidden',
    message: 'The server asks for a second step that this app doesn’t understand. Contact support.',
    effect: 'no',
    requestId,
  })

/** How many tries the contract gives a sign-in before it ends. */
const TRIES = 5

/**
 * The error if the server has ended the sign-in. Its refusal doesn't say why. `refused`: how many codes it has refused before. If those
 * are all tries that a sign-in has, the error names them. Otherwise it is the server's message.
 */
export function endedStep(error: ApiError, refused: number): ApiError {
  const codes = `${refused === TRIES ? 'Five' : refused} codes were refused, and the server has ended this sign-in.`
  const message =
    refused >= TRIES
      ? `${codes} Enter your password again.`
      : error.message === messages.forbidden
        ? 'The server has ended this sign-in. Enter your password again.'
        : error.message
  return new ApiError({ ...error, message })
}
