import { readLoginResponse } from '../auth-responses.ts'
import { z } from '../zod.ts'
import type { CapabilityCallName } from './endpoints.ts'
import { quoteResponse, readMessages, readPayout } from './payouts.ts'
import {
  backupCodesResponse,
  lockResponse,
  notMeResponse,
  onlySavedAnswer,
  passkeyResponse,
  readActivity,
  readAddresses,
  readOptions,
  readPasskeyLoginOptions,
  readPasskeys,
  readSecurity,
  readSessions,
  stepUpResponse,
  totpResponse,
} from './security.ts'

/** How the client reads the response to each call of a capability, as `responses` does for the base calls. */
export const capabilityResponses = {
  payout: readPayout,
  cancelPayout: z.object({ withdrawal: z.unknown() }),
  quote: quoteResponse,
  messages: readMessages,
  readMessages: z.unknown(),
  sessions: readSessions,
  endSessions: z.unknown(),
  activity: readActivity,
  notMe: notMeResponse,
  setLock: lockResponse,
  addresses: readAddresses,
  addAddress: z.unknown(),
  removeAddress: z.unknown(),
  setOnlySaved: onlySavedAnswer,
  setWord: z.unknown(),
  security: readSecurity,
  secondStep: readLoginResponse,
  startTotp: totpResponse,
  confirmTotp: backupCodesResponse,
  endTotp: z.unknown(),
  newBackupCodes: backupCodesResponse,
  stepUpOptions: readOptions,
  stepUp: stepUpResponse,
  passkeys: readPasskeys,
  passkeyOptions: readOptions,
  addPasskey: passkeyResponse,
  namePasskey: z.unknown(),
  endPasskey: z.unknown(),
  passkeyLoginOptions: readPasskeyLoginOptions,
  passkeyLogin: readLoginResponse,
} as const satisfies Record<CapabilityCallName, z.ZodMiniType>

export type CapabilityResponse<Name extends CapabilityCallName> = z.output<(typeof capabilityResponses)[Name]>
