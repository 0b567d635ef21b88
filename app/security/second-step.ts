import { type Method, methods } from '#contract/capabilities/security-fields.ts'

/** What the server asks for after the right password. `options`: for a passkey. */
export type SecondStepAsked = { ticket: string; methods: Method[]; options?: unknown }

/** What a 403 `second_factor` asks for, or `null` if it can't be read. */
export function secondStepIn(body: unknown): SecondStepAsked | null {
  const { ticket, methods: named, options } = (body ?? {}) as Record<string, unknown>
  if (typeof ticket !== 'string' || ticket === '' || !Array.isArray(named)) return null
  const known = [...new Set<unknown>(named)].filter((name): name is Method =>
    (methods as readonly unknown[]).includes(name),
  )
  // The password was given already.
  return { ticket, methods: known.filter((method) => method !== 'password'), options }
}
