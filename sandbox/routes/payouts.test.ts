import { describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { readPayout } from '#contract/capabilities/payouts.ts'
import { ledgerDifferences } from '../db/ledger.ts'
import { writePayoutEvents } from '../db/payout-events.ts'
import { createTestApp } from '../testing/test-app.ts'
import { onBothEngines, onTwoServers } from '../testing/engines.ts'

const wallet = 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0'
const bank = { accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }
type TestApp = ReturnType<typeof createTestApp>

/** Requests a withdrawal and returns how to look at it. */
async function requested(testApp: TestApp, amount: number, to: object = { wallet }) {
  const { token, id } = await testApp.customer({ profit: 1000_00n })
  const response = await testApp.money('/withdrawal/add', token, { amount, ...to })
  expect(response.status).toBe(201)
  const list = async () =>
    (await testApp.call('GET', '/withdrawal/all', { token })).json.allWithdrawals as never as Row[]
  const row = async () => (await list())[0] as Row
  const { _id: reference } = await row()
  const one = () => testApp.call('GET', `/withdrawal/one?id=${reference}`, { token })
  const cancel = (version: number, key?: string) =>
    testApp.money('/withdrawal/cancel', token, { id: reference, version }, key)
  const profit = async () => (await testApp.details(token)).tradeProfit as never as number
  return { id, token, reference, row, one, cancel, profit }
}
type Row = {
  _id: string
  reference: string
  status: string
  stage?: string
  version: number
  cancellable?: boolean
  heldUntil?: string
  reason?: string
  eta?: { from: string; to: string; basis: string }
}

onBothEngines((db) => {
  const testApp = (options = {}) => createTestApp(db(), options)

  describe('the stages of a payout', () => {
    const tenths = [0, 4, 6, 11, 21, 41, 51, 61, 201]
    it.each([
      [20, 'requested checking approved sent arrived arrived arrived arrived arrived', 'pppaaaaaa'],
      [20.13, 'requested checking checking refused refused refused refused refused refused', 'pppffffff'],
      [
        20.17,
        'requested checking action_needed action_needed action_needed action_needed action_needed action_needed refused',
        'ppppppppf',
      ],
      [20.19, 'requested checking approved sent arrived returned returned returned returned', 'pppaaffff'],
      [20.23, 'requested checking held held held approved sent arrived arrived', 'ppppppaaa'],
    ])('CAP-2 %d goes through %s, and the money follows', async (amount, stages, statuses) => {
      const app = testApp()
      const { row, one, profit } = await requested(app, amount, amount === 20.19 ? bank : { wallet })
      const seen: (string | undefined)[] = []
      let letters = ''
      for (const [index, tenth] of tenths.entries()) {
        app.clock.forward((tenth - (tenths[index - 1] ?? 0)) * 3000)
        const now = await row()
        seen.push(now.stage)
        letters += now.status.charAt(0)
        const { json } = await one()
        expect(allCalls.payout.response.parse(json)).toBeDefined()
        expect(json.withdrawal).toMatchObject({
          reference: now.reference,
          stage: now.stage,
          status: now.status,
        })
        const events = readPayout.parse(json).events
        expect(events.at(-1)).toMatchObject({ stage: now.stage })
        expect([now.version, events.length]).toEqual([events.length, now.version])
        const back = now.status === 'failed'
        expect(json.money).toBe(
          back ? 'back in your profit' : now.status === 'approved' ? 'paid out' : 'reserved',
        )
        expect(await profit()).toBe(back ? 1000 : 1000 - amount)
      }
      expect([seen.join(' '), letters]).toEqual([stages, statuses])
      expect((await ledgerDifferences(db(), app.clock.at)).differences).toEqual([])
    })

    it('CAP-2 say who acts, why and until when', async () => {
      const app = testApp()
      const held = await requested(app, 5.23)
      app.clock.forward(16_000)
      expect(await held.row()).toMatchObject({
        actor: 'us',
        reason: 'limit',
        stageAt: '2026-06-01T12:00:15.000Z',
        heldUntil: '2026-06-01T12:02:00.000Z',
        cancellable: true,
      })
      const returned = await requested(app, 5.19, bank)
      app.clock.forward(121_000)
      expect(await returned.row()).toMatchObject({
        actor: 'bank',
        reason: 'bank_rejected',
        cancellable: false,
      })
      expect((await returned.one()).json.trace).toMatchObject({ value: `SANDBOX-${returned.reference}` })
    })

    it('CAP-2 answer 304 while nothing changes, and 404 for the row of someone else', async () => {
      const app = testApp()
      const { one, reference, token } = await requested(app, 5)
      const etag = (await one()).headers.get('etag') ?? ''
      const path = `/withdrawal/one?id=${reference}`
      const again = () => app.call('GET', path, { token, headers: { 'if-none-match': etag } })
      expect((await again()).status).toBe(304)
      app.clock.forward(3000)
      expect((await again()).status).toBe(200)
      const stranger = await app.customer()
      expect((await app.call('GET', path, { token: stranger.token })).status).toBe(404)
      expect(
        (await app.money('/withdrawal/cancel', stranger.token, { id: reference, version: 1 })).status,
      ).toBe(404)
      expect((await app.call('GET', '/withdrawal/one', { token })).status).toBe(422)
    })

    it('CAP-0 without payout-steps and payout-cancel the list is what it was, byte for byte', async () => {
      const app = testApp({ capabilities: [] })
      const { token, reference } = await requested(app, 5.17)
      const text = async () => (await app.call('GET', '/withdrawal/all', { token })).text
      const row = (status: string) =>
        `{"allWithdrawals":[{"_id":"${reference}","amount":5.17,"date":"2026-06-01T12:00:00.000Z","reference":"${reference}",` +
        `"status":"${status}","transactionFee":0.13,"wallet":"${wallet}"}]}`
      expect(await text()).toBe(row('pending'))
      app.clock.forward(30_000)
      expect(await text()).toBe(row('approved'))
    })
  })

  describe('an estimate', () => {
    it('FAIR-3 needs ten payouts of that kind that arrived in the last 90 days, and counts them', async () => {
      await db().query('delete from payout_events')
      const app = testApp()
      for (let n = 0; n < 9; n += 1) await requested(app, 1 + n)
      await requested(app, 1, bank)
      app.clock.forward(60_000)
      const early = await requested(app, 1)
      expect((await early.row()).eta).toBeUndefined()
      app.clock.forward(120_000)
      const late = await requested(app, 1)
      expect((await late.row()).eta).toEqual({
        from: '2026-06-01T12:04:00.000Z',
        to: '2026-06-01T12:04:00.000Z',
        basis: '10 of 10 crypto payouts of the last 90 days arrived within 1 minute. Counted on 1 June 2026.',
      })
      expect((await (await requested(app, 1, bank)).row()).eta).toBeUndefined()
      app.clock.forward(61_000)
      expect((await late.row()).eta).toBeUndefined()
      app.clock.forward(91 * 86_400_000)
      expect((await (await requested(app, 1)).row()).eta).toBeUndefined()
    })
  })

  describe('a cancel', () => {
    it('CAP-2 returns the money at once, is repeated with its key, and stays', async () => {
      const app = testApp()
      const { cancel, row, profit } = await requested(app, 40)
      app.clock.forward(4000)
      const { version } = await row()
      const response = await cancel(version, 'k')
      expect([response.status, response.json.withdrawal]).toMatchObject([
        200,
        { stage: 'cancelled', status: 'failed', actor: 'you', cancellable: false, version: version + 1 },
      ])
      expect(await profit()).toBe(1000)
      const again = await cancel(version, 'k')
      expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([response.text, 'true'])
      const late = await cancel(version)
      expect([late.status, late.json]).toMatchObject([
        409,
        {
          code: 'too_late',
          message: expect.stringContaining('already been stopped') as string,
          withdrawal: { stage: 'cancelled' },
        },
      ])
      app.clock.forward(1_200_000)
      expect([(await row()).stage, await profit()]).toEqual(['cancelled', 1000])
      expect((await ledgerDifferences(db(), app.clock.at)).differences).toEqual([])
    })

    it('CAP-2 of an approved payout takes a moment, in which the money stays reserved', async () => {
      const app = testApp()
      const { cancel, row, profit } = await requested(app, 40)
      app.clock.forward(20_000)
      expect((await cancel((await row()).version)).json.withdrawal).toMatchObject({
        stage: 'cancelling',
        status: 'pending',
        cancellable: false,
      })
      expect(await profit()).toBe(960)
      app.clock.forward(3000)
      expect([(await row()).stage, (await row()).status, await profit()]).toEqual([
        'cancelled',
        'failed',
        1000,
      ])
    })

    it('CAP-2 is refused once the payout was sent, with the current row', async () => {
      const app = testApp()
      const { cancel, row, profit } = await requested(app, 40)
      app.clock.forward(30_000)
      const response = await cancel((await row()).version)
      expect([response.status, response.json]).toMatchObject([
        409,
        {
          code: 'too_late',
          message: 'It was sent on 1 June 2026, 12:00 UTC. It can no longer be stopped.',
          withdrawal: { stage: 'sent', status: 'approved' },
        },
      ])
      expect(await profit()).toBe(960)
      app.clock.forward(-20_000)
      // Another server's clock is ahead, and the customer saw the payout sent there.
      expect((await cancel(4)).json).toMatchObject({ code: 'too_late', withdrawal: { stage: 'checking' } })
      expect(
        (await app.call('POST', '/withdrawal/cancel', { token: (await app.customer()).token, body: {} }))
          .status,
      ).toBe(422)
    })

    it.each([
      ['refused', 40.13, 31_000],
      ['returned', 40.19, 121_000],
    ])('CAP-2 of a payout that was %s changes nothing', async (stage, amount, later) => {
      const app = testApp()
      const { cancel, row, profit } = await requested(app, amount)
      app.clock.forward(later)
      const response = await cancel((await row()).version)
      expect(response.json).toMatchObject({ code: 'too_late', withdrawal: { stage } })
      expect(await profit()).toBe(1000)
    })

    it('CAP-2 works on a server that offers nothing else', async () => {
      const app = testApp({ capabilities: ['payout-cancel'] })
      const { cancel, row, profit, one } = await requested(app, 40.17)
      expect((await one()).status).toBe(404)
      expect((await cancel((await row()).version)).status).toBe(200)
      expect(await profit()).toBe(1000)
    })

    it('CAP-2 twenty at once with twenty keys write one event', async () => {
      const app = testApp()
      const { cancel, reference, profit } = await requested(app, 40)
      const responses = await Promise.all(Array.from({ length: 20 }, () => cancel(1)))
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)])
      const { rows } = await db().query(
        "select 1 from payout_events e join withdrawals w on w.id = e.withdrawal_id where w.reference = $1 and stage = 'cancelled'",
        [reference],
      )
      expect([rows.length, await profit()]).toEqual([1, 1000])
    })
  })
})

onTwoServers((db, other) => {
  it('CAP-2 of a cancel on one server and a send on the other at once, one wins', async () => {
    const app = createTestApp(db())
    const outcomes = new Set<string>()
    for (let round = 0; round < 16; round += 1) {
      const { id, reference, cancel, row, profit } = await requested(app, 40)
      const { at } = app.clock
      const send = async () => {
        // Begins sooner or later, so that each of the two is sometimes the first.
        for (let n = 0; n < round % 8; n += 1) await other().query('select 1')
        return other().transaction((tx) =>
          writePayoutEvents(tx, { reference, userId: id, at }, ({ stage }) =>
            stage === 'requested' ? [{ stage: 'sent', actor: 'network', at }] : null,
          ),
        )
      }
      const [sent, cancelled] = await Promise.all([send(), cancel(1)])
      const now = await row()
      const won = sent === 'written' ? 'sent' : 'cancelled'
      outcomes.add(won)
      expect([now.stage, cancelled.status]).toEqual([won, won === 'sent' ? 409 : 200])
      expect(await profit()).toBe(won === 'sent' ? 960 : 1000)
      app.clock.forward(1_200_000)
      expect([(await row()).stage, await profit()]).toEqual([won, won === 'sent' ? 960 : 1000])
      app.clock.forward(-1_200_000)
    }
    expect([...outcomes].toSorted()).toEqual(['cancelled', 'sent'])
    expect((await ledgerDifferences(db(), app.clock.at)).differences).toEqual([])
  })

  it('CAP-2 of a cancel on both servers at once, one is carried out', async () => {
    const [app, second] = [createTestApp(db()), createTestApp(other())]
    const { token, reference, cancel, profit } = await requested(app, 40)
    const there = () => second.money('/withdrawal/cancel', token, { id: reference, version: 1 })
    const responses = await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? cancel(1) : there())))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)])
    expect(await profit()).toBe(1000)
  })

  it('CAP-2 a cancel waits for a send that has begun, and comes too late', async () => {
    const app = createTestApp(db())
    const { id, reference, cancel } = await requested(app, 40)
    let late: ReturnType<typeof cancel> | undefined
    await other().transaction(async (tx) => {
      await writePayoutEvents(tx, { reference, userId: id, at: app.clock.at }, () => [
        { stage: 'sent', actor: 'network', at: app.clock.at },
      ])
      late = cancel(1)
      const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock'"
      while ((await db().query(waits)).rows.length === 0);
    })
    expect((await late)?.json).toMatchObject({ code: 'too_late', withdrawal: { stage: 'sent' } })
  })
})
