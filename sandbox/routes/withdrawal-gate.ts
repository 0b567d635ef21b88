import { addressKey } from '#contract/address-key.ts'
import type { RefusalCode } from '#contract/capabilities/endpoints.ts'
import { record } from '../db/activity.ts'
import type { Queryable } from '../db/database.ts'
import { sendMail } from '../db/mails.ts'
import { findSaved, onlySavedOf, removedUntil } from '../db/saved-addresses.ts'
import { depositAddressesOf } from '../db/users.ts'
import { holdsOf } from '../db/withdrawal-holds.ts'
import { lockedUntil } from '../db/withdrawal-lock.ts'
import { wrongNetwork } from '../domain/address-network.ts'
import { holdReasons } from '../domain/holds.ts'
import { utcTime } from '../domain/utc-time.ts'
import { mails } from '../domain/mails.ts'
import { refusedFields } from '../http/body.ts'
import { HttpError } from '../http/http-error.ts'

type Order = { userId: string; at: Date; wallet: string | undefined }

/**
 * Throws a refusal if the customer's withdrawals are locked or held, or the destination isn't allowed. Refusals are thrown and not returned, so
 * that none is stored under the order's key: the same order may be carried out later.
 */
export async function refuseUnlessFree(tx: Queryable, { userId, at, wallet }: Order) {
  const locked = await lockedUntil(tx, userId, at)
  if (locked) throw refusal('locked', `Withdrawals are locked until ${utcTime(locked)}.`, locked)
  const [held] = await holdsOf(tx, userId, at)
  if (held)
    throw refusal(
      'held',
      `${holdReasons[held.reason]} Withdrawals are held until ${utcTime(held.until)}.`,
      held.until,
    )
  if (wallet !== undefined && (await isOwnDeposit(tx, userId, wallet)))
    throw refusedFields({ wallet: toSelf })
  const saved = wallet === undefined ? null : await findSaved(tx, userId, wallet)
  // An older version saved such addresses.
  const wrong = saved && wrongNetwork(saved.network, wallet ?? '')
  if (wrong)
    throw refusedFields({
      wallet: `You saved this address as “${saved.label}”, but for another network. ${wrong}`,
    })
  if (saved && saved.usableFrom > at)
    throw refusal('held', `“${saved.label}” can be used from ${utcTime(saved.usableFrom)}.`, saved.usableFrom)
  const { only, offFrom } = await onlySavedOf(tx, userId, at)
  if (only && !saved)
    throw refusal('not_saved', 'You pay only to saved addresses, and this is not one of them.', offFrom)
  const removed = saved || wallet === undefined ? null : await removedUntil(tx, userId, wallet, at)
  if (removed)
    throw refusal(
      'held',
      `You saved this address and removed it. It can be used from ${utcTime(removed)}.`,
      removed,
    )
}

export const toSelf = 'This is your own deposit address, and a withdrawal cannot be sent to it'

/** Money sent to an own deposit address would come back as a deposit, which can't be withdrawn. */
export async function isOwnDeposit(tx: Queryable, userId: string, address: string): Promise<boolean> {
  const own = await depositAddressesOf(tx, userId)
  return own.some((deposit) => deposit !== '' && addressKey(deposit) === addressKey(address))
}

const refusal = (code: RefusalCode, why: string, until: Date | null) =>
  new HttpError(403, `${why} Nothing was withdrawn.`, {
    code,
    ...(until ? { until: until.toISOString() } : {}),
  })

/** Records a withdrawal and emails the customer about it. */
export async function reportWithdrawal(
  tx: Queryable,
  userId: string,
  requested: Parameters<typeof mails.payoutRequested>[1],
  facts: { at: Date; agent: string },
) {
  await record(tx, { userId, kind: 'withdrawal-requested', reference: requested.reference, ...facts })
  await sendMail(tx, userId, mails.payoutRequested(facts, requested), facts.at)
}
