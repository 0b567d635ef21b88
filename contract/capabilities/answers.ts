import { readLoginAnswer } from '../auth-answers.ts'
import { z } from '../zod.ts'
import type { CapabilityCallName } from './endpoints.ts'
import { quoteAnswer, readMessages, readPayout } from './payouts.ts'
import {
  backupCodesAnswer,
  lockAnswer,
  notMeAnswer,
  onlySavedAnswer,
  passkeyAnswer,
  readActivity,
  readAddresses,
  readOptions,
  readPasskeyLoginOptions,
  readPasskeys,
  readSecurity,
  readSessions,
  stepUpAnswer,
  totpAnswer,
} from './security.ts'

/** How the client reads the answer to each call of a capability, as `answers` does for the base calls. */
export const capabilityAnswers = {
  payout: readPayout,
  cancelPayout: z.object({ withdrawal: z.unknown() }),
  quote: quoteAnswer,
  messages: readMessages,
  readMessages: z.unknown(),
  sessions: readSessions,
  endSessions: z.unknown(),
  activity: readActivity,
  notMe: notMeAnswer,
  setLock: lockAnswer,
  addresses: readAddresses,
  addAddress: z.unknown(),
  removeAddress: z.unknown(),
  setOnlySaved: onlySavedAnswer,
  setWord: z.unknown(),
  security: readSecurity,
  secondStep: readLoginAnswer,
  startTotp: totpAnswer,
  confirmTotp: backupCodesAnswer,
  endTotp: z.unknown(),
  newBackupCodes: backupCodesAnswer,
  stepUpOptions: readOptions,
  stepUp: stepUpAnswer,
  passkeys: readPasskeys,
  passkeyOptions: readOptions,
  addPasskey: passkeyAnswer,
  namePasskey: z.unknown(),
  endPasskey: z.unknown(),
  passkeyLoginOptions: readPasskeyLoginOptions,
  passkeyLogin: readLoginAnswer,
} as const satisfies Record<CapabilityCallName, z.ZodMiniType>

export type CapabilityAnswer<Name extends CapabilityCallName> = z.output<(typeof capabilityAnswers)[Name]>
