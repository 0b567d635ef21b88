import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { dollars } from './domain/dollars.ts'
import { elsewhere } from './testing/account.ts'
import { createAuthenticator } from './testing/authenticator.ts'
import { tableUnder } from './testing/doc-table.ts'
import { onBothEngines } from './testing/engines.ts'
import { createVictim, HOUR_MS, type Victim } from './testing/victim.ts'

const wrong = { method: 'totp', code: '000000' }

async function wrongPasskey({ call, token, addPasskey }: Victim) {
  await addPasskey()
  return async () => {
    const asked = { action: 'lock', bodyHash: createHash('sha256').update('{}').digest('hex') }
    const { json } = await call('POST', '/auth/step-up/options', { token, body: asked })
    const credential = createAuthenticator().get(json.options)
    return call('POST', '/auth/step-up', { token, body: { ...asked, method: 'passkey', credential } })
  }
}

type Act = () => Promise<{ status: number }>
type Told = {
  what: string
  /** Makes what has to be there, and returns the act. */
  ready: (victim: Victim) => Promise<Act> | Act
  /** What the email names, and the texts that it has then. */
  names?: [string, (victim: Victim) => string[]]
  elsewhere?: [string, (victim: Victim) => Promise<number>]
  /** A refusal, which is told only so often. */
  refused?: true
}
const passkeys = ({ rows }: Victim) => rows('/auth/passkeys', 'passkeys').then(({ length }) => length)
const told: Told[] = [
  {
    what: 'a sign-in in a kind of browser that hasn’t signed in since the last change of the password',
    ready:
      ({ signIn, email }) =>
      () =>
        signIn(email),
  },
  {
    what: 'a sign-in in any other kind of browser',
    ready: async ({ signIn, email }) => {
      await signIn(email)
      return () => signIn(email)
    },
  },
  {
    what: 'a withdrawal',
    ready:
      ({ own }) =>
      () =>
        own('POST', '/withdrawal/add', elsewhere),
    names: ['the amount and the shortened destination', () => [dollars(20_00n), 'tb1qrp…0sl5k7']],
    elsewhere: [
      'the history',
      ({ rows }) => rows('/withdrawal/all', 'allWithdrawals').then((all) => all.length),
    ],
  },
  {
    what: 'an address is saved',
    ready:
      ({ save }) =>
      () =>
        save(),
    names: ['the time it can be used', ({ later }) => [later(24)]],
  },
  {
    what: 'other addresses are allowed',
    ready: async ({ only }) => {
      await only(true)
      return () => only(false)
    },
    names: ['the time it takes effect', ({ later }) => [later(48)]],
  },
  {
    what: 'only saved addresses is switched on',
    ready:
      ({ only }) =>
      () =>
        only(true),
    names: ['how it ends', () => ['switched off under Security. That takes effect 48 hours later.']],
  },
  {
    what: 'its switching off is cancelled',
    ready: async ({ only }) => {
      await only(true)
      await only(false)
      return () => only(true)
    },
    names: ['how it ends', () => ['switched off under Security. That takes effect 48 hours later.']],
  },
  {
    what: 'withdrawals are locked',
    ready:
      ({ own }) =>
      () =>
        own('PUT', '/auth/withdrawal-lock', { days: 3 }),
    names: ['the end of the lock', ({ later }) => [later(72)]],
  },
  {
    what: 'a saved address is removed',
    ready: async ({ save, own, rows }) => {
      await save()
      const [one] = await rows('/withdrawal/addresses', 'addresses')
      return () => own('POST', '/withdrawal/addresses/remove', { id: one?.id })
    },
  },
  {
    what: 'a passkey is added',
    ready:
      ({ addPasskey }) =>
      () =>
        addPasskey(),
    elsewhere: ['Passkeys', passkeys],
  },
  {
    what: 'a passkey is removed',
    ready: async ({ addPasskey, own }) => {
      const { id } = (await addPasskey()).json
      return () => own('POST', '/auth/passkeys/end', { id })
    },
    elsewhere: ['Passkeys', passkeys],
  },
  {
    what: 'a passkey gets another name',
    ready: async ({ addPasskey, own }) => {
      const { id } = (await addPasskey()).json
      return () => own('POST', '/auth/passkeys/name', { id, name: 'Other' })
    },
  },
  { what: 'a second step is switched on', ready: (victim) => () => switchedOn(victim) },
  {
    what: 'backup codes are made',
    ready: async ({ secondStep, own }) => {
      await secondStep()
      return () => own('POST', '/auth/backup-codes')
    },
  },
  {
    what: 'the word is set',
    ready:
      ({ own }) =>
      () =>
        own('PUT', '/auth/word', { word: 'Lantern' }),
  },
  {
    what: 'the second step is turned off',
    ready: async ({ secondStep, own }) => {
      await secondStep()
      return () => own('POST', '/auth/totp/off')
    },
    names: ['the end of the 48-hour hold', ({ later }) => [later(48)]],
  },
  {
    what: 'a sign-in with a backup code',
    ready: async ({ secondStep, second, ticket }) => {
      const { backupCodes } = await secondStep()
      // The browser is known, so that the email is about the code.
      await second(await ticket(), { method: 'backup', code: backupCodes[1] ?? '' })
      return async () => second(await ticket(), { method: 'backup', code: backupCodes[0] ?? '' })
    },
  },
  {
    what: 'a backup code as a proof',
    ready: async ({ secondStep, stepUp, token }) => {
      const { backupCodes } = await secondStep()
      return () => stepUp(token, 'lock', {}, { method: 'backup', code: backupCodes[0] ?? '' })
    },
  },
  {
    what: 'a wrong password as a proof',
    ready:
      ({ stepUp, token }) =>
      () =>
        stepUp(token, 'lock', {}, { method: 'password', password: 'Wrong#48!' }),
    refused: true,
  },
  {
    what: 'a wrong code as a proof',
    ready: async ({ secondStep, stepUp, token }) => {
      await secondStep()
      return () => stepUp(token, 'lock', {}, wrong)
    },
    refused: true,
  },
  { what: 'a wrong passkey as a proof', ready: wrongPasskey, refused: true },
  {
    what: 'the right password, a wrong second step',
    ready: async ({ secondStep, second, ticket }) => {
      await secondStep()
      return async () => second(await ticket(), wrong)
    },
    refused: true,
  },
  {
    what: 'a wrong password',
    ready:
      ({ signIn, email }) =>
      () =>
        signIn(email, 'Wrong#48!'),
    refused: true,
  },
  {
    what: 'the account is only looked at with a token',
    ready:
      ({ call, token }) =>
      () =>
        call('GET', '/transaction/token-user', { token }),
  },
]
async function switchedOn({ secondStep }: Victim) {
  await secondStep()
  return { status: 200 }
}

/** How often something was told of an act, of another at the same time, after another minute, and after another hour. */
const often: Record<string, string> = {
  '1': 'at once',
  '0': 'no',
  '1,1,1,1': 'at once, each time',
  '1,0,1,1': 'at once, at most once a minute',
  '1,0,0,1': 'at once, at most once an hour',
  '0,0,0,0': 'no',
}

/** Moves the clock on while the customer uses the app, so that the session doesn't end. */
async function pass({ clock, works, token }: Victim, wait: number) {
  for (let left = wait; left > 0; left -= HOUR_MS / 3) {
    clock.forward(Math.min(left, HOUR_MS / 3))
    assert.equal(await works(token), true)
  }
}

async function rowOf(
  { what, ready, names, elsewhere: shown, refused }: Told,
  documented: string[] | undefined,
  victim: Victim,
) {
  const act = await ready(victim)
  const count = async () => [(await victim.mailsTo(victim.id)).length, (await shown?.[1](victim)) ?? 0]
  const mailed: number[] = []
  const times: string[] = []
  let seen = '–'
  const listed = async () => {
    const entries = (await victim.rows('/auth/activity', 'activity')).map(({ at }) => at)
    return often[String(times.map((time) => (entries.includes(time) ? 1 : 0)))]
  }
  // A wrong password is recorded after the response, and several of them in any order.
  const untilListed = (expected: string | undefined) =>
    vi.waitFor(async () => assert.equal(await listed(), expected, what), { timeout: 10_000 })
  for (const wait of refused ? [1, 1, 61_000, HOUR_MS] : [1]) {
    await pass(victim, wait)
    times.push(victim.clock.at.toISOString())
    const [mails = 0, others = 0] = await count()
    assert.equal((await act()).status < 300, !refused, what)
    const [mailsNow = 0, othersNow = 0] = await count()
    mailed.push(Math.sign(mailsNow - mails))
    if (shown && othersNow !== others) seen = shown[0]
    if (refused && times.length === 1) await untilListed('at once')
  }
  if (refused) await untilListed(documented?.[3])
  const body = (await victim.mailsTo(victim.id)).at(-1)?.body ?? ''
  const named = names?.[1](victim).every((text) => body.includes(text)) ? names[0] : '–'
  return [what, often[String(mailed)], named, await listed(), seen]
}

onBothEngines((db) => {
  it('CAP-3 what the customer is told is exactly what docs/stolen-credentials.md says', async () => {
    const documented = tableUnder('stolen-credentials.md', 'What the customer is told, and when')
    const found: unknown[] = []
    for (const [index, row] of told.entries()) {
      found.push(await rowOf(row, documented[index], await createVictim(db())))
    }
    expect(found).toEqual(documented)
  })
})
