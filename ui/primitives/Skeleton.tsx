import { cn } from '../lib/cn.ts'
import { STILL_WORKING, useSlow } from '../lib/use-slow.ts'
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
  /** After so many milliseconds it says that it is still at work (C9). */
  slowAfter?: number
}

export function SkeletonGroup({ label = 'Loading …', slowAfter, className, children, ...rest }: GroupProps) {
  const slow = useSlow(true, slowAfter)
  return (
    // An <output> may hold no blocks, and the shapes inside are blocks.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" data-slot="skeleton-group" className={className} {...rest}>
      <span className="sr-only">{label}</span>
      {children}
      {slow && <p className="col-span-full mt-4 text-muted">{STILL_WORKING}</p>}
    </div>
  )
}
