import { ActionNeeded } from '#ui/payout/ActionNeeded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { withdrawalsQuery } from '../api/history-queries.ts'
import { paths } from '../paths.ts'
import { waitingPayouts } from './waiting-payouts.ts'

/** A line for each of the first withdrawals that wait for the customer, and how many more do. */
export function PayoutsWaiting({ email, className }: { email: string; className?: string | undefined }) {
  const { data: rows } = useQuery({ ...withdrawalsQuery(email), enabled: email !== '' })
  const waiting = useMemo(() => waitingPayouts(rows ?? []), [rows])
  return <ActionNeeded className={className} {...waiting} allHref={paths.withdrawalHistory} />
}
