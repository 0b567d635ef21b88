import { LoadError } from '#ui/primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '#ui/primitives/Skeleton.tsx'
import { formColumns } from '#ui/withdrawal/SummaryAndSubmit.tsx'
import { cn } from '#ui/lib/cn.ts'
import { useSlow } from '#ui/lib/use-slow.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { withdrawalsQuery } from '../../api/history-queries.ts'
import { brand } from '../../content/brand.ts'
import { errorMessage } from '../../api/errors.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { useCustomer } from '../../session/use-customer.ts'
import { timings } from '../../timings.ts'
import { useHeldWhilePressed } from './use-held-while-pressed.ts'
import { prefetchPart, useLockNotice, usePayeeBook } from './use-payee-book.tsx'
import { prefetchQuote } from './use-quote.tsx'
import { WithdrawalForms } from './WithdrawalForms.tsx'

type Props = {
  /** How long the loader shows, in milliseconds, if the brand asks for one (GLB-2, WDR-4). */
  loaderFor?: number
}

/** Prefetches what the backend offers beside the forms. */
export const prefetchParts = () => Promise.all([prefetchPart(), prefetchQuote()])

const LOADER_FOR = brand.routeLoader === 'three-seconds' ? timings.withdrawalLoader : 0

/** Shows the forms once fresh figures have arrived. Waits at most `timings.payeesAwaited` for the payees and the lock. */
export function Component({ loaderFor = LOADER_FOR }: Props) {
  const { email, fresh, query } = useCustomer()
  // The payees used before, and the form used last, are there when the forms appear, unless the list is late.
  const earlier = useQuery({ ...withdrawalsQuery(email), enabled: email !== '' })
  const { book, reader, ...saved } = usePayeeBook(email)
  const lock = useLockNotice(email)
  const awaited = saved.awaited || lock.awaited
  // Not `isPending`: a list that failed is pending again while it is read again, and an open review must stay.
  const late = useSlow(!earlier.isFetched || awaited, timings.payeesAwaited)
  const lists = useHeldWhilePressed({ earlier: earlier.data, earlierFailed: earlier.isError, book })
  const complete = fresh !== undefined && (late || (earlier.isFetched && !awaited))
  // Deferred, so that React renders the many elements of the forms in short steps, and a press in the meantime is handled at once.
  const ready = useDeferredValue(complete) && complete ? fresh : undefined
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-8 px-4 pt-6 pb-8 sm:px-5 sm:pt-9 sm:pb-10">
      <div className="grid grid-cols-1 gap-2">
        <PageHeading className="text-[length:min(1.875rem,12.5vw)] wrap-anywhere">Withdrawal</PageHeading>
        <p className="max-w-prose text-muted">
          The fee is deducted from the payout. You never have to send money to receive money.
        </p>
      </div>
      {reader}
      {lock.notice}
      {query.error && (
        <LoadError
          live="assertive"
          title={fresh ? 'Your figures could not be refreshed' : 'Your figures could not be loaded'}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {errorMessage(query.error)} {!fresh && 'You can withdraw once they have loaded.'}
        </LoadError>
      )}
      {ready && (
        <WithdrawalForms
          key={email}
          email={email}
          customer={ready}
          {...lists}
          lock={lock.lock}
          loaderFor={loaderFor}
        />
      )}
      {!ready && (fresh || !query.error) && <Loading />}
    </div>
  )
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your figures">
      <Skeleton className="h-11 w-56" />
      <div className={cn('mt-8 grid grid-cols-1', formColumns)}>
        <div className="grid grid-cols-1 content-start gap-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-28" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
        <Skeleton className="h-72" />
      </div>
    </SkeletonGroup>
  )
}
