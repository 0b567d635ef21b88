import { allCalls } from '#contract/all-calls.ts'
import type { Run } from './context.ts'
import { demandDone, isObject } from './responses.ts'
import { proven } from './proofs.ts'
import { NotChecked, demand, show } from './report.ts'

// A test network's address, which nobody pays to.
const saved = {
  label: 'Check',
  network: 'bitcoin',
  address: 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0',
}

/** Checks that removing and saving an address again doesn't shorten its wait (CAP-3). Only the times are compared: nothing waits. */
export async function checkAddresses({ check, send, known, token, account }: Run) {
  if (!known.capabilities.includes('address-book')) return
  /** Saves the address, with the password as the proof if one is asked for. Returns the row. */
  const save = async () => {
    const { password } = account
    const response = await proven(send, { call: allCalls.addAddress, token: token(), body: saved, password })
    if (response.status === 422) throw new NotChecked('the backend does not take a test network’s address')
    demandDone(response)
    const row = isObject(response.json) && isObject(response.json.address) ? response.json.address : {}
    const wait = Date.parse(String(row.usableFrom))
    demand(!Number.isNaN(wait), 'the saved address with usableFrom', show(response.json))
    return { id: String(row.id), usableFrom: wait }
  }
  await check('CAP-3', 'an address that is removed and saved again waits no shorter', async () => {
    const before = await save()
    demandDone(await send(allCalls.removeAddress, { token: token(), body: { id: before.id } }))
    const after = await save()
    demandDone(await send(allCalls.removeAddress, { token: token(), body: { id: after.id } }))
    demand(
      after.usableFrom >= before.usableFrom,
      `usableFrom ${new Date(before.usableFrom).toISOString()} or later`,
      new Date(after.usableFrom).toISOString(),
    )
  })
}
