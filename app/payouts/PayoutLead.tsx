import type { Transaction } from '#ui/history/entries.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../session/session.ts'
import { isContradicted } from './steps-in.ts'
import { payoutQuery } from './payout-query.ts'

type Props = {
  row: Transaction
  usual: ReactNode
  /** Shown instead if the server contradicts itself about where the money is. */
  otherwise: ReactNode
}

/** What the details of a withdrawal say about its payout: `usual`, unless what the server says about it contradicts itself. */
export function PayoutLead({ row, usual, otherwise }: Props) {
  const email = useSession()?.details.email ?? ''
  // Only from the cache: PayoutProgress, below it on the page, reads it.
  const { data } = useQuery({ ...payoutQuery(email, row), enabled: false })
  return isContradicted(row, data) ? otherwise : usual
}
