import { queryOptions } from '@tanstack/react-query'
import { callCapability } from '../api/capability-client.ts'
import { privateKey } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { ORDERS_KEY } from '../money/storage-keys.ts'
import { tellOtherTabs } from '../session/follow-other-tabs.ts'
import { keepSecondStep } from '../storage/display-choices.ts'

const PART = 'security'
const key = (email: string, name: string) => [...privateKey(email), PART, name]

/** What is switched on: second step, backup codes, number of passkeys, lock, holds, word in emails (CAP-3). */
export const securityQuery = (email: string) =>
  queryOptions({
    queryKey: key(email, 'state'),
    queryFn: async ({ signal }) => {
      const state = await callCapability('security', { signal })
      // For the next steps of the dashboard (DSH-7).
      if (state.totp) keepSecondStep(email, state.totp.on)
      return state
    },
  })

/** The sessions of the customer's account. */
export const sessionsQuery = (email: string) =>
  queryOptions({
    queryKey: key(email, 'sessions'),
    queryFn: ({ signal }) => callCapability('sessions', { signal }),
  })

/** The newest page. Older ones are read with {@link olderActivity}: an infinite query would add its code to every page. */
export const activityQuery = (email: string) =>
  queryOptions({
    queryKey: key(email, 'activity'),
    queryFn: ({ signal }) => callCapability('activity', { signal }),
  })

/** Reads the page of the activity list before an entry. Throws an `ApiError`. */
export const olderActivity = (before: string) => callCapability('activity', { query: { before } })

/** The customer's passkeys. */
export const passkeysQuery = (email: string) =>
  queryOptions({
    queryKey: key(email, 'passkeys'),
    queryFn: ({ signal }) => callCapability('passkeys', { signal }),
  })

/** The customer's address book. */
export const addressesQuery = (email: string) =>
  queryOptions({
    queryKey: key(email, 'addresses'),
    queryFn: ({ signal }) => callCapability('addresses', { signal }),
  })

/** What is switched on now, or `null` if that can't be read. */
export const securityNow = (email: string) =>
  queryClient.fetchQuery({ ...securityQuery(email), staleTime: 0 }).catch(() => null)

/** Reads all parts of the security page again. */
export const readSecurityAgain = (email: string) =>
  queryClient.invalidateQueries({ queryKey: [...privateKey(email), PART] })

/**
 * Reads all parts of the security page again when another tab has sent a withdrawal, which the activity and the saved addresses show.
 * Returns what stops it.
 */
export function followOrders(email: string) {
  const onStorage = ({ key: changed }: StorageEvent) =>
    changed === ORDERS_KEY && void readSecurityAgain(email)
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Reads all parts of the security page again after a change, in all tabs, because one change appears in several parts. */
export function refreshSecurity(email: string) {
  tellOtherTabs({ email, part: PART })
  return readSecurityAgain(email)
}
