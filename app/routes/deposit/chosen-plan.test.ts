import { expect, it } from 'vitest'
import { plans } from '../../content/plans.ts'
import { depositForPlan } from '../../paths.ts'
import { chosenPlan, outsidePlan, stepAddress } from './chosen-plan.ts'

const planAt = (address: string) => chosenPlan(new URL(address, 'https://app.invalid').searchParams)

it('UPG-2 reads the chosen plan and its range from the address', () => {
  expect(plans.map(({ id }) => planAt(depositForPlan(id)))).toEqual([
    { id: 'starter', name: 'Starter', from: '500.00', to: '999.00' },
    { id: 'premium', name: 'Premium', from: '1000.00', to: '2499.00' },
    { id: 'master', name: 'Master', from: '2500.00', to: '5499.00' },
    { id: 'pro', name: 'Pro', from: '5500.00', to: null },
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

it('UPG-2 FAIR-7 says if the amount is outside the range of the plan', () => {
  const [master, pro] = ['master', 'pro'].map((id) => planAt(depositForPlan(id)))
  const outside = 'Your amount is outside the range of Master: $2,500.00 to $5,499.00.'
  for (const amount of ['2499.99', '5499.01'] as const)
    expect(outsidePlan(master ?? null, amount)).toBe(outside)
  for (const amount of ['2500.00', '5499.00'] as const)
    expect(outsidePlan(master ?? null, amount)).toBeUndefined()
  expect(outsidePlan(pro ?? null, '13.00')).toBe(
    'Your amount is outside the range of Pro: $5,500.00 or more.',
  )
  expect(outsidePlan(pro ?? null, '99999.00')).toBeUndefined()
  expect(outsidePlan(null, '13.00')).toBeUndefined()
  expect(outsidePlan(master ?? null, null)).toBeUndefined()
})
