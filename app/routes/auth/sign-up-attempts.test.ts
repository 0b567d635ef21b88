import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteAttempt, wasSentBefore } from './sign-up-attempts.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const email = 'new@sample.test'

it('API-16 stores an attempt before the response, so that it survives a reload', () => {
  expect(wasSentBefore(email)).toBe(false)
  noteAttempt(email)
  expect(wasSentBefore(email)).toBe(true)
  expect([...stored.values()].join()).toContain(email)
})

it('API-16 ignores letter case and spaces around the email', () => {
  noteAttempt(' New@Sample.TEST ')
  expect(wasSentBefore(email)).toBe(true)
})

it('SES-1 a succeeded or refused attempt leaves nothing in the browser', () => {
  noteAttempt(email).answered()
  noteAttempt(email).refused()
  expect(wasSentBefore(email)).toBe(false)
  expect(stored.size).toBe(0)
})

it('API-15 a refusal does not settle an earlier attempt without a response', () => {
  noteAttempt(email)
  noteAttempt(email).refused()
  expect(wasSentBefore(email)).toBe(true)
  noteAttempt('other@sample.test').refused()
  expect(wasSentBefore(email)).toBe(true)
  noteAttempt(email).answered()
  expect(wasSentBefore(email)).toBe(false)
})

it.each(['{', 'null', '5', '{"a":1}', '[1,null]'])('C21 ignores a stored value of %j', (text) => {
  stored.set('signUpAttempts', text)
  expect(wasSentBefore(email)).toBe(false)
  noteAttempt(email)
  expect(wasSentBefore(email)).toBe(true)
})

it('C22 keeps the attempts in memory without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  noteAttempt(email)
  expect(wasSentBefore(email)).toBe(true)
  noteAttempt(email).answered()
  expect(wasSentBefore(email)).toBe(false)
})

it('keeps the last ten attempts', () => {
  for (let n = 0; n < 15; n += 1) noteAttempt(`${n}@sample.test`)
  expect(wasSentBefore('0@sample.test')).toBe(false)
  expect(wasSentBefore('14@sample.test')).toBe(true)
})
