import { loginResponse, messageResponse } from '../auth-responses.ts'
import { paging } from '../paging.ts'
import { withdrawal } from '../transactions.ts'
import { z } from '../zod.ts'
import { capabilityResponses as read } from './responses.ts'
import { type CapabilityCallName, capabilityEndpoints as endpoints } from './endpoints.ts'
import { cancelBody, messagesReadBody, payoutId, quoteBody } from './payout-bodies.ts'
import { messagesResponse, moneyPlaces, payoutEvent, payoutTrace, quoteResponse } from './payouts.ts'
import * as bodies from './security-bodies.ts'
import * as security from './security.ts'

const empty = z.strictObject({})
const stepUpOptionsBody = z.pick(bodies.stepUpBody, { action: true, bodyHash: true })

type Schemas = { body?: z.ZodMiniType; query?: z.ZodMiniType; response: z.ZodMiniType; read: z.ZodMiniType }

/** Every call of a capability with its schemas, as `calls` has them for the base calls. */
export const capabilityCalls = {
  payout: {
    ...endpoints.payout,
    query: z.object({ id: payoutId }),
    response: z.object({
      withdrawal,
      events: z.array(payoutEvent),
      money: z.enum(moneyPlaces),
      trace: z.optional(payoutTrace),
    }),
    read: read.payout,
  },
  cancelPayout: {
    ...endpoints.cancelPayout,
    body: cancelBody,
    response: z.object({ withdrawal }),
    read: read.cancelPayout,
  },
  quote: { ...endpoints.quote, body: quoteBody, response: quoteResponse, read: read.quote },
  messages: {
    ...endpoints.messages,
    query: z.pick(paging, { before: true }),
    response: messagesResponse,
    read: read.messages,
  },
  readMessages: {
    ...endpoints.readMessages,
    body: messagesReadBody,
    response: messageResponse,
    read: read.readMessages,
  },
  sessions: { ...endpoints.sessions, response: security.sessionsResponse, read: read.sessions },
  endSessions: {
    ...endpoints.endSessions,
    body: bodies.endSessionsBody,
    response: messageResponse,
    read: read.endSessions,
  },
  activity: {
    ...endpoints.activity,
    query: bodies.activityQuery,
    response: security.activityResponse,
    read: read.activity,
  },
  notMe: { ...endpoints.notMe, body: bodies.notMeBody, response: security.notMeResponse, read: read.notMe },
  setLock: {
    ...endpoints.setLock,
    body: bodies.lockBody,
    response: security.lockResponse,
    read: read.setLock,
  },
  addresses: { ...endpoints.addresses, response: security.addressesResponse, read: read.addresses },
  addAddress: {
    ...endpoints.addAddress,
    body: bodies.addressAddBody,
    response: security.addressResponse,
    read: read.addAddress,
  },
  removeAddress: {
    ...endpoints.removeAddress,
    body: bodies.addressRemoveBody,
    response: messageResponse,
    read: read.removeAddress,
  },
  setOnlySaved: {
    ...endpoints.setOnlySaved,
    body: bodies.onlySavedBody,
    response: security.onlySavedAnswer,
    read: read.setOnlySaved,
  },
  setWord: { ...endpoints.setWord, body: bodies.wordBody, response: messageResponse, read: read.setWord },
  security: { ...endpoints.security, response: security.securityResponse, read: read.security },
  secondStep: {
    ...endpoints.secondStep,
    body: bodies.secondStepBody,
    response: loginResponse,
    read: read.secondStep,
  },
  startTotp: { ...endpoints.startTotp, body: empty, response: security.totpResponse, read: read.startTotp },
  confirmTotp: {
    ...endpoints.confirmTotp,
    body: bodies.totpConfirmBody,
    response: security.backupCodesResponse,
    read: read.confirmTotp,
  },
  endTotp: { ...endpoints.endTotp, body: empty, response: messageResponse, read: read.endTotp },
  newBackupCodes: {
    ...endpoints.newBackupCodes,
    body: empty,
    response: security.backupCodesResponse,
    read: read.newBackupCodes,
  },
  stepUpOptions: {
    ...endpoints.stepUpOptions,
    body: stepUpOptionsBody,
    response: security.stepUpOptionsResponse,
    read: read.stepUpOptions,
  },
  stepUp: {
    ...endpoints.stepUp,
    body: bodies.stepUpBody,
    response: security.stepUpResponse,
    read: read.stepUp,
  },
  passkeys: { ...endpoints.passkeys, response: security.passkeysResponse, read: read.passkeys },
  passkeyOptions: {
    ...endpoints.passkeyOptions,
    body: empty,
    response: security.passkeyOptionsResponse,
    read: read.passkeyOptions,
  },
  addPasskey: {
    ...endpoints.addPasskey,
    body: bodies.passkeyAddBody,
    response: security.passkeyResponse,
    read: read.addPasskey,
  },
  namePasskey: {
    ...endpoints.namePasskey,
    body: bodies.passkeyNameBody,
    response: messageResponse,
    read: read.namePasskey,
  },
  endPasskey: {
    ...endpoints.endPasskey,
    body: bodies.passkeyEndBody,
    response: messageResponse,
    read: read.endPasskey,
  },
  passkeyLoginOptions: {
    ...endpoints.passkeyLoginOptions,
    body: empty,
    response: security.passkeyLoginOptionsResponse,
    read: read.passkeyLoginOptions,
  },
  passkeyLogin: {
    ...endpoints.passkeyLogin,
    body: bodies.passkeyLoginBody,
    response: loginResponse,
    read: read.passkeyLogin,
  },
} as const satisfies Record<CapabilityCallName, Schemas>
