import { visible } from '../invisible.ts'
import { wallet } from '../orders.ts'
import { z } from '../zod.ts'

// What the forms of the app check. Separate from the other bodies, whose checks of numbers every customer's page would otherwise load.

/** The ways for customers to prove their identity: by authenticator, backup code, passkey or password. */
export const methods = ['totp', 'backup', 'passkey', 'password'] as const
export type Method = (typeof methods)[number]
/** What a step-up can be asked for: the call that needs it. */
export const stepUpActions = [
  'add-withdrawal',
  'set-lock',
  'set-word',
  'add-address',
  'set-only-saved',
  'start-totp',
  'end-totp',
  'new-backup-codes',
  'add-passkey',
  'end-passkey',
] as const
export type StepUpAction = (typeof stepUpActions)[number]
export const code = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter the code'), z.maxLength(40, 'This code is too long'))
export const totpConfirmBody = z.strictObject({ code })

export const passkeyName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(60, 'This name is too long'), visible)

// withdrawal-lock
export const LOCK_DAYS = { least: 1, most: 30 } as const

// address-book
/** Hours until a new address can be used, and until ‘Pay only to saved addresses’ ends once it is switched off. */
export const ADDRESS_WAIT = { added: 24, onlyOff: 48 } as const
export const networks = ['bitcoin', 'ethereum', 'tron', 'other'] as const
export type SavedNetwork = (typeof networks)[number]
export const addressLabel = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name for it'), z.maxLength(60, 'This name is too long'), visible)
export const addressAddBody = z.strictObject({
  label: addressLabel,
  network: z.enum(networks, { error: 'Choose a network' }),
  address: wallet,
})

// mail-word
export const wordBody = z.strictObject({
  word: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Use 3 to 40 letters'),
      z.maxLength(40, 'Use 3 to 40 letters'),
      z.regex(/^[\p{L}\p{M} '-]+$/u, 'Use letters only'),
      visible,
    ),
})
