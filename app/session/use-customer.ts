import type { UserDetails } from '#contract/user.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userDetailsQuery } from '../api/queries.ts'
import { keepDetails, useSession } from './session.ts'

/**
 * The signed-in customer. `stored` is what the browser kept (name, plan, state), good for the frame of a page; `fresh` is
 * what the server said since this page was opened, and the only source of figures (FAIR-1).
 */
export function useCustomer() {
  const session = useSession()
  const email = session?.details.email ?? ''
  const query = useQuery({ ...userDetailsQuery(email), enabled: session !== null })
  const fresh: UserDetails | undefined = query.data
  useEffect(() => {
    if (fresh) keepDetails(fresh)
  }, [fresh])
  // Details without an address are those of a page's frame: nobody's.
  return { email, stored: email === '' ? undefined : session?.details, fresh, query }
}
