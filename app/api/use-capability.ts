import type { Capability } from '#contract/capabilities/names.ts'
import { neverChanges } from '#ui/lib/store.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { declaredLast } from '../storage/declared-capabilities.ts'
import { wakeUpQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

/** The names that the backend has declared, in this visit or the last one. `null` if neither is known. For code outside components. */
export const declaredNow = () =>
  queryClient.getQueryData(wakeUpQuery.queryKey)?.capabilities ?? declaredLast()

/**
 * The names that the backend offers (CAP-0), or `null` while they aren't known. Uses the list that was declared before the component
 * was mounted, if there is one, so that a part which is no longer offered disappears with the next page and nothing moves. `null` in
 * prerendered HTML.
 */
export function useDeclared(): readonly string[] | null {
  const declared = useQuery(wakeUpQuery).data?.capabilities
  const [before] = useState(declaredNow)
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (hydrated && (before ?? declared)) || null
}

/** Whether the backend offers the capability (CAP-0). */
export const useCapability = (name: Capability) => useDeclared()?.includes(name) ?? false

const protects = /^(sessions|activity|withdrawal-lock|address-book|two-factor|passkeys|mail-word)$/

/** Whether the backend offers a capability that protects the account (CAP-3), so that there is a security page. */
export const offersSecurity = (declared: readonly string[] | null) =>
  declared?.some((name) => protects.test(name)) ?? false
