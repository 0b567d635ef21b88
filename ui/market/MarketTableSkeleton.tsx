import { useTranslate } from '../lib/locale-context.ts'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import * as m from './messages.ts'

const rows = ['a', 'b', 'c', 'd', 'e']

/** The placeholder for the listing while it loads. It has the same height, as a table and as rows of two lines. */
export function MarketTableSkeleton() {
  const t = useTranslate()
  return (
    <div className="@container/table">
      <SkeletonGroup label={t(m.loadingPrices)}>
        <Skeleton className="mb-2 h-6 w-40 max-w-full" />
        <div className="h-[3.8125rem] border-b border-line-strong @max-[40rem]/table:h-[2.75rem] @max-[40rem]/table:border-0 @max-[15rem]/table:h-[5.5rem]" />
        {rows.map((row) => (
          <div
            key={row}
            className="flex h-[3.5625rem] items-center justify-between gap-6 border-b border-line @max-[40rem]/table:h-[4.625rem]"
          >
            <Skeleton className="h-5 w-40 max-w-full" />
            <Skeleton className="h-5 w-24 max-w-full" />
            <Skeleton className="h-5 w-20 @max-[40rem]/table:hidden" />
            <Skeleton className="h-5 w-20 @max-[40rem]/table:hidden" />
            <Skeleton className="h-6 w-28 @max-[40rem]/table:hidden" />
          </div>
        ))}
        <Skeleton className="mt-3 h-5 w-48 max-w-full" />
      </SkeletonGroup>
    </div>
  )
}
