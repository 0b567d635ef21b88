import { useEffect, useEffectEvent } from 'react'
import { capabilityMessage } from '../api/capability-failure.ts'
import { queryClient } from '../api/query-client.ts'
import { payeeBookFrom, failedBook } from './payee-book-from.tsx'
import type { PayeeBook } from './payee-book.ts'
import { addressesQuery } from './queries.ts'
import { type AddressBook, useAddresses } from './use-addresses.ts'

type Props = {
  email: string
  /** Called with what the address book means for the forms, each time that changes. */
  onBook: (book: PayeeBook) => void
}

/** Reads the address book for the withdrawal page. Shows nothing itself (CAP-3). */
export function SavedPayees({ email, onBook }: Props) {
  const { data, error, isFetching, now } = useAddresses(email)
  const why = error ? capabilityMessage(error) : null
  // Serialized, because each render creates a new object.
  const read = JSON.stringify(data ?? null)
  const publish = useEffectEvent(onBook)
  useEffect(() => {
    const book = JSON.parse(read) as AddressBook | null
    const onRetry = () => void queryClient.refetchQueries(addressesQuery(email))
    const failure = why === null ? undefined : { why, retrying: isFetching, onRetry }
    if (book) publish(payeeBookFrom(book, now, failure))
    else if (failure) publish(failedBook(failure))
  }, [email, read, why, isFetching, now])
  return null
}
