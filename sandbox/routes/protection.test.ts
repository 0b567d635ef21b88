import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { saveAddress } from '../db/saved-addresses.ts'
import { createAccountApp, order } from '../testing/account.ts'
import { onBothEngines } from '../testing/engines.ts'
import { PHRASE } from '../testing/test-app.ts'

const HOUR_MS = 3_600_000
const bank = { amount: 20, accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }
const saved = { label: 'My wallet', network: 'bitcoin', address: order.wallet }

onBothEngines((db) => {
  const world = () => createAccountApp(db())
  const added = async () => {
    const testApp = createAccountApp(db())
    const person = await testApp.customer({ profit: 100_00n })
    const add = (body: unknown, token = person.token) =>
      testApp.sendProven('POST', '/withdrawal/addresses', { token, body })
    const list = async (token = person.token) =>
      (await testApp.call('GET', '/withdrawal/addresses', { token })).json
    const only = (on: boolean, token = person.token) =>
      testApp.sendProven('PUT', '/withdrawal/addresses/only', { token, body: { on } })
    return { ...testApp, ...person, add, list, only }
  }

  describe('step-up', () => {
    it('CAP-3 asks for the password if there is no second step, and changes nothing before that', async () => {
      const { customer, send, call } = world()
      const { token } = await customer()
      const refused = await send('PUT', '/auth/withdrawal-lock', { token, body: { days: 2 } })
      expect([refused.status, refused.json]).toEqual([
        403,
        {
          message: 'Confirm that it is you. Nothing was changed yet.',
          code: 'step_up',
          action: 'set-lock',
          methods: ['password'],
        },
      ])
      expect((await call('GET', '/auth/security', { token })).json).not.toHaveProperty('lockedUntil')
    })

    it('CAP-3 a proof works once, for this action, this body and this session, for five minutes', async () => {
      const { customer, send, proofFor, signIn, clock } = world()
      const { email, token } = await customer()
      const other = String((await signIn(email)).json.token)
      const body = { days: 2 }
      const lock = (proof: string, sent: unknown = body, bearer = token) =>
        send('PUT', '/auth/withdrawal-lock', { token: bearer, body: sent, proof })
      const proof = await proofFor(token, 'set-lock', body)
      expect((await lock(proof, { days: 3 })).json.code).toBe('step_up')
      expect((await lock(proof, body, other)).json.code).toBe('step_up')
      expect((await lock(await proofFor(token, 'set-word', body))).json.code).toBe('step_up')
      expect((await lock('nonsense')).json.code).toBe('step_up')
      expect((await lock(proof)).status).toBe(200)
      expect((await lock(proof)).json.code).toBe('step_up')
      const late = await proofFor(token, 'set-lock', body)
      clock.forward(5 * 60_000)
      expect((await lock(late)).json.code).toBe('step_up')
      const inTime = await proofFor(token, 'set-lock', body)
      clock.forward(5 * 60_000 - 1000)
      expect((await lock(inTime)).status).toBe(200)
    })

    it('CAP-3 binds the bytes of the body: other spaces need another proof', async () => {
      const { customer, call, stepUp } = world()
      const { token } = await customer()
      const lock = (body: string, proof: string) =>
        call('PUT', '/auth/withdrawal-lock', {
          token,
          body,
          headers: { 'content-type': 'application/json', 'step-up': proof },
        })
      const proof = String((await stepUp(token, 'set-lock', { days: 2 })).json.proof)
      expect((await lock('{"days": 2}', proof)).status).toBe(403)
      expect((await lock('{"days":2}', proof)).status).toBe(200)
    })

    it('CAP-3 a wrong password is a 422 at its field and never ends the session', async () => {
      const { customer, stepUp, works } = world()
      const { token } = await customer()
      const wrong = await stepUp(token, 'set-lock', {}, { method: 'password', password: 'Wrong#2026' })
      expect([wrong.status, wrong.json.fields]).toEqual([422, { password: 'This password is incorrect' }])
      const other = await stepUp(token, 'set-lock', {}, { method: 'totp', code: '123456' })
      expect([other.status, Object.keys(other.json.fields ?? {})]).toEqual([422, ['method']])
      expect(await works(token)).toBe(true)
    })

    it('S14 stores proofs only as hashes', async () => {
      const { customer, proofFor } = world()
      const { token } = await customer()
      const proof = await proofFor(token, 'set-lock', {})
      const hash = createHash('sha256').update(proof).digest()
      const { rows } = await db().query('select proof_hash from step_up_proofs where proof_hash = $1', [hash])
      expect(rows).toHaveLength(1)
    })
  })

  describe('withdrawal lock', () => {
    it('CAP-3 locks for 1 to 30 days, can only be extended, and returns the time at which it ends', async () => {
      const { customer, sendProven, money, clock, subjects, call } = world()
      const { id, token } = await customer({ profit: 100_00n })
      const lock = (days: number) => sendProven('PUT', '/auth/withdrawal-lock', { token, body: { days } })
      for (const days of [0, 31, 1.5]) expect((await lock(days)).status).toBe(422)
      expect((await lock(3)).json).toEqual({ lockedUntil: '2026-06-04T12:00:00.000Z' })
      const shorter = await lock(2)
      expect([shorter.status, shorter.json.until]).toEqual([409, '2026-06-04T12:00:00.000Z'])
      expect((await lock(4)).json).toEqual({ lockedUntil: '2026-06-05T12:00:00.000Z' })
      const until = '2026-06-05T12:00:00.000Z'
      expect((await money('/withdrawal/add', token, order)).json).toMatchObject({ code: 'locked', until })
      expect((await call('GET', '/auth/security', { token })).json.lockedUntil).toBe(until)
      expect(await subjects(id)).toEqual(['Withdrawals are locked', 'Withdrawals are locked'])
      expect(clock.at.toISOString()).toBe('2026-06-01T12:00:00.000Z')
    })

    it('CAP-3 a refusal is not stored under the key', async () => {
      const { customer, sendProven, signIn, money, clock } = world()
      const { email, token } = await customer({ profit: 100_00n })
      await sendProven('PUT', '/auth/withdrawal-lock', { token, body: { days: 1 } })
      const key = randomUUID()
      expect((await money('/withdrawal/add', token, order, key)).status).toBe(403)
      clock.forward(24 * HOUR_MS)
      const fresh = String((await signIn(email)).json.token)
      expect((await money('/withdrawal/add', fresh, order, key)).status).toBe(201)
    })
  })

  describe('holds', () => {
    it('CAP-3 a reset by phrase holds withdrawals for 48 hours', async () => {
      const { customer, call, signIn, money, clock, subjects } = world()
      const { id, email } = await customer({ profit: 100_00n })
      const password = 'Tallow&Brick9'
      await call('PUT', '/auth/edit-password', { body: { email, password, seedPhrase: PHRASE } })
      const token = String((await signIn(email, password)).json.token)
      const until = '2026-06-03T12:00:00.000Z'
      const key = randomUUID()
      expect((await money('/withdrawal/add', token, order, key)).json).toEqual({
        message:
          'Your password was changed by seed phrase. Withdrawals are held until 3 June 2026, 12:00 UTC. Nothing was withdrawn.',
        code: 'held',
        until,
      })
      const { json } = await call('GET', '/auth/security', { token })
      expect(json).toEqual({
        totp: { on: false },
        backupCodesLeft: 0,
        passkeys: 0,
        holds: [{ why: 'Your password was changed by seed phrase.', until }],
        wordSet: false,
      })
      expect(await subjects(id)).toEqual(['Your password was changed', 'New sign-in'])
      clock.forward(48 * HOUR_MS)
      const later = String((await signIn(email, password)).json.token)
      expect((await money('/withdrawal/add', later, order, key)).status).toBe(201)
    })
  })

  it('CAP-0 without a capability that shows a hold, a reset holds nothing', async () => {
    const { customer, call, signIn, money } = createAccountApp(db(), { capabilities: [] })
    const { email } = await customer({ profit: 100_00n })
    const password = 'Tallow&Brick9'
    await call('PUT', '/auth/edit-password', { body: { email, password, seedPhrase: PHRASE } })
    const token = String((await signIn(email, password)).json.token)
    expect((await money('/withdrawal/add', token, order)).status).toBe(201)
  })

  describe('address book', () => {
    it('CAP-3 an address can be used after 24 hours, not a second before', async () => {
      const { add, list, email, signIn, money, clock, id, subjects } = await added()
      const response = await add(saved)
      expect([response.status, response.json.address]).toEqual([
        201,
        { ...saved, id: expect.any(String), usableFrom: '2026-06-02T12:00:00.000Z', times: 0 },
      ])
      expect(await subjects(id)).toEqual(['Address saved'])
      clock.forward(24 * HOUR_MS - 1000)
      const token = String((await signIn(email)).json.token)
      const key = randomUUID()
      expect((await money('/withdrawal/add', token, order, key)).json).toEqual({
        message: '“My wallet” can be used from 2 June 2026, 12:00 UTC. Nothing was withdrawn.',
        code: 'held',
        until: '2026-06-02T12:00:00.000Z',
      })
      // In capitals it is the same address.
      const loud = { ...order, wallet: order.wallet.toUpperCase() }
      expect((await money('/withdrawal/add', token, loud)).json.code).toBe('held')
      clock.forward(1000)
      expect((await money('/withdrawal/add', token, order, key)).status).toBe(201)
      clock.forward(60_000)
      const { addresses } = await list(token)
      expect(addresses).toMatchObject([{ times: 1, lastUsedAt: '2026-06-02T12:00:00.000Z' }])
    })

    it('CAP-3 a known address or name is a 409 at its field, without asking for a proof', async () => {
      const { add, send, token } = await added()
      await add(saved)
      const again = await send('POST', '/withdrawal/addresses', {
        token,
        body: { ...saved, label: 'Other', address: saved.address.toUpperCase() },
      })
      expect([again.status, Object.keys(again.json.fields ?? {})]).toEqual([409, ['address']])
      const named = await add({ ...saved, label: 'MY WALLET', address: `${'1'.repeat(30)}x` })
      expect([named.status, Object.keys(named.json.fields ?? {})]).toEqual([409, ['label']])
      expect((await add({ ...saved, network: 'venus' })).status).toBe(422)
    })

    it('CAP-3 saves 100 addresses and refuses the next, until one is removed', async () => {
      const { add, send, list, token, id } = await added()
      const at = new Date('2026-06-01T12:00:00Z')
      for (let n = 1; n <= 99; n += 1)
        await saveAddress(
          db(),
          id,
          { ...saved, label: `Wallet ${n}`, address: `${'1'.repeat(30)}${n}`, usableFrom: at },
          at,
        )
      const hundredth = await add(saved)
      expect(hundredth.status).toBe(201)
      const more = { ...saved, label: 'One more', address: `${'1'.repeat(30)}x` }
      const refused = await send('POST', '/withdrawal/addresses', { token, body: more })
      expect([refused.status, refused.json.message]).toEqual([
        409,
        'You can save 100 addresses. Remove one first.',
      ])
      expect((await list()).addresses).toHaveLength(100)
      const { id: address } = hundredth.json.address as unknown as { id: string }
      await send('POST', '/withdrawal/addresses/remove', { token, body: { id: address } })
      expect((await add(more)).status).toBe(201)
    })

    it('CAP-3 removes at once and without a proof, once', async () => {
      const { add, list, send, token, customer, id: person, subjects } = await added()
      const id = String(((await add(saved)).json.address as unknown as { id: string }).id)
      const stranger = await customer()
      const remove = (bearer: string) =>
        send('POST', '/withdrawal/addresses/remove', { token: bearer, body: { id } })
      expect((await remove(stranger.token)).status).toBe(404)
      expect((await remove(token)).status).toBe(200)
      expect((await remove(token)).status).toBe(404)
      expect((await list()).addresses).toEqual([])
      expect(await subjects(person)).toEqual(['Address saved', 'Address removed'])
    })

    it('CAP-3 removing an address doesn’t end its wait, and the email says so', async () => {
      const { add, email, send, signIn, money, clock, token, id: person } = await added()
      const id = String(((await add(saved)).json.address as unknown as { id: string }).id)
      await send('POST', '/withdrawal/addresses/remove', { token, body: { id } })
      expect((await money('/withdrawal/add', token, order)).json).toEqual({
        message:
          'You saved this address and removed it. It can be used from 2 June 2026, 12:00 UTC. Nothing was withdrawn.',
        code: 'held',
        until: '2026-06-02T12:00:00.000Z',
      })
      const sql = `select body from mails where user_id = $1 and subject = 'Address removed'`
      const { rows } = await db().query<{ body: string }>(sql, [person])
      expect(rows[0]?.body).toContain('Withdrawals to it are refused at least until 2 June 2026, 12:00 UTC.')
      clock.forward(12 * HOUR_MS)
      const later = String((await signIn(email)).json.token)
      expect((await add(saved, later)).json.address).toMatchObject({ usableFrom: '2026-06-03T00:00:00.000Z' })
    })

    it('CAP-3 an address that could be used when it was removed needs no wait', async () => {
      const { add, email, send, signIn, money, clock } = await added()
      const { address } = (await add(saved)).json as unknown as { address: { id: string } }
      clock.forward(24 * HOUR_MS)
      const token = String((await signIn(email)).json.token)
      await send('POST', '/withdrawal/addresses/remove', { token, body: { id: address.id } })
      expect((await money('/withdrawal/add', token, order)).status).toBe(201)
    })

    it('CAP-3 with only saved ones, refuses a bank account and other addresses; switching it off takes 48 hours', async () => {
      const { add, list, only, email, signIn, money, clock, token: first, send, id, subjects } = await added()
      await add(saved)
      expect((await only(true)).json).toEqual({ only: true })
      clock.forward(24 * HOUR_MS)
      const token = String((await signIn(email)).json.token)
      const other = { amount: 20, wallet: 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7' }
      const keys = [randomUUID(), randomUUID()]
      for (const [at, body] of [other, bank].entries())
        expect((await money('/withdrawal/add', token, body, keys[at])).json).toEqual({
          message: 'You pay only to saved addresses, and this is not one of them. Nothing was withdrawn.',
          code: 'not_saved',
        })
      expect((await money('/withdrawal/add', token, order)).status).toBe(201)
      // Switching it off asks for a proof and sends an email.
      expect(
        (await send('PUT', '/withdrawal/addresses/only', { token, body: { on: false } })).json.code,
      ).toBe('step_up')
      const offFrom = '2026-06-04T12:00:00.000Z'
      expect((await only(false, token)).json).toEqual({ only: true, onlyOffFrom: offFrom })
      expect(await subjects(id)).toContain('Withdrawals to other addresses')
      // Asking again doesn't restart the wait.
      clock.forward(HOUR_MS / 4)
      expect((await only(false, token)).json).toEqual({ only: true, onlyOffFrom: offFrom })
      clock.forward(48 * HOUR_MS - HOUR_MS / 4 - 1000)
      const late = String((await signIn(email)).json.token)
      const refused = await money('/withdrawal/add', late, bank, keys[1])
      expect(refused.json).toMatchObject({ code: 'not_saved', until: offFrom })
      clock.forward(1000)
      expect((await money('/withdrawal/add', late, bank, keys[1])).status).toBe(201)
      expect(await list(late)).toMatchObject({ only: false })
      expect(first).not.toBe(late)
    })

    it('CAP-3 switching on again cancels the switching off', async () => {
      const { only, list } = await added()
      await only(true)
      await only(false)
      expect((await only(true)).json).toEqual({ only: true })
      expect(await list()).toMatchObject({ only: true, addresses: [] })
      expect(await list()).not.toHaveProperty('onlyOffFrom')
    })
  })

  it('CAP-0 a server with only the lock still asks for the password', async () => {
    const { customer, sendProven, call } = createAccountApp(db(), { capabilities: ['withdrawal-lock'] })
    const { token } = await customer()
    const response = await sendProven('PUT', '/auth/withdrawal-lock', { token, body: { days: 1 } })
    expect(response.status).toBe(200)
    expect((await call('GET', '/auth/security', { token })).status).toBe(200)
    expect((await call('GET', '/withdrawal/addresses', { token })).status).toBe(404)
  })
})
