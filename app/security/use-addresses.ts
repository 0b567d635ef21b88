import type { CapabilityResponse } from '#contract/capabilities/responses.ts'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { bookAt } from './only-saved-rule.ts'
import { addressesQuery, refreshSecurity } from './queries.ts'
import { useRefreshAt } from './use-refresh-at.ts'

export type AddressBook = CapabilityResponse<'addresses'>

/** The saved addresses, and the time by the server's clock. Reads them again when one of their times is reached (CAP-3). */
export function useAddresses(email: string) {
  const { data, error, isFetching, isFetched, refetch } = useQuery({
    ...addressesQuery(email),
    // Another device may have changed it, and the withdrawal form refuses what it doesn't list.
    staleTime: 0,
  })
  const now = useRefreshAt(email, timesOf(data))
  return { data: data && bookAt(data, now), error, isFetching, isFetched, refetch: () => void refetch(), now }
}

/** Reads the address book again after a write. `null` if that failed, so that what it says may be outdated. */
export async function readAgain(email: string): Promise<AddressBook | null> {
  const { queryKey } = addressesQuery(email)
  await refreshSecurity(email)
  const state = queryClient.getQueryState(queryKey)
  return state?.status === 'success' ? (queryClient.getQueryData(queryKey) ?? null) : null
}

/** Updates the cached address book with the response to a write. */
export const applyToBook = (email: string, change: (book: AddressBook) => AddressBook) =>
  queryClient.setQueryData(addressesQuery(email).queryKey, (book) => book && change(book))

const timesOf = (book: AddressBook | undefined) => [
  book?.onlyOffFrom,
  ...(book?.addresses.rows ?? []).map(({ usableFrom }) => usableFrom),
]
