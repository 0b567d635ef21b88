import { expect, it } from 'vitest'
import { needsSignIn } from '../paths.ts'
import { canonicalPath } from './canonical-path.ts'

it.each([
  ['/', '/'],
  ['/plans', '/plans'],
  ['/plans/', '/plans'],
  ['/PLANS', '/plans'],
  ['/dashboard/deposithistory/', '/dashboard/depositHistory'],
  ['/%64ashboard', '/dashboard'],
  ['//dashboard', '/dashboard'],
  ['/Dashboard/Nowhere', '/dashboard/nowhere'],
  ['/%E0%A4%A', '/%e0%a4%a'],
])('reads %s as %s', (pathname, expected) => {
  expect(canonicalPath(pathname)).toBe(expected)
})

it.each(['/Dashboard', '/%64ashboard/deposit', '/DASHBOARD/anything', '/a/dashboard'])(
  'GRD-1 the guard cannot be bypassed by %s',
  (pathname) => expect(needsSignIn(canonicalPath(pathname))).toBe(true),
)
