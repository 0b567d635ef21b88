import { plans } from './plans.ts'

/** The position of the customer's plan among {@link plans}, from the lowest. -1 if there is none, or we don't know it. */
export function ownPlan(name: string | null | undefined): number {
  const wanted = name?.trim().toLowerCase()
  return plans.findIndex((plan) => plan.name.toLowerCase() === wanted)
}

/** Why the plan at `index` has no link for a customer whose plan is at `own`. */
export const planNote = (index: number, own: number) =>
  index === own ? 'You are on this plan.' : 'Lower than your plan.'
