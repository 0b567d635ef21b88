import { type Method, methods } from '#contract/capabilities/security-fields.ts'
import { unwrapped } from '#contract/capabilities/webauthn-options.ts'
import { ApiError } from '../api/errors.ts'

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
