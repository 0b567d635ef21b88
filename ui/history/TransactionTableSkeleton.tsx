import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import type { ComponentProps } from 'react'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import * as m from './messages.ts'
import type { TransactionKind } from './entries.ts'

type Props = Omit<ComponentProps<typeof SkeletonGroup>, 'children' | 'label'> & {
  /** What is loading, for the announcement. */
  kind: TransactionKind
}

const rows = Array.from({ length: 8 }, (_, at) => at)

/** The placeholder for a history while it loads (HIS-1): the place of its filters, its column headers and its rows. */
export function TransactionTableSkeleton({ kind, className, ...rest }: Props) {
  const t = useTranslate()
  return (
    <SkeletonGroup
      label={t(m.loadingList, { kind })}
      className={cn('@container/history', className)}
      {...rest}
    >
      <div className="flex h-11 items-center @min-[40rem]/history:h-18 @min-[40rem]/history:items-end">
        <Skeleton className="h-9 w-full max-w-64" />
      </div>
      <div className="flex h-11 items-center">
        <Skeleton className="w-36" />
      </div>
      <div className="h-px bg-line @min-[40rem]/history:mt-11" />
      {rows.map((row) => (
        <div
          key={row}
          className={cn(
            'grid h-19 grid-cols-2 content-center gap-2 border-b border-line @min-[40rem]/history:flex @min-[40rem]/history:h-13.25 @min-[40rem]/history:items-center @min-[40rem]/history:justify-between @min-[40rem]/history:gap-6',
            kind === 'withdrawal' && '@min-[50rem]/history:h-15.75',
          )}
        >
          <Skeleton className="w-36 max-w-full" />
          <Skeleton className="w-24 max-w-full justify-self-end" />
          <Skeleton className="w-32 max-w-full" />
          <Skeleton className="w-20 max-w-full justify-self-end" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
