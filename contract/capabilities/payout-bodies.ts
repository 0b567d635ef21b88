import { ID_PATTERN } from '../id-pattern.ts'
import { visible } from '../invisible.ts'
import { bankWithdrawalBody, cryptoWithdrawalBody } from '../orders.ts'
import { requestAmount } from '../wire-money.ts'
import { z } from '../zod.ts'
import { MOST_READ_IDS } from './endpoints.ts'

/** The reference of a withdrawal, as the `_id` of its row. */
export const payoutId = z.string().check(z.regex(ID_PATTERN, 'id must be the _id of one of your withdrawals'))

/** The body of `POST /withdrawal/cancel`. `version` is that of the row the customer saw. */
export const cancelBody = z.strictObject({ id: payoutId, version: z.number() })

/** The body of `POST /withdrawal/quote`. `destination` says only which kind of payout it is, because a fee may depend on it. */
export const quoteBody = z.strictObject({ amount: requestAmount, destination: z.enum(['bank', 'crypto']) })

/** The field that `POST /withdrawal/add` has in addition on a backend with `quote`. */
const quoteId = z.string().check(z.regex(ID_PATTERN, 'quote must be the id of a quote'))
const quoted = { quote: z.optional(quoteId) }
export const quotedWithdrawalBody = z.union([
  z.extend(cryptoWithdrawalBody, quoted),
  z.extend(bankWithdrawalBody, quoted),
])

/** The body of `POST /messages/read`: the ids of the messages that the customer has seen. */
export const messagesReadBody = z.strictObject({
  ids: z.array(z.string().check(z.maxLength(60), visible)).check(z.minLength(1), z.maxLength(MOST_READ_IDS)),
})
