import { loginAnswer, messageAnswer } from '../auth-answers.ts'
import { paging } from '../paging.ts'
import { withdrawal } from '../transactions.ts'
import { z } from '../zod.ts'
import { capabilityAnswers as read } from './answers.ts'
import { type CapabilityCallName, capabilityEndpoints as endpoints } from './endpoints.ts'
import { cancelBody, messagesReadBody, payoutId, quoteBody } from './payout-bodies.ts'
import { messagesAnswer, moneyPlaces, payoutEvent, payoutTrace, quoteAnswer } from './payouts.ts'
import * as bodies from './security-bodies.ts'
import * as security from './security.ts'

const empty = z.strictObject({})
const stepUpOptionsBody = z.pick(bodies.stepUpBody, { action: true, bodyHash: true })

type Schemas = { body?: z.ZodMiniType; query?: z.ZodMiniType; answer: z.ZodMiniType; read: z.ZodMiniType }

/** Every call of a capability with its schemas, as `calls` has them for the base calls. */
export const capabilityCalls = {
  payout: {
    ...endpoints.payout,
    query: z.object({ id: payoutId }),
    answer: z.object({
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
    answer: z.object({ withdrawal }),
    read: read.cancelPayout,
  },
  quote: { ...endpoints.quote, body: quoteBody, answer: quoteAnswer, read: read.quote },
  messages: {
    ...endpoints.messages,
    query: z.pick(paging, { before: true }),
    answer: messagesAnswer,
    read: read.messages,
  },
  readMessages: {
    ...endpoints.readMessages,
    body: messagesReadBody,
    answer: messageAnswer,
    read: read.readMessages,
  },
  sessions: { ...endpoints.sessions, answer: security.sessionsAnswer, read: read.sessions },
  endSessions: {
    ...endpoints.endSessions,
    body: bodies.endSessionsBody,
    answer: messageAnswer,
    read: read.endSessions,
  },
  activity: {
    ...endpoints.activity,
    query: bodies.activityQuery,
    answer: security.activityAnswer,
    read: read.activity,
  },
  notMe: { ...endpoints.notMe, body: bodies.notMeBody, answer: security.notMeAnswer, read: read.notMe },
  setLock: { ...endpoints.setLock, body: bodies.lockBody, answer: security.lockAnswer, read: read.setLock },
  addresses: { ...endpoints.addresses, answer: security.addressesAnswer, read: read.addresses },
  addAddress: {
    ...endpoints.addAddress,
    body: bodies.addressAddBody,
    answer: security.addressAnswer,
    read: read.addAddress,
  },
  removeAddress: {
    ...endpoints.removeAddress,
    body: bodies.addressRemoveBody,
    answer: messageAnswer,
    read: read.removeAddress,
  },
  setOnlySaved: {
    ...endpoints.setOnlySaved,
    body: bodies.onlySavedBody,
    answer: security.onlySavedAnswer,
    read: read.setOnlySaved,
  },
  setWord: { ...endpoints.setWord, body: bodies.wordBody, answer: messageAnswer, read: read.setWord },
  security: { ...endpoints.security, answer: security.securityAnswer, read: read.security },
  secondStep: {
    ...endpoints.secondStep,
    body: bodies.secondStepBody,
    answer: loginAnswer,
    read: read.secondStep,
  },
  startTotp: { ...endpoints.startTotp, body: empty, answer: security.totpAnswer, read: read.startTotp },
  confirmTotp: {
    ...endpoints.confirmTotp,
    body: bodies.totpConfirmBody,
    answer: security.backupCodesAnswer,
    read: read.confirmTotp,
  },
  endTotp: { ...endpoints.endTotp, body: empty, answer: messageAnswer, read: read.endTotp },
  newBackupCodes: {
    ...endpoints.newBackupCodes,
    body: empty,
    answer: security.backupCodesAnswer,
    read: read.newBackupCodes,
  },
  stepUpOptions: {
    ...endpoints.stepUpOptions,
    body: stepUpOptionsBody,
    answer: security.stepUpOptionsAnswer,
    read: read.stepUpOptions,
  },
  stepUp: {
    ...endpoints.stepUp,
    body: bodies.stepUpBody,
    answer: security.stepUpAnswer,
    read: read.stepUp,
  },
  passkeys: { ...endpoints.passkeys, answer: security.passkeysAnswer, read: read.passkeys },
  passkeyOptions: {
    ...endpoints.passkeyOptions,
    body: empty,
    answer: security.passkeyOptionsAnswer,
    read: read.passkeyOptions,
  },
  addPasskey: {
    ...endpoints.addPasskey,
    body: bodies.passkeyAddBody,
    answer: security.passkeyAnswer,
    read: read.addPasskey,
  },
  namePasskey: {
    ...endpoints.namePasskey,
    body: bodies.passkeyNameBody,
    answer: messageAnswer,
    read: read.namePasskey,
  },
  endPasskey: {
    ...endpoints.endPasskey,
    body: bodies.passkeyEndBody,
    answer: messageAnswer,
    read: read.endPasskey,
  },
  passkeyLoginOptions: {
    ...endpoints.passkeyLoginOptions,
    body: empty,
    answer: security.passkeyLoginOptionsAnswer,
    read: read.passkeyLoginOptions,
  },
  passkeyLogin: {
    ...endpoints.passkeyLogin,
    body: bodies.passkeyLoginBody,
    answer: loginAnswer,
    read: read.passkeyLogin,
  },
} as const satisfies Record<CapabilityCallName, Schemas>
