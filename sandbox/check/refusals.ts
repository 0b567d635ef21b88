import { randomUUID } from 'node:crypto'
import { isSuccess, isUnclear, received, refusedInBody } from './responses.ts'
import type { Run } from './context.ts'
import { ordersOf } from './orders.ts'
import { Fault, NotChecked, Optional } from './report.ts'

const consequence = 'An attempt that arrives late can succeed after the customer was refused.'

/**
 * Checks that a refused withdrawal belongs to its key (docs/backend.md). The reason of a refusal can't be removed from outside,
 * so a repeat is refused in any case. Whether the key was kept shows in the mark of the repeat, or in a 422 for another amount.
 */
export async function checkRefusals(run: Run, rich: () => { token: string; profit: number } | null) {
  const { crypto } = ordersOf(run)

  /** Returns why nothing could be checked, or `null`. `refused`: an amount that this customer can't withdraw. */
  async function unchecked(token: string, refused: number, other: number): Promise<string | null> {
    const key = randomUUID()
    const first = await crypto.place(token)(refused, key)
    if (refusedInBody(first)) return 'a refusal is sent as a success (reported below)'
    if (isSuccess(first)) return 'the withdrawal was accepted (reported above)'
    const { status } = first
    if (![403, 409].includes(status)) return `a withdrawal is refused with ${status}, which uses no key up`
    const again = await crypto.place(token)(refused, key)
    if (again.status !== status) throw new Fault(`the same refusal (${status})`, received(again), consequence)
    if (again.headers.get('idempotent-replayed') === 'true') return null
    const next = await crypto.place(token)(other, key)
    if (next.status === 422) return null
    throw new Fault(
      `422 for another amount with the key of a withdrawal that was refused with ${status}`,
      received(next),
      consequence,
    )
  }

  await run.check('API-13', 'a refused withdrawal belongs to its key', async () => {
    const token = run.token()
    if (run.known.ignored) throw new NotChecked('keys are not honoured')
    const reasons = [await unchecked(token, 5, 6)]
    const may = rich()
    if (may) reasons.push(await unchecked(may.token, Math.ceil(may.profit) + 1, 7))
    const [reason] = reasons
    if (reason && reasons.every((each) => each !== null)) throw new NotChecked(reason)
  })
}

/** Checks that a withdrawal refused with 409 says that nothing was carried out. */
export async function checkConflicts({ check, known }: Run) {
  await check('API-15', 'a withdrawal refused with 409 says that nothing was carried out', () => {
    const conflicts = known.refusals.filter(({ status }) => status === 409)
    if (conflicts.length === 0) throw new NotChecked('no withdrawal was refused with 409')
    const unclear = conflicts.find(isUnclear)
    if (!unclear) return
    throw new Optional(
      `it has no "code": "not_started" (${received(unclear)})`,
      'Customers don’t see your message. They read “Sent, answer unknown” and that the withdrawal may have been carried out, ' +
        'and are asked to check their history. Send the code, or refuse with 403 or 422.',
    )
  })
}
