import type { Capability } from '#contract/capabilities/names.ts'
import { neverChanges } from '#ui/lib/store.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { declaredLast } from '../storage/declared-capabilities.ts'
import { wakeUpQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

/**
 * Whether the backend offers the capability (CAP-0). Uses the list that was declared before the component was mounted, if there is
 * one, so that a part which is no longer offered leaves with the next page and nothing moves. `false` in prerendered HTML.
 */
export function useCapability(name: Capability): boolean {
  const declared = useQuery(wakeUpQuery).data?.capabilities
  const [before] = useState(
    () => queryClient.getQueryData(wakeUpQuery.queryKey)?.capabilities ?? declaredLast(),
  )
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return hydrated && (before ?? declared ?? []).includes(name)
}
