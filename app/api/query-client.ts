import { QueryClient } from '@tanstack/react-query'
import { isIdle } from './activity.ts'
import { timings } from '../timings.ts'
import { ApiError } from './errors.ts'

/** Only a server that is briefly away is asked again unbidden; a customer would wait seven seconds to read of any other. */
const worthRetrying = (error: Error) => error instanceof ApiError && error.kind === 'server'

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // Off by default in this network mode, and a page that was offline has something to catch up on: at once, or when
        // the customer is back.
        refetchOnReconnect: () => !isIdle(),
        staleTime: timings.freshFor,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
        retryDelay: (failures) => timings.retryAfter * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

export const queryClient = createQueryClient()
