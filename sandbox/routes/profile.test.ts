import { describe, expect, it } from 'vitest'
import { PHRASE, createTestApp } from '../testing/test-app.ts'
import { onBothEngines } from '../testing/engines.ts'

const edit = {
  name: 'Other Name',
  zipCode: '1011',
  address: '2 Sample Street',
  gender: 'Female',
  phoneNumber: '15550100',
  investmentGoal: 'A Career Change',
}

onBothEngines((db) => {
  const testApp = () => createTestApp(db())

  describe('edit-user', () => {
    it.each(Object.keys(edit) as (keyof typeof edit)[])(
      'ACC-2 keeps the stored %s if the call leaves it out, and changes the rest',
      async (key) => {
        const { call, customer, details } = testApp()
        const { token } = await customer()
        const first = {
          name: 'First Name',
          zipCode: '99999',
          address: '1 First Street',
          gender: 'Male',
          phoneNumber: '+49 151 2345678',
          investmentGoal: 'Starting a business',
        }
        expect((await call('PUT', '/auth/edit-user', { token, body: first })).status).toBe(200)
        const { [key]: _, ...rest } = edit
        expect((await call('PUT', '/auth/edit-user', { token, body: rest })).status).toBe(200)
        expect(await details(token)).toMatchObject({ ...rest, [key]: first[key] })
      },
    )

    it('VAL-12 removes a phone number for an empty text, and refuses null', async () => {
      const { call, customer, details } = testApp()
      const { token } = await customer()
      await call('PUT', '/auth/edit-user', { token, body: edit })
      const nothing = await call('PUT', '/auth/edit-user', { token, body: { ...edit, phoneNumber: null } })
      expect([nothing.status, (await details(token)).phoneNumber]).toEqual([422, edit.phoneNumber])
      const removed = await call('PUT', '/auth/edit-user', { token, body: { ...edit, phoneNumber: '' } })
      expect([removed.status, (await details(token)).phoneNumber]).toEqual([200, ''])
    })

    it.each([
      ['as it was given out', (tag: string) => tag, 200],
      ['made weak by a proxy', (tag: string) => `W/${tag}`, 200],
      ['marked as compressed by a proxy', (tag: string) => tag.replace(/"$/, '-gzip"'), 200],
      ['in a list', (tag: string) => `"other", ${tag}`, 200],
      ['any', () => '*', 200],
      ['of another resource', () => '"other"', 409],
      ['empty', () => '""', 409],
      ['of an older version', () => '"profile-0"', 409],
      ['weak and of an older version', () => 'W/"profile-0"', 409],
    ])('ACC-2 handles an edit with a version %s', async (_, sent, status) => {
      const { call, customer } = testApp()
      const { token } = await customer()
      const seen = (await call('GET', '/transaction/token-user', { token })).headers.get('etag') ?? ''
      const headers = { 'if-match': sent(seen) }
      expect((await call('PUT', '/auth/edit-user', { token, body: edit, headers })).status).toBe(status)
    })
  })

  describe('password reset', () => {
    it.each([
      PHRASE,
      PHRASE.toUpperCase(),
      PHRASE.replaceAll('-', ' '),
      PHRASE.replaceAll('-', '\n'),
      PHRASE.replaceAll('-', ' – '),
      ` ${PHRASE} `,
    ])('API-18 the sandbox accepts its own phrase typed as %j', async (phrase) => {
      const { call, customer } = testApp()
      const { email } = await customer()
      expect(
        (
          await call('PUT', '/auth/edit-password', {
            body: { email, seedPhrase: phrase, password: 'Tallow&Brick9' },
          })
        ).status,
      ).toBe(200)
    })
  })
})
