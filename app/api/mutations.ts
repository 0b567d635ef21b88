import type { EditPasswordBody, LoginBody, RegisterBody } from '#contract/auth.ts'
import type { CallName } from '#contract/responses.ts'
import { mutationOptions } from '@tanstack/react-query'
import { call, newIdempotencyKey } from './client.ts'
import { ApiError, messages } from './errors.ts'
import { LOGIN_KEY } from './query-client.ts'

// Every write of a page. Deposits, withdrawals and the logout outlive their page, so app/money and app/session send them.

/** Sends one call. Each try of the same body carries the same idempotency key, another body a new one (API-13). */
function senderOf<Name extends CallName>(name: Name) {
  let last: { text: string; idempotencyKey: string } | null = null
  return (body: unknown) => {
    const text = JSON.stringify(body)
    if (last?.text !== text) last = { text, idempotencyKey: newIdempotencyKey() }
    return call(name, { body, idempotencyKey: last.idempotencyKey })
  }
}

// The variables hold a password, a seed phrase or personal details: they aren't kept after the view is closed. The options for
// reset and registration hold the last body, so a view creates them once, with `useState`.
const gcTime = 0

/** Signs in with email and password (API-1). Rejects with an {@link ApiError}. */
export const loginMutation = mutationOptions({
  mutationKey: LOGIN_KEY,
  gcTime,
  mutationFn: (body: LoginBody) => call('login', { body }),
})

/** Sets a new password by seed phrase (API-3). Rejects with an {@link ApiError}. */
export function resetPasswordMutation() {
  const send = senderOf('editPassword')
  return mutationOptions({
    mutationKey: ['reset-password'],
    gcTime,
    mutationFn: (body: EditPasswordBody) => send(body),
  })
}

/** Registers a customer (API-2) and resolves with the seed phrase. Rejects with an {@link ApiError}, of kind `conflict` if the email is taken. */
export function registerMutation() {
  const send = senderOf('register')
  return mutationOptions({
    mutationKey: ['register'],
    gcTime,
    mutationFn: async (registration: RegisterBody) => {
      // The form has no input for the country (REG-4).
      const response = await send({ ...registration, countryOfResidence: '' })
      // Some backends report a taken email with 200 and without a phrase, instead of with 409 (API-16).
      if (response.seedPhrase === '')
        throw new ApiError({ kind: 'conflict', message: messages.conflict, effect: 'no', status: 409 })
      return response
    },
  })
}

type ProfileEdit = {
  body: object
  /** The version that the customer saw. `null` saves over any version. */
  version: string | null
}

/** Every try is a new request with its own idempotency key, because the version protects it (ACC-2). */
export const editUserMutation = mutationOptions({
  mutationKey: ['edit-user'],
  gcTime,
  mutationFn: ({ body, version }: ProfileEdit) =>
    call('editUser', { body, idempotencyKey: newIdempotencyKey(), ifMatch: version ?? undefined }),
})
