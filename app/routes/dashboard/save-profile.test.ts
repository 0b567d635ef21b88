import type { StoredProfile } from '#ui/profile/profile-values.ts'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { saveProfile, type SeenProfile } from './save-profile.ts'

const stored: StoredProfile = {
  name: 'Sample Person',
  phoneNumber: '',
  address: '1 Sample Street',
  zipCode: '1011',
  gender: null,
  investmentGoal: 'none',
}
const { gender: _, ...rest } = stored
const request = { ...rest, address: '2 Sample Street' } as Record<string, string>
const seen: SeenProfile = { stored, version: '"1"' }

const error = (status: number) => new ApiError({ kind: 'conflict', message: 'Changed', effect: 'no', status })

/** A fake backend. `answers`: the error status of each call in turn, or `null` to accept it. `now`: what is stored. */
function server(responses: (number | null)[], now: SeenProfile | Error = seen) {
  const sent: (string | null)[] = []
  const send = vi.fn<(body: unknown, version: string | null) => Promise<void>>(async (_body, version) => {
    sent.push(version)
    const status = responses.shift()
    if (status) throw error(status)
  })
  const load = vi.fn<() => Promise<SeenProfile>>(async () => {
    if (now instanceof Error) throw now
    return now
  })
  return { sent, calls: { send, load } }
}

it('ACC-2 sends the version that the customer saw', async () => {
  const { sent, calls } = server([null])
  expect(await saveProfile(request, seen, calls)).toBe('saved')
  expect(sent).toEqual(['"1"'])
  expect(calls.load).not.toHaveBeenCalled()
})

it('ACC-2 without a version, a 409 is reported as an error of the backend', async () => {
  const { sent, calls } = server([null], { stored, version: null })
  await saveProfile(request, { stored, version: null }, calls)
  expect(sent).toEqual([null])
  const refusing = server([409], { stored, version: null })
  await expect(saveProfile(request, { stored, version: null }, refusing.calls)).rejects.toThrow('Changed')
  expect(refusing.sent).toEqual([null])
})

it.each([409, 412])(
  'ACC-2 %i after a change elsewhere returns the stored details and sends nothing again',
  async (status) => {
    const now = { stored: { ...stored, address: '3 Other Street' }, version: '"2"' }
    const { sent, calls } = server([status], now)
    expect(await saveProfile(request, seen, calls)).toBe(now)
    expect(sent).toEqual(['"1"'])
  },
)

it.each([409, 412])(
  'ACC-2 %i with unchanged details is retried with the new version, which also covers other fields',
  async (status) => {
    const { sent, calls } = server([status, null], { stored, version: '"2"' })
    expect(await saveProfile(request, seen, calls)).toBe('saved')
    expect(sent).toEqual(['"1"', '"2"'])
  },
)

it('ACC-2 a 412 for the version that was just read is retried without a version', async () => {
  const { sent, calls } = server([412, null])
  expect(await saveProfile(request, seen, calls)).toBe('saved')
  expect(sent).toEqual(['"1"', null])
})

it('ACC-2 a 409 for another reason shows the server’s message', async () => {
  const { sent, calls } = server([409])
  await expect(saveProfile(request, seen, calls)).rejects.toThrow('Changed')
  expect(sent).toEqual(['"1"'])
})

it('ACC-2 never sends more than twice', async () => {
  const { sent, calls } = server([412, 412, 412], { stored, version: '"2"' })
  await expect(saveProfile(request, seen, calls)).rejects.toThrow('Changed')
  expect(sent).toHaveLength(2)
})

it('API-14 an earlier attempt whose response was lost counts as saved if its values are stored', async () => {
  const now = { stored: { ...stored, address: '2 Sample Street' }, version: '"2"' }
  const { sent, calls } = server([409], now)
  expect(await saveProfile(request, seen, calls)).toBe('saved')
  expect(sent).toEqual(['"1"'])
})

it('FAIR-7 reports the refusal if the stored details cannot be loaded', async () => {
  const { calls } = server([409], new Error('offline'))
  await expect(saveProfile(request, seen, calls)).rejects.toThrow('Changed')
})

it.each([500, 503, 401, 422])('API-14 a %i is never sent again', async (status) => {
  const { sent, calls } = server([status])
  await expect(saveProfile(request, seen, calls)).rejects.toThrow('Changed')
  expect(sent).toHaveLength(1)
})

// Many backends send no version, or a weak one that they never compare.
const unversioned = (now: StoredProfile): SeenProfile => ({ stored: now, version: null })

it.each([null, 'W/"5-abc"'])(
  'ACC-2 with version %j, saving keeps what another tab changed in other fields',
  async (version) => {
    const now = { stored: { ...stored, phoneNumber: '15550100', gender: 'Other' }, version }
    const { calls } = server([null], now)
    expect(await saveProfile(request, { stored, version }, calls)).toBe('saved')
    expect(calls.send.mock.calls).toEqual([
      [{ ...rest, address: '2 Sample Street', phoneNumber: '15550100', gender: 'Other' }, version],
    ])
  },
)

it.each([null, 'W/"5-abc"'])(
  'ACC-2 with version %j, a field that both tabs changed is shown to the customer, and nothing is sent',
  async (version) => {
    const now = { stored: { ...stored, address: '3 Other Street' }, version }
    const { calls } = server([], now)
    expect(await saveProfile(request, { stored, version }, calls)).toBe(now)
    expect(calls.send).not.toHaveBeenCalled()
  },
)

it('ACC-2 without a version, the same change in both tabs is no conflict', async () => {
  const { calls } = server([null], unversioned({ ...stored, address: '2 Sample Street' }))
  expect(await saveProfile(request, unversioned(stored), calls)).toBe('saved')
})

it('ACC-2 without a version, a field that cannot be read is still left out', async () => {
  const { calls } = server([null], unversioned(stored))
  await saveProfile(request, unversioned(stored), calls)
  expect(calls.send.mock.calls[0]?.[0]).toEqual(request)
})

it('API-15 FAIR-7 without a version, nothing is saved if the stored details cannot be read', async () => {
  const lost = new ApiError({ kind: 'offline', message: 'Lost', effect: 'unknown' })
  const { calls } = server([null], lost)
  await expect(saveProfile(request, unversioned(stored), calls)).rejects.toMatchObject({
    message: 'Lost',
    effect: 'no',
  })
  expect(calls.send).not.toHaveBeenCalled()
})
