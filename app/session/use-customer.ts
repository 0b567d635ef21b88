import type { UserDetails } from '#contract/user.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userDetailsQuery } from '../api/queries.ts'
import { keepDetails, useSession } from './session.ts'

/**
 * The signed-in customer. `stored`: the details from the browser's storage, for names and states. `fresh`: the details that were
 * fetched since the page was opened, and the only source of figures (FAIR-1).
 */
export function useCustomer() {
  const session = useSession()
  const email = session?.details.email ?? ''
  const query = useQuery({ ...userDetailsQuery(email), enabled: session !== null })
  const fresh: UserDetails | undefined = query.data
  useEffect(() => {
    if (fresh) keepDetails(fresh)
  }, [fresh])
  // Details without an email belong to an app shell, not to a customer.
  return { email, stored: email === '' ? undefined : session?.details, fresh, query }
}
