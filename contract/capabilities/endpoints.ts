import type { Endpoint } from '../endpoints.ts'
import type { Capability } from './names.ts'

type CapabilityEndpoint = Endpoint & {
  /** The server offers the call only with this capability (CAP-0). */
  needs: Capability
  /** The server offers the call with these capabilities too. */
  alsoWith?: readonly Capability[]
  /**
   * The server may answer 403 `step_up`: the customer proves who they are, and the request is repeated with the proof. No other call here may
   * answer that, because the client couldn't ask.
   */
  stepUp?: true
}

/** The most ids that one call of `readMessages` may name (CAP-2). */
export const MOST_READ_IDS = 200

/** Every call that a capability adds. The client loads this table with the first screen that needs it. */
export const capabilityEndpoints = {
  // payout-steps, payout-cancel, quote, messages
  payout: { id: 'CAP-2', needs: 'payout-steps', method: 'GET', path: '/withdrawal/one', bearer: true },
  cancelPayout: {
    id: 'CAP-2',
    needs: 'payout-cancel',
    method: 'POST',
    path: '/withdrawal/cancel',
    bearer: true,
    money: true,
  },
  quote: { id: 'CAP-2', needs: 'quote', method: 'POST', path: '/withdrawal/quote', bearer: true },
  messages: { id: 'CAP-2', needs: 'messages', method: 'GET', path: '/messages', bearer: true },
  readMessages: { id: 'CAP-2', needs: 'messages', method: 'POST', path: '/messages/read', bearer: true },
  // sessions, activity
  sessions: { id: 'CAP-3', needs: 'sessions', method: 'GET', path: '/auth/sessions', bearer: true },
  endSessions: {
    id: 'CAP-3',
    needs: 'sessions',
    method: 'POST',
    path: '/auth/sessions/end',
    bearer: true,
    stepUp: true,
  },
  activity: { id: 'CAP-3', needs: 'activity', method: 'GET', path: '/auth/activity', bearer: true },
  notMe: {
    id: 'CAP-3',
    needs: 'activity',
    method: 'POST',
    path: '/auth/not-me',
    bearer: true,
    stepUp: true,
  },
  // withdrawal-lock, address-book, mail-word
  setLock: {
    id: 'CAP-3',
    needs: 'withdrawal-lock',
    method: 'PUT',
    path: '/auth/withdrawal-lock',
    bearer: true,
    stepUp: true,
  },
  addresses: {
    id: 'CAP-3',
    needs: 'address-book',
    method: 'GET',
    path: '/withdrawal/addresses',
    bearer: true,
  },
  addAddress: {
    id: 'CAP-3',
    needs: 'address-book',
    method: 'POST',
    path: '/withdrawal/addresses',
    bearer: true,
    stepUp: true,
  },
  removeAddress: {
    id: 'CAP-3',
    needs: 'address-book',
    method: 'POST',
    path: '/withdrawal/addresses/remove',
    bearer: true,
    stepUp: true,
  },
  setOnlySaved: {
    id: 'CAP-3',
    needs: 'address-book',
    method: 'PUT',
    path: '/withdrawal/addresses/only',
    bearer: true,
    stepUp: true,
  },
  setWord: { id: 'CAP-3', needs: 'mail-word', method: 'PUT', path: '/auth/word', bearer: true, stepUp: true },
  // two-factor
  security: {
    id: 'CAP-3',
    needs: 'two-factor',
    alsoWith: ['sessions', 'activity', 'withdrawal-lock', 'address-book', 'passkeys', 'mail-word'],
    method: 'GET',
    path: '/auth/security',
    bearer: true,
  },
  secondStep: { id: 'CAP-3', needs: 'two-factor', method: 'POST', path: '/auth/login/second', bearer: false },
  startTotp: {
    id: 'CAP-3',
    needs: 'two-factor',
    method: 'POST',
    path: '/auth/totp',
    bearer: true,
    stepUp: true,
  },
  confirmTotp: { id: 'CAP-3', needs: 'two-factor', method: 'POST', path: '/auth/totp/confirm', bearer: true },
  endTotp: {
    id: 'CAP-3',
    needs: 'two-factor',
    method: 'POST',
    path: '/auth/totp/off',
    bearer: true,
    stepUp: true,
  },
  newBackupCodes: {
    id: 'CAP-3',
    needs: 'two-factor',
    method: 'POST',
    path: '/auth/backup-codes',
    bearer: true,
    stepUp: true,
  },
  stepUpOptions: {
    id: 'CAP-3',
    needs: 'passkeys',
    method: 'POST',
    path: '/auth/step-up/options',
    bearer: true,
  },
  stepUp: {
    id: 'CAP-3',
    needs: 'two-factor',
    alsoWith: ['withdrawal-lock', 'address-book', 'passkeys', 'mail-word'],
    method: 'POST',
    path: '/auth/step-up',
    bearer: true,
  },
  // passkeys
  passkeys: { id: 'CAP-3', needs: 'passkeys', method: 'GET', path: '/auth/passkeys', bearer: true },
  passkeyOptions: {
    id: 'CAP-3',
    needs: 'passkeys',
    method: 'POST',
    path: '/auth/passkeys/options',
    bearer: true,
    stepUp: true,
  },
  addPasskey: { id: 'CAP-3', needs: 'passkeys', method: 'POST', path: '/auth/passkeys', bearer: true },
  namePasskey: { id: 'CAP-3', needs: 'passkeys', method: 'POST', path: '/auth/passkeys/name', bearer: true },
  endPasskey: {
    id: 'CAP-3',
    needs: 'passkeys',
    method: 'POST',
    path: '/auth/passkeys/end',
    bearer: true,
    stepUp: true,
  },
  passkeyLoginOptions: {
    id: 'CAP-3',
    needs: 'passkeys',
    method: 'POST',
    path: '/auth/login/passkey/options',
    bearer: false,
  },
  passkeyLogin: {
    id: 'CAP-3',
    needs: 'passkeys',
    method: 'POST',
    path: '/auth/login/passkey',
    bearer: false,
  },
} as const satisfies Record<string, CapabilityEndpoint>

export type CapabilityCallName = keyof typeof capabilityEndpoints

/** The calls that the server may answer with `step_up`. */
export type ConfirmableCallName = {
  [Name in CapabilityCallName]: (typeof capabilityEndpoints)[Name] extends { stepUp: true } ? Name : never
}[CapabilityCallName]

/** The codes of refusals that the customer can resolve, or that end at a certain time. None of them is a 401, which would end the session. */
export const refusalCodes = [
  'step_up',
  'second_factor',
  'locked',
  'held',
  'not_saved',
  'too_late',
  'quote_expired',
] as const
export type RefusalCode = (typeof refusalCodes)[number]
