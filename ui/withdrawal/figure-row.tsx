import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

type Props = { term: ReactNode; className?: string; children: ReactNode }

/** A line of a `dl` of figures: the term at the start, the figure at the end. */
export const FigureRow = ({ term, className, children }: Props) => (
  <div className={cn('flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2', className)}>
    <dt className="text-muted">{term}</dt>
    <dd className="ms-auto min-w-0 text-end wrap-anywhere">{children}</dd>
  </div>
)
