import { IDEMPOTENCY } from '#contract/endpoints.ts'
import { timings } from '../timings.ts'
import { wakeUpQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

/**
 * Resolves with whether the backend declares that it carries out each idempotency key only once (CAP-1). Only then may the app retry
 * a write whose outcome is unknown (API-14). `false` if the backend doesn't respond within `timings.capabilitiesWait`. Never rejects.
 */
export async function declaresIdempotency(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timings.capabilitiesWait, undefined)
  })
  const response = queryClient.fetchQuery(wakeUpQuery).catch(() => undefined)
  const declared = await Promise.race([response, late])
  clearTimeout(timer)
  return declared?.capabilities.includes(IDEMPOTENCY) ?? false
}

/** The same from the cache, without a request: `false` until the backend has responded. For rendering. */
export const declaredIdempotency = (): boolean =>
  queryClient.getQueryData(wakeUpQuery.queryKey)?.capabilities.includes(IDEMPOTENCY) ?? false
