import { useSearchParams } from 'react-router-dom'
import { plans } from '../../content/plans.ts'
import { paths, returnPath } from '../../paths.ts'
import { useHydrated } from '../../start/use-hydrated.ts'

/** The page that follows after sign-in, and the plan that was chosen for it, if any (UPG-2). */
export function useNext() {
  const [search] = useSearchParams()
  // The prerendered HTML has no query, so hydration has to start without it.
  const next = useHydrated() ? search.get('next') : null
  return { next, plan: planIn(next) }
}

/** The plan that a `next` parameter leads to, or `undefined`. */
export function planIn(next: string | null) {
  const { pathname, searchParams } = new URL(returnPath(next), 'https://app.invalid')
  return pathname === paths.deposit ? plans.find(({ id }) => id === searchParams.get('plan')) : undefined
}
