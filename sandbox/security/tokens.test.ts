import { expect, it } from 'vitest'
import { newToken, tokenOf } from './tokens.ts'

it('S7 each of a token’s 32 bytes is random', () => {
  const tokens = Array.from({ length: 200 }, newToken)
  expect(new Set(tokens).size).toBe(200)
  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'))
  for (let at = 0; at < 32; at += 1)
    // 200 random bytes have about 139 different values.
    expect(new Set(bytes.map((each) => each[at])).size).toBeGreaterThan(80)
  for (const token of tokens) expect(tokenOf(`Bearer ${token}`)).toBe(token)
})
