import { cn } from '../lib/cn.ts'
import type { ComponentProps } from 'react'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import type { TransactionKind } from './transaction-view.ts'

type Props = Omit<ComponentProps<typeof SkeletonGroup>, 'children' | 'label'> & { kind: TransactionKind }

const rows = Array.from({ length: 8 }, (_, at) => at)

/** The placeholder for a history while it loads (HIS-1). */
export function TransactionTableSkeleton({ kind, className, ...rest }: Props) {
  return (
    <SkeletonGroup label={`Loading your ${kind}s`} className={cn('grid', className)} {...rest}>
      {rows.map((row) => (
        <div key={row} className="grid gap-2 border-b border-line py-4 sm:flex sm:justify-between sm:gap-6">
          <Skeleton className="w-36" />
          <Skeleton className="w-44" />
          <Skeleton className="w-24" />
          <Skeleton className="w-20" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
