import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAccountApp, order } from '../testing/account.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import { onBothEngines } from '../testing/engines.ts'
import { PASSWORD } from '../testing/test-app.ts'

onBothEngines((db) => {
  const world = (options: Parameters<typeof createAccountApp>[1] = {}) => {
    const testApp = createAccountApp(db(), options)
    const { call, sendProven, send } = testApp
    const optionsFor = async (token: string) => {
      const { json } = await sendProven('POST', '/auth/passkeys/options', { token })
      return json.options as unknown as { rp: { id: string }; user: { id: string; name: string } }
    }
    const add = async (token: string, device = createAuthenticator(), name = 'My phone') => {
      const credential = device.create(await optionsFor(token))
      return { device, added: await send('POST', '/auth/passkeys', { token, body: { name, credential } }) }
    }
    const list = async (token: string) =>
      (await call('GET', '/auth/passkeys', { token })).json.passkeys as unknown as Record<string, unknown>[]
    const ask = async () => (await call('POST', '/auth/login/passkey/options', { body: {} })).json
    const signInWith = (ticket: unknown, credential: unknown) =>
      call('POST', '/auth/login/passkey', { body: { ticket, credential } })
    /** The passkey as a step-up shows it. */
    const stepUpWith = async (
      token: string,
      action: string,
      body: unknown,
      device: ReturnType<typeof createAuthenticator>,
    ) => {
      const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
      const asked = await call('POST', '/auth/step-up/options', {
        token,
        body: { action, bodyHash },
      })
      const credential = device.get(asked.json.options)
      return call('POST', '/auth/step-up', {
        token,
        body: { action, bodyHash, method: 'passkey', credential },
      })
    }
    return { ...testApp, optionsFor, add, list, ask, signInWith, stepUpWith }
  }

  describe('adding', () => {
    it('CAP-3 asks for a device-bound check, no attestation, and a handle that says nothing', async () => {
      const { customer, optionsFor } = world()
      const { id, email, token } = await customer()
      const options = await optionsFor(token)
      expect(options).toMatchObject({
        rp: { id: 'localhost' },
        user: { name: email },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      const handle = Buffer.from(options.user.id, 'base64url').toString()
      expect(handle).toMatch(/^[0-9a-f]{32}$/)
      expect(handle).not.toContain(id.padStart(32, '0'))
    })

    it('CAP-3 stores it under a name; the same again is a 409', async () => {
      const { customer, add, list, send, optionsFor, subjects } = world()
      const { id, token } = await customer()
      const { device, added } = await add(token)
      expect([added.status, added.json]).toEqual([
        201,
        { id: expect.any(String), name: 'My phone', createdAt: '2026-06-01T12:00:00.000Z', synced: true },
      ])
      expect(await list(token)).toEqual([
        {
          id: added.json.id,
          name: 'My phone',
          createdAt: '2026-06-01T12:00:00.000Z',
          synced: true,
          transports: ['internal'],
          credentialId: device.id,
        },
      ])
      expect(await subjects(id)).toEqual(['Passkey added'])
      const credential = device.create(await optionsFor(token))
      const again = await send('POST', '/auth/passkeys', { token, body: { name: 'Again', credential } })
      expect(again.status).toBe(409)
    })

    it('CAP-3 refuses the 21st, even if its options were requested before the 20th was added', async () => {
      const { customer, add, list, send, sendProven, optionsFor } = world()
      const { token } = await customer()
      for (let n = 1; n < 20; n += 1) await add(token)
      const early = createAuthenticator().create(await optionsFor(token))
      expect((await add(token)).added.status).toBe(201)
      const refused = { status: 409, json: { message: 'You can have 20 passkeys. Remove one first.' } }
      const late = await send('POST', '/auth/passkeys', { token, body: { name: 'Late', credential: early } })
      expect(late).toMatchObject(refused)
      expect(await sendProven('POST', '/auth/passkeys/options', { token })).toMatchObject(refused)
      expect(await list(token)).toHaveLength(20)
      const [first] = await list(token)
      await sendProven('POST', '/auth/passkeys/end', { token, body: { id: first?.id } })
      expect((await add(token)).added.status).toBe(201)
    }, 60_000)

    it.each([
      ['another origin', { origin: 'https://evil.test' }],
      ['no check of the person', { verified: false }],
    ])('CAP-3 refuses %s', async (_, how) => {
      const { customer, send, optionsFor, list } = world()
      const { token } = await customer()
      const credential = createAuthenticator().create(await optionsFor(token), how)
      const response = await send('POST', '/auth/passkeys', { token, body: { name: 'Mine', credential } })
      expect([response.status, Object.keys(response.json.fields ?? {})]).toEqual([422, ['credential']])
      expect(await list(token)).toEqual([])
    })

    it('CAP-3 refuses a challenge that belongs to another session, was used or has expired', async () => {
      const { customer, send, optionsFor, clock } = world()
      const [mine, theirs] = [await customer(), await customer()]
      const put = (token: string, credential: unknown) =>
        send('POST', '/auth/passkeys', { token, body: { name: 'Mine', credential } })
      const options = await optionsFor(mine.token)
      expect((await put(theirs.token, createAuthenticator().create(options))).status).toBe(422)
      expect((await put(mine.token, createAuthenticator().create(options))).status).toBe(201)
      expect((await put(mine.token, createAuthenticator().create(options))).status).toBe(422)
      const old = await optionsFor(mine.token)
      clock.forward(5 * 60_000)
      expect((await put(mine.token, createAuthenticator().create(old))).status).toBe(422)
    })

    it.each(['http://127.0.0.1:4173', 'http://[::1]:4173'])(
      'CAP-3 says that %s has no name for passkeys',
      async (publicUrl) => {
        const { customer, send } = world({ publicUrl })
        const { token } = await customer()
        const response = await send('POST', '/auth/passkeys/options', { token })
        expect([response.status, response.json.message]).toEqual([
          409,
          'Passkeys need a website name. Open this site by its name, or as “localhost” on your own computer.',
        ])
      },
    )

    it('CAP-3 with a public address passkeys belong to its name', async () => {
      const { customer, optionsFor, send } = world({ publicUrl: 'https://app.sample.test' })
      const { token } = await customer()
      const options = await optionsFor(token)
      expect(options.rp).toMatchObject({ id: 'app.sample.test' })
      const device = createAuthenticator()
      const wrong = device.create(options)
      expect(
        (await send('POST', '/auth/passkeys', { token, body: { name: 'x', credential: wrong } })).status,
      ).toBe(422)
      const right = device.create(await optionsFor(token), { origin: 'https://app.sample.test' })
      expect(
        (await send('POST', '/auth/passkeys', { token, body: { name: 'x', credential: right } })).status,
      ).toBe(201)
    })
  })

  describe('signing in', () => {
    it('CAP-3 needs no address and no password, even with a second step', async () => {
      const { customer, add, ask, signInWith, works, list, switchOn } = world()
      const { email, token } = await customer()
      const { device } = await add(token)
      await switchOn(token)
      const { ticket, options } = await ask()
      expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
      const response = await signInWith(ticket, device.get(options))
      expect([response.status, (response.json.user as unknown as { email: string }).email]).toEqual([
        200,
        email,
      ])
      expect(await works(String(response.json.token))).toBe(true)
      expect(await list(token)).toMatchObject([{ lastUsedAt: '2026-06-01T12:00:30.000Z' }])
    })

    it('CAP-3 gives the same message for every failure', async () => {
      const { customer, add, ask, signInWith, clock } = world()
      const [mine, theirs] = [await customer(), await customer()]
      const { device } = await add(mine.token)
      const { device: foreign } = await add(theirs.token)
      const first = await ask()
      const used = device.get(first.options)
      expect((await signInWith(first.ticket, used)).status).toBe(200)
      const attempts: [unknown, unknown][] = [[first.ticket, used]]
      const fresh = async (how: Parameters<typeof device.get>[1]) => {
        const { ticket, options } = await ask()
        return [ticket, device.get(options, how)] as [unknown, unknown]
      }
      attempts.push(await fresh({ verified: false }), await fresh({ origin: 'https://evil.test' }))
      // No handle, a blank one, and another customer's.
      const { options: theirOptions, ticket: theirTicket } = await ask()
      const { userHandle } = foreign.get(theirOptions).response
      attempts.push(
        await fresh({ handle: undefined }),
        await fresh({ handle: '' }),
        await fresh({ handle: userHandle }),
      )
      attempts.push([theirTicket, foreign.get(theirOptions, { handle: undefined })])
      const [other, stolen] = [await ask(), await ask()]
      attempts.push([other.ticket, device.get(stolen.options)], ['nonsense', device.get(stolen.options)])
      const late = await ask()
      clock.forward(5 * 60_000)
      attempts.push([late.ticket, device.get(late.options)])
      for (const [ticket, credential] of attempts) {
        const response = await signInWith(ticket, credential)
        expect([response.status, response.json]).toEqual([
          403,
          { message: 'This passkey can’t be used here. Sign in with your password.' },
        ])
      }
    })

    it('CAP-3 accepts a counter of 0 after 0, and no counter that goes back', async () => {
      const { customer, add, ask, signInWith } = world()
      const { token } = await customer()
      const { device } = await add(token)
      const status = async (counter: number) => {
        const { ticket, options } = await ask()
        return (await signInWith(ticket, device.get(options, { counter }))).status
      }
      const statuses: number[] = []
      for (const counter of [0, 0, 5, 5, 4, 0, 6]) statuses.push(await status(counter))
      expect(statuses).toEqual([200, 200, 200, 403, 403, 403, 200])
    })

    it('CAP-3 a passkey is also the second step after a password', async () => {
      const { customer, add, signIn, second, switchOn, call } = world()
      const { email, token } = await customer()
      const { device } = await add(token)
      expect((await signIn(email)).status).toBe(200)
      await switchOn(token)
      const asked = (await signIn(email)).json
      expect(asked.methods).toEqual(['passkey', 'totp', 'backup'])
      const body = { ticket: asked.ticket, method: 'passkey', credential: device.get(asked.options) }
      expect((await call('POST', '/auth/login/second', { body })).status).toBe(200)
      expect((await call('POST', '/auth/login/second', { body })).status).toBe(403)
      const again = (await signIn(email)).json
      const stolen = { method: 'passkey', credential: createAuthenticator().get(again.options) }
      const wrong = await call('POST', '/auth/login/second', { body: { ticket: again.ticket, ...stolen } })
      expect(wrong.status).toBe(422)
      expect((await second(again.ticket, { method: 'passkey' })).status).toBe(422)
    })
  })

  describe('step-up', () => {
    it('CAP-3 a withdrawal asks for the passkey, for exactly this order', async () => {
      const { customer, add, send, stepUpWith, stepUp } = world()
      const { token } = await customer({ profit: 100_00n })
      const { device } = await add(token)
      const asked = await send('POST', '/withdrawal/add', { token, body: order })
      expect([asked.json.code, asked.json.methods]).toEqual(['step_up', ['passkey', 'password']])
      const proof = String((await stepUpWith(token, 'add-withdrawal', order, device)).json.proof)
      const more = { ...order, amount: 90 }
      expect((await send('POST', '/withdrawal/add', { token, body: more, proof })).status).toBe(403)
      expect((await send('POST', '/withdrawal/add', { token, body: order, proof })).status).toBe(201)
      // A lost device doesn't lock the customer out while there is no second step.
      const byPassword = await stepUp(token, 'add-withdrawal', order, {
        method: 'password',
        password: PASSWORD,
      })
      expect(byPassword.status).toBe(200)
    })

    it('CAP-3 what the device signed for one body proves no other', async () => {
      const { customer, add, call } = world()
      const { token } = await customer()
      const { device } = await add(token)
      const [one, two] = ['a', 'b'].map((text) => createHash('sha256').update(text).digest('hex'))
      const asked = await call('POST', '/auth/step-up/options', {
        token,
        body: { action: 'set-lock', bodyHash: one },
      })
      const credential = device.get(asked.json.options)
      const shown = { action: 'set-lock', method: 'passkey', credential }
      expect((await call('POST', '/auth/step-up', { token, body: { ...shown, bodyHash: two } })).status).toBe(
        422,
      )
    })
  })

  describe('managing', () => {
    it('CAP-3 names and removes one’s own only, and a removed one no longer signs in', async () => {
      const { customer, add, list, send, sendProven, ask, signInWith, subjects } = world()
      const [mine, stranger] = [await customer(), await customer()]
      const { device, added } = await add(mine.token)
      const { id } = added.json
      const name = (token: string) =>
        send('POST', '/auth/passkeys/name', { token, body: { id, name: 'Old phone' } })
      const end = (token: string) => sendProven('POST', '/auth/passkeys/end', { token, body: { id } })
      expect([(await name(stranger.token)).status, (await end(stranger.token)).status]).toEqual([404, 404])
      expect((await name(mine.token)).status).toBe(200)
      expect(await list(mine.token)).toMatchObject([{ name: 'Old phone' }])
      expect([(await end(mine.token)).status, (await end(mine.token)).status]).toEqual([200, 404])
      expect(await subjects(mine.id)).toEqual(['Passkey added', 'Passkey removed'])
      const { ticket, options } = await ask()
      const refused = await signInWith(ticket, device.get(options))
      expect([refused.status, refused.json.code]).toEqual([403, 'unknown_passkey'])
    })
  })
})
