import { cn } from '../lib/cn.ts'
import type { ComponentProps } from 'react'

/** A grey shape of the size of what is loading; `className` gives the size. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      data-slot="skeleton"
      className={cn('h-4 animate-pulse rounded-sm bg-line/60 forced-colors:border', className)}
      {...rest}
    />
  )
}

type GroupProps = Omit<ComponentProps<'div'>, 'aria-label'> & {
  /** Said once for all the shapes inside: 'Loading your wallet'. */
  label?: string
}

export function SkeletonGroup({ label = 'Loading …', className, children, ...rest }: GroupProps) {
  return (
    // An <output> may hold no blocks, and the shapes inside are blocks.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" data-slot="skeleton-group" className={className} {...rest}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
