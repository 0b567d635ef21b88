import { describe, expect, it } from 'vitest'
import { json } from './faulty-backend.ts'
import { check, lines } from './find-faults.ts'
import { account } from './independent-backend.ts'
import type { CheckOptions } from './run.ts'

// Checks that are skipped, with the reason.

const unchecked = async (options: Partial<CheckOptions>) =>
  lines(await check({}, options), 'not checked').filter((line) => /^API-(?:8|9|13) /.test(line))

describe('check:backend', () => {
  it('API-12 skips the checks that need an account if every call is 404, and asks for the address', async () => {
    const results = await check({ before: () => ({ ...json({ message: 'Not found' }, 404) }) })
    expect(lines(results, 'FAILS')).toContainEqual(
      'API-12 the calls are found at the address: expected the calls of the contract at --url, ' +
        'received 404 to every one; is a part such as /api missing?',
    )
    expect(results.filter(({ outcome }) => outcome === 'holds').map(({ what }) => what)).toEqual([
      'every call is answered within 15 s',
      'no write is redirected',
      'a refusal is not sent as a success',
      'a refusal is JSON with a message',
      'JSON is sent as JSON',
      'messages are short plain sentences',
      'answers carry X-Request-Id',
      'answers may be read by the app at https://app.example.test',
      'the app may read the headers that are sent',
    ])
    expect(lines(results, 'not checked')).toContainEqual(
      'API-1 a wrong password is refused: sign-in doesn’t work (reported above)',
    )
  })

  it('API-9 skips withdrawals without an account that may withdraw, and gives the reason', async () => {
    expect(await unchecked({ existing: undefined })).toHaveLength(15)
    expect((await unchecked({ existing: undefined }))[0]).toContain(
      'give --email and the password in CHECK_PASSWORD',
    )
    const wrong = await check({}, { existing: { ...account, password: 'another' } })
    expect(lines(wrong, 'FAILS')).toEqual([])
    expect(lines(wrong, 'not checked').find((line) => line.startsWith('API-9'))).toContain(
      'it can’t sign in: 401',
    )
  })
})
