import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { connectSession } from './client.ts'
import { editUserMutation, registerMutation, resetPasswordMutation } from './mutations.ts'

afterEach(() => vi.unstubAllGlobals())

const fetched = vi.fn<typeof fetch>()
function answering(body: unknown, status = 200) {
  fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetched)
}
const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))

it('API-13 a retry of the same reset sends the same idempotency key, another reset a new one', async () => {
  answering({ message: 'Down' }, 503)
  const reset = new MutationObserver(new QueryClient(), resetPasswordMutation())
  const body = { email: 'new@sample.test', password: 'Sample-password1', seedPhrase: 'one two' }
  for (const each of [body, body, { ...body, email: 'other@sample.test' }])
    await expect(reset.mutate(each)).rejects.toMatchObject({ status: 503 })
  const [first, second, third] = keys()
  expect(first).toMatch(/^.{16,}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('API-16 a response without a seed phrase means that the email is already registered', async () => {
  answering({ message: 'User exists', status: 409 })
  const register = new MutationObserver(new QueryClient(), registerMutation())
  const body = {
    email: 'new@sample.test',
    name: 'Sample Newcomer',
    password: 'Sample-password1',
    investmentGoal: 'none',
    address: '1 Sample Street',
    zipCode: '1011',
  } as const
  await expect(register.mutate(body)).rejects.toMatchObject({ kind: 'conflict', effect: 'no' })
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ countryOfResidence: '' })
})

it('ACC-2 saving the profile sends the version that the customer saw, if any, and a new key with each try', async () => {
  answering({ message: 'Saved' })
  connectSession({ token: () => 'token', ended: () => {} })
  const edit = new MutationObserver(new QueryClient(), editUserMutation)
  for (const version of ['"v1"', null]) await edit.mutate({ body: { address: '1 Sample Street' }, version })
  const versions = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('if-match'))
  expect(versions).toEqual(['"v1"', null])
  expect(new Set(keys()).size).toBe(2)
})
