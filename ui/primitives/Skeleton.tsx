import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { useSlow } from '../lib/use-slow.ts'
import * as m from './messages.ts'
import type { ComponentProps } from 'react'

/** A grey placeholder for content that is loading. Set its size with `className` or `style`. */
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
  /** The announcement for all placeholders inside, such as 'Loading your wallet'. By default 'Loading …'. */
  label?: string
  /** After this many milliseconds, it says that it is still loading. */
  slowAfter?: number
}

/** A group of placeholders that screen readers announce once. */
export function SkeletonGroup({ label, slowAfter, className, children, ...rest }: GroupProps) {
  const t = useTranslate()
  const slow = useSlow(true, slowAfter)
  return (
    // <output> can't contain block elements.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" data-slot="skeleton-group" className={className} {...rest}>
      <span className="sr-only">{label ?? t(m.loading)}</span>
      {children}
      {slow && <p className="col-span-full mt-4 text-muted">{t(m.stillWorking)}</p>}
    </div>
  )
}
