import { IDEMPOTENCY } from '#contract/endpoints.ts'
import { timings } from '../timings.ts'
import { wakeUpQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

/**
 * Whether the backend declares that it carries out an idempotency key once (CAP-1), so that the app may repeat a write whose
 * outcome is unknown (API-14). A backend that cannot be asked in time has declared nothing.
 */
export async function declaresIdempotency(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timings.capabilitiesWait, undefined)
  })
  const answer = queryClient.fetchQuery(wakeUpQuery).catch(() => undefined)
  const declared = await Promise.race([answer, late])
  clearTimeout(timer)
  return declared?.capabilities.includes(IDEMPOTENCY) ?? false
}

/** The same, as far as it is known at this moment: for what is shown. */
export const declaredIdempotency = (): boolean =>
  queryClient.getQueryData(wakeUpQuery.queryKey)?.capabilities.includes(IDEMPOTENCY) ?? false
