import { expect, it } from 'vitest'
import { createHasher } from '../security/hashing.ts'
import { createTestApp, weak } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'
import { resetSamples } from './reset-samples.ts'
import { SAMPLE_PASSWORD, sampleSignIns } from './sample-customers.ts'
import { seed } from './seed.ts'

const hasher = createHasher({ cost: weak })
const email = 'withdraw@sample.test'
const phrase = sampleSignIns.find((each) => each.email === email)?.phrase

onBothEngines((db) => {
  it('leaves a database without the sample customers alone', async () => {
    const { customer, clock } = createTestApp(db())
    await customer({ email: 'new@sample.test' })
    expect(await resetSamples(db(), hasher, clock.at)).toBe(false)
    await db().query('delete from users')
  })

  it('restores a changed sample customer, ends their sessions, and leaves others alone', async () => {
    const { call, money, customer, details, clock } = createTestApp(db())
    await seed(db(), hasher, clock.at)
    const signIn = (password: string) => call('POST', '/auth/login', { body: { email, password } })
    const first = await signIn(SAMPLE_PASSWORD)
    const token = String(first.json.token)
    const other = await customer({ profit: 700n })
    await money('/transaction/add', token, { amount: 77 })
    const reset = { email, seedPhrase: phrase, password: 'Kestrel#48!' }
    expect((await call('PUT', '/auth/edit-password', { body: reset })).status).toBe(200)
    expect((await signIn(SAMPLE_PASSWORD)).status).toBe(401)
    const taken = String((await signIn('Kestrel#48!')).json.token)

    expect(await resetSamples(db(), hasher, clock.at)).toBe(true)
    expect((await details(taken)).message).toBe('Please sign in')
    expect((await signIn('Kestrel#48!')).status).toBe(401)
    expect((await signIn(SAMPLE_PASSWORD)).json.user).toEqual(first.json.user)
    expect((await details(other.token)).tradeProfit).toBe(7)
  })

  it('adds the sample customer that an older database lacks', async () => {
    const { call, clock } = createTestApp(db())
    for (const table of ['earnings', 'deposits', 'withdrawals'])
      await db().query(
        `delete from ${table} where user_id = (select id from users where email = 'year@sample.test')`,
      )
    await db().query("delete from users where email = 'year@sample.test'")
    expect(await resetSamples(db(), hasher, clock.at)).toBe(true)
    const body = { email: 'year@sample.test', password: SAMPLE_PASSWORD }
    const { status, json } = await call('POST', '/auth/login', { body })
    expect([status, json.user]).toMatchObject([200, { totalDeposit: 5450, pendBalance: 250 }])
  })

  it('the scheduled reset runs after the given hours, on one of two servers', async () => {
    const { clock } = createTestApp(db())
    expect(await resetSamples(db(), hasher, clock.at, { hours: 6 })).toBe(false)
    clock.forward(6 * 3_600_000)
    const both = [1, 2].map(() => resetSamples(db(), hasher, clock.at, { hours: 6 }))
    expect((await Promise.all(both)).toSorted()).toEqual([false, true])
  })
})
