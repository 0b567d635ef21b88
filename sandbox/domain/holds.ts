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

/** How long a new saved address can't be used. */
const NEW_ADDRESS_HOURS = 24
/** From when an address that is saved at `at` can be used. */
export const usableFrom = (at: Date) => new Date(at.getTime() + NEW_ADDRESS_HOURS * HOUR_MS)

/** How long 'Pay only to saved addresses' still holds once it is switched off. */
const ONLY_SAVED_HOURS = 48
/** From when other addresses can be paid again, if the restriction is switched off at `at`. */
export const othersFrom = (at: Date) => new Date(at.getTime() + ONLY_SAVED_HOURS * HOUR_MS)
