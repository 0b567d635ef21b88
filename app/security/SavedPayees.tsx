import { useEffect, useEffectEvent } from 'react'
import { capabilityMessage } from '../api/capability-failure.ts'
import { bookOf, failedBook } from './book-of.tsx'
import type { PayeeBook } from './payee-book.ts'
import { useAddresses } from './use-addresses.ts'

type Props = {
  email: string
  /** Called with what the address book means for the forms, each time that changes. */
  onBook: (book: PayeeBook) => void
}

/** Reads the address book for the withdrawal page. Shows nothing itself (CAP-3). */
export function SavedPayees({ email, onBook }: Props) {
  const { data, error, isFetching, refetch, now } = useAddresses(email)
  const why = error ? capabilityMessage(error) : null
  // Serialized, because each render creates a new object.
  const read = JSON.stringify(data ?? null)
  const publish = useEffectEvent(() => {
    if (data) onBook(bookOf(data, now))
    else if (why !== null) onBook(failedBook({ why, retrying: isFetching, onRetry: refetch }))
  })
  useEffect(() => publish(), [read, why, isFetching, now])
  return null
}
