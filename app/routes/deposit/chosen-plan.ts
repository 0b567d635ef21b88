import { readAmount, type Decimal } from '#contract/money.ts'
import { plans } from '../../content/plans.ts'
import { paths } from '../../paths.ts'

/** A plan with its lowest amount, in US dollars. */
export type ChosenPlan = { id: string; name: string; from: Decimal }

/** The plan that the address names (UPG-2), or `null` if there is none with that id. */
export function chosenPlan(search: URLSearchParams): ChosenPlan | null {
  const plan = plans.find(({ id }) => id === search.get('plan'))
  const from = readAmount(plan?.price.split('-')[0] ?? '').value
  return plan && from !== undefined ? { id: plan.id, name: plan.name, from } : null
}

/** The address of a step of the deposit page. It names the plan, which therefore survives a reload and a sign-in. */
export function stepAddress(step: 'amount' | 'method', plan: ChosenPlan | null) {
  const search = new URLSearchParams()
  if (step === 'method') search.set('step', 'method')
  if (plan) search.set('plan', plan.id)
  return search.size > 0 ? `${paths.deposit}?${search}` : paths.deposit
}

/** The state of the navigation from step 2 to step 1 by which the customer changes the amount. */
export const CHANGING = 'changing'
