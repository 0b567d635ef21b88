import { expect, it } from 'vitest'
import { plans } from '../../content/plans.ts'
import { depositForPlan } from '../../paths.ts'
import { chosenPlan, stepAddress } from './chosen-plan.ts'

const planAt = (address: string) => chosenPlan(new URL(address, 'https://app.invalid').searchParams)

it('UPG-2 reads the chosen plan and its lower bound from the address', () => {
  expect(plans.map(({ id }) => planAt(depositForPlan(id)))).toEqual([
    { id: 'starter', name: 'Starter', from: '500.00' },
    { id: 'premium', name: 'Premium', from: '1000.00' },
    { id: 'master', name: 'Master', from: '2500.00' },
    { id: 'pro', name: 'Pro', from: '5500.00' },
  ])
})

it('UPG-2 ignores an unknown plan, and has none without one', () => {
  expect(planAt('/dashboard/deposit?plan=platinum')).toBeNull()
  expect(planAt('/dashboard/deposit?plan=')).toBeNull()
  expect(planAt('/dashboard/deposit')).toBeNull()
})

it('UPG-2 both steps keep the plan in their address', () => {
  const master = planAt(depositForPlan('master'))
  expect(planAt(stepAddress('method', master))).toEqual(master)
  expect(planAt(stepAddress('amount', master))).toEqual(master)
  expect(stepAddress('method', null)).toBe('/dashboard/deposit?step=method')
  expect(stepAddress('amount', null)).toBe('/dashboard/deposit')
})
