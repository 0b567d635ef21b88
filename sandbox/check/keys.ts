import { randomUUID } from 'node:crypto'
import { demandDone, demandRefused, isSuccess, received, refusedInBody } from './responses.ts'
import type { Run } from './context.ts'
import type { Order } from './orders.ts'
import { Fault, NotChecked, Optional, demand } from './report.ts'

const twice = 'Browsers repeat a POST by themselves when a connection drops, and the order then counts twice.'

/** What follows if a backend declares `idempotency` and ignores keys: the app believes it. */
const believed: Record<string, string> = {
  deposit: 'repeats a deposit by itself when the answer is lost, which makes a second row',
  withdrawal: 'tells customers that a withdrawal which they send again counts once',
}

/** Checks the rules for idempotency keys. `amount` is one that the backend accepts. */
export async function checkKeys(
  run: Run,
  id: string,
  order: Order,
  prepare: () => { token: string; amount: number },
) {
  const { check, known } = run
  const { noun } = order
  const plural = `${noun}s`
  let honoured = false
  const needs = () => {
    const prepared = prepare()
    if (!honoured) throw new NotChecked('keys are not honoured')
    return prepared
  }
  const rows = async (token: string) => (await order.list(token)).length

  await check(id, `the same key twice makes one ${noun}`, async () => {
    const { token, amount } = prepare()
    const before = await rows(token)
    const key = randomUUID()
    const first = await order.place(token)(amount, key)
    demandDone(first)
    const again = await order.place(token)(amount, key)
    const added = (await rows(token)) - before
    if (added !== 1) {
      known.ignored = true
      const wrong = ` GET / declares idempotency, which is wrong: the app believes it, and ${believed[noun]}.`
      throw new Fault(`one ${noun}`, `${added} ${plural}`, known.declared ? `${twice}${wrong}` : twice)
    }
    demand(isSuccess(again), 'the first answer again', received(again))
    honoured = true
    known.replay ??= again
  })
  await check(id, `a key of another ${noun} is refused with 422`, async () => {
    const { token, amount } = needs()
    const key = randomUUID()
    demandDone(await order.place(token)(amount, key))
    const before = await rows(token)
    const other = await order.place(token)(amount + 1, key)
    const added = (await rows(token)) - before
    demand(added === 0, 'no row', `${added} more ${plural}`)
    demandRefused(other, [422])
  })
  await check(id, `a ${noun} without a key is refused with 400`, async () => {
    const { token, amount } = needs()
    const before = await rows(token)
    const response = await order.place(token)(amount)
    demandRefused(response, [400])
    const added = (await rows(token)) - before
    demand(added === 0, 'no row', `${added} more ${plural}`)
  })
  await check(id, `a ${noun} refused for its body uses no key up`, async () => {
    const { token, amount } = needs()
    const key = randomUUID()
    const refused = await order.place(token)(-1, key)
    if (![400, 422].includes(refused.status))
      throw new NotChecked(
        `an amount of -1 is not refused with 400 or 422, but answered with ${refused.status}`,
      )
    const valid = await order.place(token)(amount, key)
    if (!isSuccess(valid) || refusedInBody(valid))
      throw new Fault(
        `a valid ${noun} with the same key to be recorded`,
        received(valid),
        'An order can’t be sent any more although nothing was carried out under its key.',
      )
  })
  await check(id, `the same key twice at once makes one ${noun}`, async () => {
    const { token, amount } = needs()
    const before = await rows(token)
    const key = randomUUID()
    const both = await Promise.all([order.place(token)(amount, key), order.place(token)(amount, key)])
    const added = (await rows(token)) - before
    if (added !== 1) throw new Fault(`one ${noun}`, `${added} ${plural}`, twice)
    const odd = both.find((each) => !isSuccess(each) && each.status !== 409)
    if (odd) throw new Fault('the same answer or status 409', received(odd))
  })
}

/** Checks how a backend that honours keys announces it. */
export async function checkKeyAnswers({ check, known }: Run) {
  await check('API-14', 'GET / declares that keys are honoured', () => {
    if (!known.replay) throw new NotChecked('keys are not honoured')
    if (known.declared) return
    throw new Optional(
      'its capabilities don’t name idempotency',
      'The app doesn’t repeat a deposit by itself when the answer is lost. It asks the customer, and says that a repeat may count twice.',
    )
  })
  await check('API-13', 'a repeated answer is marked Idempotent-Replayed', () => {
    if (!known.replay || !isSuccess(known.replay)) throw new NotChecked('no answer was repeated')
    if (known.replay.headers.get('idempotent-replayed') === 'true') return
    throw new Optional('it isn’t', 'A repeated order is announced as a new one.')
  })
}
