import { LatestActivity, type ActivityList } from '#ui/history/LatestActivity.tsx'
import type { Transaction } from '#ui/history/entries.ts'
import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../api/errors.ts'
import { depositsQuery, withdrawalsQuery } from '../../api/history-queries.ts'
import { paths } from '../../paths.ts'

const historyHrefs = { deposit: paths.depositHistory, withdrawal: paths.withdrawalHistory }

const listOf = ({ data, error }: { data?: Transaction[]; error: Error | null }): ActivityList => ({
  rows: data,
  error: error ? errorMessage(error) : undefined,
})

/** The newest rows of both lists (DSH-8). Without an email, in the app shell, it stays a skeleton. */
export function DashboardActivity({ email }: { email: string }) {
  const deposits = useQuery({ ...depositsQuery(email), enabled: email !== '' })
  const withdrawals = useQuery({ ...withdrawalsQuery(email), enabled: email !== '' })
  return (
    <LatestActivity
      lists={{ deposit: listOf(deposits), withdrawal: listOf(withdrawals) }}
      onRetry={() => {
        for (const query of [deposits, withdrawals]) if (query.error) void query.refetch()
      }}
      retrying={deposits.isFetching || withdrawals.isFetching}
      historyHrefs={historyHrefs}
    />
  )
}
