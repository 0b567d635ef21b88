import type { DepositMethods } from '#ui/deposit/DepositMethods.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ApiError, errorMessage } from '../../api/errors.ts'
import { wakeUpQuery } from '../../api/queries.ts'
import { brand } from '../../content/brand.ts'
import { addressesOfLastVisit } from '../../money/last-visit.ts'
import { useCustomer } from '../../session/use-customer.ts'
import { depositMethods } from './deposit-methods.ts'

// A backend that responds without a mode isn't a sandbox. One that can't be reached may be.
const toldNoMode = (error: unknown) =>
  error instanceof ApiError && ['unreadable', 'invalid', 'forbidden', 'auth'].includes(error.kind)

/** The payment methods with their addresses, once both fresh details (C38) and the server's mode (FAIR-6) are known. */
export function useDepositData(): ComponentProps<typeof DepositMethods>['data'] {
  const { fresh, query, email } = useCustomer()
  const server = useQuery(wakeUpQuery)
  const retry = () => {
    if (query.error) void query.refetch()
    if (server.error) void server.refetch()
  }
  const error = query.error ?? (server.error && !toldNoMode(server.error) ? server.error : null)
  if (error && !query.isFetching && !server.isFetching)
    return { state: 'failed', reason: errorMessage(error), onRetry: retry }
  if (!fresh || error || server.isPending) return { state: 'loading' }
  const testNetwork = server.data?.mode === 'sandbox'
  const before = addressesOfLastVisit(email)
  return {
    state: 'ready',
    testNetwork,
    methods: depositMethods({ details: fresh, brand, testNetwork, before }),
  }
}
