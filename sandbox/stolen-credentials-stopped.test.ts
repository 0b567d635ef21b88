import assert from 'node:assert/strict'
import { expect, it } from 'vitest'
import { elsewhere } from './testing/account.ts'
import { tableUnder } from './testing/doc-table.ts'
import { onBothEngines } from './testing/engines.ts'
import { PHRASE } from './testing/test-app.ts'
import { createVictim, HOUR_MS } from './testing/victim.ts'

const bank = { amount: 20, accountNumber: '00012345', swiftCode: 'SAMPUS33', bankName: 'Sample Bank' }

onBothEngines((db) => {
  it.each(['a token', 'the password', 'both'] as const)(
    'CAP-3 what stops a thief with %s is exactly what docs/stolen-credentials.md says',
    async (thief) => {
      const victim = await createVictim(db())
      const { token, email, clock, call, send, signIn, rows, works } = victim
      const ownDevice = String((await signIn(email)).json.token)
      const knows = thief !== 'a token'
      let theirs = knows ? String((await signIn(email)).json.token) : token
      if (thief === 'both') theirs = token
      const withdraw = (by: string) => send('POST', '/withdrawal/add', { token: by, body: elsewhere })

      /** What the thief can do now. Signs in again if that is needed and possible. */
      async function power() {
        const stays = await works(theirs)
        if (!stays && knows) theirs = String((await signIn(email)).json.token)
        if (!(await works(theirs))) return 'nothing'
        const { status, json } = await withdraw(theirs)
        const first = stays ? '' : 'sign in again, '
        if (status === 201) return `${first}look and withdraw`
        return json.code === ('locked' as unknown) ? `${first}look: withdrawals are locked` : 'unknown'
      }
      /** What the thief added and is still there. */
      async function left(by: string) {
        const { json } = await call('GET', '/auth/security', { token: by })
        const names = [
          [(await rows('/withdrawal/addresses', 'addresses', by)).length > 0, 'address'],
          [(await rows('/auth/passkeys', 'passkeys', by)).length > 0, 'passkey'],
          [json.totp?.on as unknown, 'second step'],
        ] as const
        return names.flatMap(([there, name]) => (there ? [name] : [])).join(', ') || 'nothing'
      }
      const found: string[][] = []
      const note = async (when: string, what: string, by: string) =>
        found.push([when, what, await power(), await left(by)])

      if (knows) assert.equal((await victim.save(theirs)).status, 201)
      expect((await withdraw(theirs)).status).toBe(201)
      const profit = async (by: string) => (await victim.details(by)).tradeProfit
      const before = Number(await profit(ownDevice))
      const [row] = await rows('/withdrawal/all', 'allWithdrawals', ownDevice)
      const body = { id: row?.reference, version: row?.version }
      const cancelled = await send('POST', '/withdrawal/cancel', { token: ownDevice, body })
      expect([cancelled.status, Number(await profit(ownDevice)) > before]).toEqual([200, true])
      await note('while it is checked', 'cancels the withdrawal', ownDevice)

      clock.forward(HOUR_MS / 6)
      await send('POST', '/auth/sessions/end', { token: ownDevice, body: { others: true } })
      await note('minutes later', 'ends the other sessions', ownDevice)

      const notMe = await send('POST', '/auth/not-me', { token: ownDevice })
      expect(notMe.json.lockedUntil).toBe(new Date(clock.at.getTime() + 48 * HOUR_MS).toISOString())
      await note('minutes later', '“This was not me” in Recent activity', ownDevice)

      if (knows) {
        const { secret } = await victim.switchOn(theirs)
        const shown = { method: 'totp', code: victim.codeOf(secret) }
        assert.equal((await victim.addPasskey(theirs, shown)).status, 201)
        assert.equal(await left(theirs), 'address, passkey, second step')
      }
      const password = 'Tallow&Brick9'
      await call('PUT', '/auth/edit-password', { body: { email, password, seedPhrase: PHRASE } })
      let safe = String((await signIn(email, password)).json.token)
      await note('within 7 days', 'a new password, with the seed phrase', safe)

      for (const address of await rows('/withdrawal/addresses', 'addresses', safe))
        await send('POST', '/withdrawal/addresses/remove', { token: safe, body: { id: address.id } })
      await note('then', 'removes saved addresses that aren’t theirs', safe)

      clock.forward(48 * HOUR_MS)
      safe = String((await signIn(email, password)).json.token)
      expect((await send('POST', '/withdrawal/add', { token: safe, body: bank })).status).toBe(201)
      await note('48 hours later', 'signs in and withdraws', safe)

      const rowsOfPage = tableUnder('stolen-credentials.md', 'How it is stopped')
      const column = knows ? 4 : 2
      expect(found).toEqual(rowsOfPage.map((cells) => [cells[0], cells[1], cells[column], cells[column + 1]]))
    },
  )
})
