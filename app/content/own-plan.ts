import { plans } from './plans.ts'

/** The position of the customer's plan among {@link plans}, from the lowest. -1 if there is none, or we don't know it. */
export function ownPlan(name: string | null | undefined): number {
  const wanted = name?.trim().toLowerCase()
  return plans.findIndex((plan) => plan.name.toLowerCase() === wanted)
}
