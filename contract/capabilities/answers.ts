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
  passkeyLoginOptionsAnswer,
  passkeyOptionsAnswer,
  readActivity,
  readAddresses,
  readPasskeys,
  readSecurity,
  readSessions,
  stepUpAnswer,
  stepUpOptionsAnswer,
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
  stepUpOptions: stepUpOptionsAnswer,
  stepUp: stepUpAnswer,
  passkeys: readPasskeys,
  passkeyOptions: passkeyOptionsAnswer,
  addPasskey: passkeyAnswer,
  namePasskey: z.unknown(),
  endPasskey: z.unknown(),
  passkeyLoginOptions: passkeyLoginOptionsAnswer,
  passkeyLogin: readLoginAnswer,
} as const satisfies Record<CapabilityCallName, z.ZodMiniType>

export type CapabilityAnswer<Name extends CapabilityCallName> = z.output<(typeof capabilityAnswers)[Name]>
