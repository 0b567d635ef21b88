import { readAmount, toCents, type Decimal } from '#contract/money.ts'
import { formatMoney } from '#ui/money/format.ts'
import { plans } from '../../content/plans.ts'
import { paths } from '../../paths.ts'

/** A plan with its lowest and highest amount, in US dollars. `to`: `null` if it has no highest amount. */
export type ChosenPlan = { id: string; name: string; from: Decimal; to: Decimal | null }

/** The plan that the address names (UPG-2), or `null` if there is none with that id. */
export function chosenPlan(search: URLSearchParams): ChosenPlan | null {
  const plan = plans.find(({ id }) => id === search.get('plan'))
  const [from, to = null] = (plan?.price.split('-') ?? []).map((text) => readAmount(text).value)
  return plan && from !== undefined ? { id: plan.id, name: plan.name, from, to } : null
}

/** What the summary says if the plan is not for this amount. It leaves out the amount itself, which may be hidden (FAIR-9). */
export function outsidePlan(plan: ChosenPlan | null, amount: Decimal | null): string | undefined {
  if (plan === null || amount === null) return undefined
  const { name, from, to } = plan
  const cents = toCents(amount)
  if (cents >= toCents(from) && (to === null || cents <= toCents(to))) return undefined
  const range = to === null ? `${formatMoney(from)} or more` : `${formatMoney(from)} to ${formatMoney(to)}`
  return `Your amount is outside the range of ${name}: ${range}.`
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
