import { QueryClient } from '@tanstack/react-query'
import { isIdle } from './activity.ts'
import { timings } from '../timings.ts'
import { ApiError } from './errors.ts'

/**
 * Reads are retried only if the server is briefly unavailable. For any other error the customer would wait seven seconds. A 501
 * stays: the server doesn't have the call.
 */
const isRetryable = (error: Error) =>
  error instanceof ApiError && error.kind === 'server' && error.status !== 501

/** The cache with our rules: what is retried, what is fetched again, and when. Tests create their own. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // Off by default in this network mode. A page that was offline has to refetch: at once, or when the customer is no longer
        // idle.
        refetchOnReconnect: () => !isIdle(),
        staleTime: timings.freshFor,
        retry: (failures, error) => failures < 2 && isRetryable(error),
        retryDelay: (failures) => timings.retryAfter * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

export const queryClient = createQueryClient()

/** The key of the mutation that signs in. */
export const LOGIN_KEY = ['login'] as const
