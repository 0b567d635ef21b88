import { expect, it } from 'vitest'
import { plans } from '../../content/plans.ts'
import { depositForPlan, paths, signInFor, withNext } from '../../paths.ts'
import { planIn } from './use-next.ts'

it('UPG-2 finds the plan that was chosen before sign-in', () => {
  expect(plans.map(({ id }) => planIn(depositForPlan(id))?.id)).toEqual(plans.map(({ id }) => id))
})

it.each([
  null,
  '',
  paths.deposit,
  `${paths.deposit}?plan=platinum`,
  `${paths.upgrade}?plan=master`,
  '//x.test',
])('UPG-2 %j names no plan', (next) => expect(planIn(next)).toBeUndefined())

it('UPG-2 sign-in and sign-up lead to each other without losing the page that follows', () => {
  const wanted = depositForPlan('master')
  expect(withNext(paths.signIn, wanted)).toBe(signInFor(wanted))
  expect(withNext(paths.signUp, wanted)).toBe('/sign-up?next=%2Fdashboard%2Fdeposit%3Fplan%3Dmaster')
})

it.each([null, paths.dashboard, '//elsewhere.test/dashboard'])(
  'GRD-2 %j leaves the address as it is',
  (next) => {
    expect(withNext(paths.signUp, next)).toBe(paths.signUp)
  },
)
