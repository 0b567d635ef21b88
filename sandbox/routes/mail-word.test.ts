import { describe, expect, it } from 'vitest'
import { createAccountApp } from '../testing/account.ts'
import { onBothEngines } from '../testing/engines.ts'

onBothEngines((db) => {
  describe('word in emails', () => {
    it('CAP-3 every later email has it, and no response shows it', async () => {
      const { customer, sendProven, signIn, call } = createAccountApp(db())
      const { id, email, token } = await customer()
      expect((await sendProven('PUT', '/auth/word', { token, body: { word: 'x9' } })).status).toBe(422)
      const response = await sendProven('PUT', '/auth/word', { token, body: { word: 'Lighthouse' } })
      expect(response.status).toBe(200)
      await signIn(email)
      const { rows } = await db().query('select subject, word from mails where user_id = $1', [id])
      expect(rows).toEqual([
        { subject: 'Word for our emails set', word: null },
        { subject: 'New sign-in', word: 'Lighthouse' },
      ])
      const security = await call('GET', '/auth/security', { token })
      expect(security.json.wordSet).toBe(true)
      expect(security.text + response.text).not.toContain('Lighthouse')
    })

    it('CAP-3 the email about another word carries the earlier one, and neither word in its text', async () => {
      const { customer, sendProven, send } = createAccountApp(db())
      const { id, token } = await customer()
      const set = (word: string) => sendProven('PUT', '/auth/word', { token, body: { word } })
      await set('Lighthouse')
      expect((await send('PUT', '/auth/word', { token, body: { word: 'Barnacle' } })).status).toBe(403)
      await set('Barnacle')
      const { rows } = await db().query<{ body: string }>(
        'select subject, word, body from mails where user_id = $1 order by id',
        [id],
      )
      expect(rows).toMatchObject([
        { subject: 'Word for our emails set', word: null },
        { subject: 'Word in our emails changed', word: 'Lighthouse' },
      ])
      expect(rows[1]?.body).not.toMatch(/Lighthouse|Barnacle/)
    })
  })
})
