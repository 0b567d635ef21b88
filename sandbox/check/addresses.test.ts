import { expect, it } from 'vitest'
import { check, lines } from './find-faults.ts'
import { json } from './faulty-backend.ts'
import type { Quirk } from './independent-backend-routes.ts'

/** A backend with an address book that asks for the password, and whose saved addresses can be used after these hours, one after another. */
function bookWith(...hours: number[]): Quirk {
  let saves = 0
  let onlyOffFrom: string | undefined
  return {
    before: ({ route, headers, body }) => {
      if (route === 'GET /') return json({ message: 'up', capabilities: ['idempotency', 'address-book'] })
      if (route === 'GET /withdrawal/addresses')
        return headers.authorization ? json({ only: true, addresses: [] }) : json({ message: 'no' }, 401)
      if (route === 'PUT /withdrawal/addresses/only') {
        if (body.on === false) onlyOffFrom = new Date(Date.now() + 48 * 3_600_000).toISOString()
        return json({ only: true, onlyOffFrom })
      }
      if (route === 'POST /auth/step-up') return json({ proof: 'given' })
      if (route === 'POST /withdrawal/addresses/remove') return json({ message: 'Removed' })
      if (route !== 'POST /withdrawal/addresses') return undefined
      if (headers['step-up'] !== 'given')
        return json(
          { message: 'Confirm', code: 'step_up', methods: ['password'], action: 'add-address' },
          403,
        )
      const usableFrom = new Date(Date.UTC(2026, 2, 1) + (hours[saves] ?? 0) * 3_600_000).toISOString()
      saves += 1
      return json({ address: { id: `a${saves}`, usableFrom } }, 201)
    },
  }
}

it('CAP-3 accepts an address that waits as long or longer when it is saved again', async () => {
  for (const hours of [24, 25]) expect(lines(await check(bookWith(24, hours)), 'FAILS')).toEqual([])
})

it('CAP-3 finds that removing an address and saving it again shortens its wait', async () => {
  expect(lines(await check(bookWith(24, 1)), 'FAILS')).toEqual([
    expect.stringMatching(
      /^CAP-3 an address that is removed and saved again waits no shorter: expected .*T00:00:00.* received /,
    ),
  ])
})
