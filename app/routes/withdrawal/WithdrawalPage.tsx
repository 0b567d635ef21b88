import { LoadError } from '#ui/primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '#ui/primitives/Skeleton.tsx'
import { brand } from '../../content/brand.ts'
import { errorMessage } from '../../api/errors.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { useCustomer } from '../../session/use-customer.ts'
import { timings } from '../../timings.ts'
import { WithdrawalForms } from './WithdrawalForms.tsx'

type Props = {
  /** How long the loader shows, in milliseconds, if the brand asks for one (GLB-2, WDR-4). */
  loaderFor?: number
}

const LOADER_FOR = brand.routeLoader === 'three-seconds' ? timings.withdrawalLoader : 0

export function Component({ loaderFor = LOADER_FOR }: Props) {
  const { email, fresh, query } = useCustomer()
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-8 px-5 py-8 sm:py-12">
      <div className="grid grid-cols-1 gap-2">
        <PageHeading className="wrap-anywhere">Withdrawal</PageHeading>
        <p className="max-w-prose text-muted">
          The fee is taken out of the amount, and you see it before you confirm. You are never asked to pay
          anything in order to withdraw.
        </p>
      </div>
      {query.error && (
        <LoadError
          live="assertive"
          title={fresh ? 'Your figures could not be refreshed' : 'Your figures could not be loaded'}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {errorMessage(query.error)} {!fresh && 'Nothing can be withdrawn until they are.'}
        </LoadError>
      )}
      {fresh && <WithdrawalForms key={email} email={email} customer={fresh} loaderFor={loaderFor} />}
      {!fresh && !query.error && <Loading />}
    </div>
  )
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your figures" className="grid gap-8 lg:grid-cols-2">
      <div className="grid max-w-form content-start gap-6">
        <Skeleton className="h-11 w-56" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <Skeleton className="h-56 max-w-form" />
    </SkeletonGroup>
  )
}
