import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the figure, a noun. */
  label: ReactNode
  /** The figure with its unit, usually Money, Percent or a short text. */
  children: ReactNode
}

/** A line of a `dl`: the label at the start, the figure at the end. */
export function LedgerRow({ label, className, children, ...rest }: Props) {
  return (
    <div
      data-slot="ledger-row"
      className={cn('flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-2', className)}
      {...rest}
    >
      <dt className="text-muted">{label}</dt>
      <dd className="ms-auto min-w-0 text-end wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
