import { wireDecimal } from '../wire-money.ts'
import { lenient, readEach } from '../lenient.ts'
import { z } from '../zod.ts'

/** The stages of a payout, in order. After `cancelled`, `refused` or `returned` the customer has the money back. */
export const stages = [
  'requested',
  'checking',
  'held',
  'action_needed',
  'approved',
  'sent',
  'arrived',
  'cancelling',
  'cancelled',
  'refused',
  'returned',
] as const
export type Stage = (typeof stages)[number]
/** Whether this version has a name for the stage. */
export const isKnownStage = (stage: string | null | undefined): stage is Stage =>
  (stages as readonly (string | null | undefined)[]).includes(stage)

/** Who acts in a stage: the customer, the platform, a bank or a network. */
export const actors = ['you', 'us', 'bank', 'network'] as const
export type Actor = (typeof actors)[number]

/** The reasons for which the client has its own sentence. For any other, the server's `text` is shown. */
export const reasons = ['name_mismatch', 'bank_rejected', 'limit', 'document', 'network', 'other'] as const
export type Reason = (typeof reasons)[number]

/** Where the customer's money is. */
export const moneyPlaces = ['reserved', 'paid out', 'back in your profit'] as const
export type MoneyLocation = (typeof moneyPlaces)[number]

const time = z.iso.datetime({ offset: true })

export const payoutEvent = z.object({
  at: time,
  stage: z.string(),
  actor: z.string(),
  reason: z.optional(z.string()),
  /** The server's own sentence about the event. */
  text: z.optional(z.string()),
  /** For `held`: the time of its release. */
  until: z.optional(time),
})
/** A number by which the customer's bank or a block explorer identifies the payment. */
export const payoutTrace = z.object({
  label: z.string(),
  value: z.string(),
  /** An https address where it can be looked up. */
  url: z.optional(z.string()),
})

const readEvent = lenient(payoutEvent, ['stage'])
export type PayoutEvent = z.output<typeof readEvent>

/** The part of the response to `GET /withdrawal/one` that isn't the row. Rows are read as in the list. */
export const readPayout = z.pipe(
  z.object({
    withdrawal: z.unknown(),
    events: z.catch(z.array(z.catch(z.nullable(readEvent), null)), []),
    money: z.catch(z.nullable(z.enum(moneyPlaces)), null),
    trace: z.catch(z.nullable(z.optional(lenient(payoutTrace, ['label', 'value']))), null),
  }),
  z.transform(({ events, trace, ...rest }) => ({
    ...rest,
    events: events.filter((event) => event !== null),
    trace: trace ?? null,
  })),
)

/** A binding quote for a payout until `until`. `rule` says how the fee follows from the amount, in a sentence. */
export const quoteResponse = z.object({
  id: z.string(),
  requested: wireDecimal,
  fee: wireDecimal,
  payout: wireDecimal,
  rule: z.string(),
  until: time,
})
export type Quote = z.output<typeof quoteResponse>

export const message = z.object({
  id: z.string(),
  at: time,
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** The `_id` of the deposit or withdrawal it is about. */
  about: z.optional(z.string()),
  readAt: z.optional(time),
})
export const messagesResponse = z.object({ messages: z.array(message), unread: z.number() })
const readMessage = lenient(message, ['id'])
export type CustomerMessage = z.output<typeof readMessage>

export const readMessages = z.pipe(
  z.object({ messages: z.array(z.unknown()), unread: z.catch(z.nullable(z.number()), null) }),
  z.transform(({ messages: values, unread }) => {
    const { rows: messages, unreadable } = readEach(values, readMessage)
    return { messages, unreadable, unread }
  }),
)
