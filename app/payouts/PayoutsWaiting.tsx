import { ActionNeeded } from '#ui/payout/ActionNeeded.tsx'
import { useQuery } from '@tanstack/react-query'
import { withdrawalsQuery } from '../api/queries.ts'
import { paths } from '../paths.ts'

/** A line for each withdrawal that waits for the customer. */
export function PayoutsWaiting({ email, className }: { email: string; className?: string | undefined }) {
  const { data: rows = [] } = useQuery({ ...withdrawalsQuery(email), enabled: email !== '' })
  const waiting = rows.filter(({ stage }) => stage === 'action_needed')
  return (
    <ActionNeeded
      className={className}
      payouts={waiting.map(({ _id: id, reference }) => ({
        reference,
        href: `${paths.withdrawalHistory}?row=${encodeURIComponent(id)}`,
      }))}
    />
  )
}
