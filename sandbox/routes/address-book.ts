import { Hono } from 'hono'
import { capabilityCalls as calls } from '#contract/capabilities/calls.ts'
import { record } from '../db/activity.ts'
import { sendMail } from '../db/mails.ts'
import {
  countSaved,
  firstUsable,
  listSaved,
  onlySavedOf,
  removeAddress,
  saveAddress,
  setOnlySaved,
  takenOf,
} from '../db/saved-addresses.ts'
import { wrongNetwork } from '../domain/address-network.ts'
import { othersFrom, usableFrom } from '../domain/holds.ts'
import { mails } from '../domain/mails.ts'
import { accountChange } from '../http/account-change.ts'
import { refusedFields } from '../http/body.ts'
import type { Deps } from '../http/deps.ts'
import { endpoint } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'
import { requireStepUp } from '../http/step-up.ts'
import { isOwnDeposit, toSelf } from './withdrawal-gate.ts'

const MOST_SAVED = 100

const onlySavedBody = ({ only, offFrom }: { only: boolean; offFrom: Date | null }) =>
  offFrom ? { only, onlyOffFrom: offFrom.toISOString() } : { only }

/** The saved addresses of a customer (CAP-3). */
export function addressBookRoutes(deps: Deps) {
  const app = new Hono()
  const { db, now } = deps

  endpoint(app, deps, calls.addresses, async ({ visitor: { userId } }) => {
    const at = now()
    const only = await onlySavedOf(db, userId, at)
    return { body: { ...onlySavedBody(only), addresses: await listSaved(db, userId, at) } }
  })

  endpoint(app, deps, calls.addAddress, ({ c, body, visitor }) =>
    accountChange(c, deps, visitor, async (change) => {
      const { tx, userId, at, agent } = change
      const wrong = wrongNetwork(body.network, body.address)
      if (wrong) throw refusedFields({ network: wrong })
      if (await isOwnDeposit(tx, userId, body.address)) throw refusedFields({ address: toSelf })
      const added = { ...body, usableFrom: usableFrom(at) }
      const taken = await takenOf(tx, userId, added)
      if (taken.address) throw conflict({ address: 'You have already saved this address' })
      if (taken.label) throw conflict({ label: 'You have already used this name for another address' })
      if ((await countSaved(tx, userId)) >= MOST_SAVED)
        throw new HttpError(409, `You can save ${MOST_SAVED} addresses. Remove one first.`)
      await requireStepUp(c, change, 'add-address')
      const id = await saveAddress(tx, userId, added, at)
      await record(tx, { userId, kind: 'address-added', at, agent, reference: body.label })
      await sendMail(tx, userId, mails.addressAdded({ at, agent }, body.label, added.usableFrom), at)
      const saved = (await listSaved(tx, userId, at)).find((each) => each.id === id)
      if (!saved) throw new Error('The saved address is missing.')
      return { status: 201, body: { address: saved } }
    }),
  )

  // Takes effect at once and needs no proof: with fewer addresses, less can go wrong. The wait of a new address goes on.
  endpoint(app, deps, calls.removeAddress, ({ c, body, visitor }) =>
    accountChange(c, deps, visitor, async ({ tx, userId, at, agent }) => {
      const removed = await removeAddress(tx, userId, body.id, at)
      if (!removed) throw new HttpError(404, 'This address has already been removed.')
      const { label, heldUntil } = removed
      await record(tx, { userId, kind: 'address-removed', at, agent, reference: label })
      await sendMail(tx, userId, mails.addressRemoved({ at, agent }, label, heldUntil), at)
      return { body: { message: `“${label}” is removed.` } }
    }),
  )

  endpoint(app, deps, calls.setOnlySaved, ({ c, body, visitor }) =>
    accountChange(c, deps, visitor, async (change) => {
      const { tx, userId, at, agent } = change
      const before = await onlySavedOf(tx, userId, at)
      if (body.on) {
        if (before.only && !before.offFrom) return { body: { only: true } }
        await setOnlySaved(tx, userId, { only: true, offFrom: null })
        await record(tx, { userId, kind: 'only-saved-on', at, agent })
        // Needs no proof, because it only protects. But whoever did it can hinder the customer's withdrawals for days.
        const mail = before.offFrom
          ? mails.onlySavedKept({ at, agent }, before.offFrom)
          : mails.onlySavedOn({ at, agent }, await firstUsable(tx, userId))
        await sendMail(tx, userId, mail, at)
        return { body: { only: true } }
      }
      if (!before.only || before.offFrom) return { body: onlySavedBody(before) }
      await requireStepUp(c, change, 'set-only-saved')
      const offFrom = othersFrom(at)
      await setOnlySaved(tx, userId, { only: true, offFrom })
      await record(tx, { userId, kind: 'only-saved-off', at, agent })
      await sendMail(tx, userId, mails.onlySavedOff({ at, agent }, offFrom), at)
      return { body: onlySavedBody({ only: true, offFrom }) }
    }),
  )

  return app
}

function conflict(fields: Record<string, string>): HttpError {
  const [message = ''] = Object.values(fields)
  return new HttpError(409, message, { fields })
}
