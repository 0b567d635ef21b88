import { describe, expect, it } from 'vitest'
import { type Mail, mails } from '../domain/mails.ts'
import { createAccountApp, order } from '../testing/account.ts'
import { onBothEngines } from '../testing/engines.ts'
import { PASSWORD } from '../testing/test-app.ts'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const HERE = from('127.0.0.1')
const requested = { reference: 'WDR-1', amount: 20_00n, to: { wallet: order.wallet }, cancel: true }

onBothEngines((db) => {
  const world = (options: Parameters<typeof createAccountApp>[1] = {}) => {
    const testApp = createAccountApp(db(), options)
    const page = async (
      env: object,
      {
        url = 'http://localhost:4173',
        headers = {},
      }: { url?: string; headers?: Record<string, string> } = {},
    ) => {
      const response = await testApp.app.request(`${url}/sandbox/mails`, { headers }, env)
      return { status: response.status, headers: response.headers, text: await response.text() }
    }
    return { ...testApp, page }
  }

  describe('the page of emails', () => {
    it('CAP-3 shows emails to test addresses on this machine, as plain HTML without scripts', async () => {
      const { customer, signIn, sendProven, page } = world()
      const { email, token } = await customer()
      await sendProven('PUT', '/auth/word', { token, body: { word: "O'Light" } })
      await signIn(email)
      const { status, headers, text } = await page(HERE)
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(text).toContain(email)
      expect(text).toContain('<h2>New sign-in</h2>')
      expect(text).toContain('Your word: O&#39;Light')
      expect(text).not.toContain('<script')
    })

    it('CAP-3 shows no real address, not even on this machine', async () => {
      const { customer, signIn, page } = world()
      const email = 'real@company-of-someone.com'
      const { token } = await customer({ email })
      await signIn(email)
      expect((await page(HERE)).text).not.toContain(email)
      const own = await page(HERE, { headers: { authorization: `Bearer ${token}` } })
      expect(own.text).toContain(email)
    })

    it('CAP-3 from elsewhere shows one’s own emails, and only with the token', async () => {
      const { customer, signIn, page } = world()
      const [mine, theirs] = [await customer(), await customer()]
      for (const { email } of [mine, theirs]) await signIn(email)
      const away = from('203.0.113.7')
      expect((await page(away)).status).toBe(403)
      const wrong = await page(away, { headers: { authorization: `Bearer ${'A'.repeat(43)}` } })
      expect(wrong.status).toBe(403)
      const own = await page(away, { headers: { authorization: `Bearer ${mine.token}` } })
      expect(own.text).toContain(mine.email)
      expect(own.text).not.toContain(theirs.email)
    })

    it.each([
      ['another host’s name', {}, { url: 'http://evil.test' }],
      ['a proxy’s header', {}, { headers: { 'x-forwarded-for': '203.0.113.7' } }],
      ['configured proxies', { trustedProxies: 1 }, {}],
      ['a public address', { publicUrl: 'https://demo.sample.test' }, {}],
    ])('CAP-3 counts as elsewhere: %s', async (_, options, sent) => {
      expect((await world(options).page(HERE, sent)).status).toBe(403)
    })

    it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('CAP-3 counts as this machine: %s', async (address) => {
      expect((await world().page(from(address))).status).toBe(200)
    })

    it('CAP-3 an email says what to do, and asks for nothing', async () => {
      const { customer, call } = world()
      const { id, email, token } = await customer()
      await call('POST', '/auth/login', { body: { email, password: PASSWORD } })
      await call('POST', '/auth/not-me', { body: {}, token })
      const { rows } = await db().query<{ body: string }>('select body from mails where user_id = $1', [id])
      expect(rows).toHaveLength(2)
      for (const { body } of rows) {
        expect(body).toMatch(
          /asks for your password, your seed phrase or a code\. Support never asks for them either\. Enter them only on our site\.$/,
        )
        expect(body).not.toMatch(/https?:|@/)
      }
      expect(rows[0]?.body).toContain('This was not me')
    })

    it('CAP-3 every email about a change says what to do if it was not the customer', () => {
      const facts = { at: new Date('2026-06-01T12:00:00Z'), agent: 'Firefox on Linux' }
      const all = Object.entries(mails as Record<string, (...args: unknown[]) => Mail>)
      const more: Record<string, unknown[]> = {
        addressAdded: ['Label', facts.at],
        passwordChanged: [facts.at, { secondStep: true, passkeys: ['Label'] }],
        payoutRequested: [requested],
      }
      expect(all.length).toBeGreaterThan(10)
      for (const [name, make] of all) {
        const { body } = make(facts, ...(more[name] ?? [facts.at]))
        expect(body).toContain('Time: 1 June 2026, 12:00 UTC\nBrowser: Firefox on Linux')
        expect(body).toMatch(/If (this was not you|you did not choose this yourself)/)
        // “For 48 hours” would be untrue while a longer lock is set.
        expect(body.replaceAll('for at least 48 hours', '')).not.toMatch(/for 48 hours/)
      }
    })

    it('CAP-2 CAP-3 each stage that a customer gets a message about is an email too, once it has come', async () => {
      const { customer, sendProven, call, clock, page } = world({ settleSeconds: 60 })
      const { token } = await customer({ profit: 100_00n })
      const stranger = await customer()
      const subjects = async (reader = token) => {
        const { text } = await page(HERE, { headers: { authorization: `Bearer ${reader}` } })
        return [...text.matchAll(/<h2>(.*)<\/h2>/g)].map(([, subject]) => subject)
      }
      // By its cents the sandbox waits for something from the customer, until it refuses.
      await sendProven('POST', '/withdrawal/add', { token, body: { ...order, amount: 20.17 } })
      await sendProven('POST', '/withdrawal/add', { token, body: order })
      expect(await subjects()).toEqual(['Withdrawal requested', 'Withdrawal requested'])
      const list = await call('GET', '/withdrawal/all', { token })
      const { _id: id, version } = list.json.allWithdrawals?.[0] ?? {}
      const cancelled = await sendProven('POST', '/withdrawal/cancel', { token, body: { id, version } })
      expect(cancelled.status).toBe(200)
      expect((await subjects())[0]).toBe('Your withdrawal is cancelled')
      clock.forward(30_000)
      expect((await subjects())[0]).toBe('Your withdrawal needs something from you')
      clock.forward(1_200_000)
      expect(await subjects()).toEqual([
        'Your withdrawal was refused',
        'Your withdrawal needs something from you',
        'Your withdrawal is cancelled',
        'Withdrawal requested',
        'Withdrawal requested',
      ])
      expect(await subjects(stranger.token)).toEqual([])
      expect((await page(HERE)).text).toContain('<h2>Your withdrawal was refused</h2>')
      clock.forward(90 * 86_400_000)
      expect((await subjects())[0]).toBe('Withdrawal requested')
    })

    it('CAP-3 the email about a withdrawal says that “This was not me” does not stop it', () => {
      const { body } = mails.payoutRequested({ at: new Date(), agent: 'Firefox' }, requested)
      expect(body).toContain('“This was not me” does not stop the withdrawal itself.')
    })
  })
})
