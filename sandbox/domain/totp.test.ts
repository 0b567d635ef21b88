import { expect, it } from 'vitest'
import { newSecret, stepOf, totpUri } from './totp.ts'

// RFC 6238, appendix B: the last six digits of its values for SHA-1.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('CAP-3 RFC 6238: at %i s the code is %s', (seconds, code) => {
  const step = Math.floor(seconds / 30)
  const at = (offset: number) => new Date((seconds + offset) * 1000)
  expect(stepOf(SECRET, code, at(0))).toBe(step)
  expect(stepOf(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, at(30))).toBe(step)
  expect(stepOf(SECRET, code, at(-30))).toBe(step)
  for (const offset of [-60, 60, 3600]) expect(stepOf(SECRET, code, at(offset))).toBeNull()
})

it.each(['', '28708', '2870820', '28708x', '２８７０８２', '+28708', '0x1234'])(
  'CAP-3 %j is no code',
  (code) => {
    expect(stepOf(SECRET, code, new Date(59_000))).toBeNull()
  },
)

it('CAP-3 secrets have 160 random bits, and the address names issuer and account', () => {
  const secrets = Array.from({ length: 100 }, newSecret)
  expect(new Set(secrets).size).toBe(100)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(totpUri(SECRET, 'a+b@sample.test'))
  expect(uri.protocol).toBe('otpauth:')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Plainsail sandbox',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
