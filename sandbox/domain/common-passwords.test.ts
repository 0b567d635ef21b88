import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('the list of common passwords', () => {
  it.each([
    'Password1!',
    'P@ssw0rd!',
    'P@$$w0rd123',
    'Passw0rd!',
    'Qwerty123!',
    '1qaz2wsx!Q',
    '1q2w3e4r!',
    'Welcome1!',
    'W3lc0me!!1',
    'Letmein#1',
    'Admin123!',
    'Adm1n!2024',
    'Iloveyou1!',
    'Monkey12!',
    'Dragon#99',
    'Summer2026!',
    'abc12345!',
    'Abcd1234!',
    'aaaaaaa1!',
    'Plainsail1!',
    '!2026Football',
    'Bitcoin2026!',
    'Changeme1!',
    'a1!a1!a1!',
  ])('refuses %s', (password) => expect(isCommonPassword(password)).toBe(true))

  it.each(['Sample#2026', 'Kestrel#48!', 'vT7!qmXe2#', 'Tallow&Brick9', 'mango-free'.replace('-', '8!')])(
    'accepts %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  )

  it('refuses little more than the customer’s own email', () => {
    expect(isCommonPassword('Kestrel#48!', 'kestrel@sample.test')).toBe(true)
    expect(isCommonPassword('Kestrel#48!', 'kes@sample.test')).toBe(false)
  })
})

it.each([
  'zaq1@WSX',
  '!QAZ2wsx',
  '1qaz@WSX',
  'xsw2#EDC',
  'Qwer!234',
  'Asdf1234!',
  'Qwe123!@#',
  'Zxcv&890',
  '1Qaz!2Wsx',
  'Poiu0987!',
])('refuses %s, a pattern on the keyboard', (password) => expect(isCommonPassword(password)).toBe(true))
it.each(['Kestrel#48!', 'Tallow&Brick9', 'Sample#2026', 'Copper&Lamp7!', 'Power$Wander42', 'Bread#7Deer'])(
  'does not mistake %s for a keyboard pattern',
  (password) => expect(isCommonPassword(password)).toBe(false),
)
