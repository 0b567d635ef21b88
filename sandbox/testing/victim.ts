import type { Database } from '../db/database.ts'
import { utcTime } from '../domain/utc-time.ts'
import { createAccountApp, order } from './account.ts'
import { createAuthenticator } from './authenticator.ts'

export const HOUR_MS = 3_600_000

/** A customer who may withdraw, with what the tests do for a customer or a thief. */
export async function createVictim(db: Database) {
  const testApp = createAccountApp(db)
  const person = await testApp.customer({ profit: 1000_00n })
  const { call, send, sendProven, signIn, clock } = testApp
  const { token, email } = person
  let secret = ''
  const own = (method: string, path: string, body: unknown = {}) =>
    sendProven(
      method,
      path,
      { token, body },
      secret === '' ? undefined : { method: 'totp', code: testApp.codeOf(secret) },
    )
  const device = createAuthenticator()
  return {
    ...testApp,
    ...person,
    own,
    device,
    later: (hours: number) => utcTime(new Date(clock.at.getTime() + hours * HOUR_MS)),
    secondStep: async () => {
      const made = await testApp.switchOn(token)
      secret = made.secret
      return made
    },
    ticket: async () => (await signIn(email)).json.ticket,
    only: (on: boolean) => own('PUT', '/withdrawal/addresses/only', { on }),
    save: (by = token) => {
      const body = { label: 'Mine', network: 'bitcoin', address: order.wallet }
      return sendProven('POST', '/withdrawal/addresses', { token: by, body })
    },
    addPasskey: async (by = token, shown?: Record<string, string>) => {
      const { json } = await sendProven('POST', '/auth/passkeys/options', { token: by }, shown)
      const body = { name: 'Phone', credential: device.create(json.options) }
      return send('POST', '/auth/passkeys', { token: by, body })
    },
    rows: async (path: string, name: string, by = token) =>
      (await call('GET', path, { token: by })).json[name] as unknown as Record<string, string>[],
  }
}

export type Victim = Awaited<ReturnType<typeof createVictim>>
