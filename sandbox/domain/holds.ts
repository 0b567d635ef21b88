import { ADDRESS_WAIT } from '#contract/capabilities/security-fields.ts'

/** Why withdrawals are held, as customers read it. */
export const holdReasons = {
  'password-reset': 'Your password was changed by seed phrase.',
  'second-step-off': 'The second step was switched off.',
} as const
export type HoldReason = keyof typeof holdReasons

const HOUR_MS = 3_600_000

/** How long withdrawals are held after either, and how long 'This was not me' locks them. */
const HOLD_HOURS = 48
/** Until when withdrawals are held after a change at `at`. */
export const heldFrom = (at: Date) => new Date(at.getTime() + HOLD_HOURS * HOUR_MS)

/** A reset by phrase removes a second step and passkeys that were added after this: a thief with the password may have added them. */
const RECENT_DAYS = 7
export const recentFrom = (at: Date) => new Date(at.getTime() - RECENT_DAYS * 24 * HOUR_MS)

/** From when an address that is saved at `at` can be used. */
export const usableFrom = (at: Date) => new Date(at.getTime() + ADDRESS_WAIT.added * HOUR_MS)

/** From when other addresses can be paid again, if the restriction is switched off at `at`. */
export const othersFrom = (at: Date) => new Date(at.getTime() + ADDRESS_WAIT.onlyOff * HOUR_MS)
