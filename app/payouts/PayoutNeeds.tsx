import type { Transaction } from '#ui/history/entries.ts'
import { PayoutTask } from '#ui/payout/PayoutTask.tsx'
import { useQuery } from '@tanstack/react-query'
import { helpAbout } from '../routing/help-about.ts'
import { useSession } from '../session/session.ts'
import { payoutQuery } from './payout-query.ts'
import { isContradicted, stepsIn } from './steps-in.ts'

/** What a withdrawal that waits for the customer needs. Nothing once it goes on, or if its steps can't be read. */
export function PayoutNeeds({ row }: { row: Transaction }) {
  const email = useSession()?.details.email ?? ''
  // Only from the cache: PayoutProgress, below it on the page, reads it.
  const { data, isError } = useQuery({ ...payoutQuery(email, row), enabled: false })
  const step = data && stepsIn(row, data).present
  if (isError || isContradicted(row, data) || (data && step?.stage !== 'action_needed')) return null
  return (
    <PayoutTask
      step={step ?? undefined}
      supportHref={helpAbout(row.reference)}
      className="mb-5 print:hidden"
    />
  )
}
