import { History } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { EmptyState } from '../primitives/EmptyState.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import { ActivityRow, type ListedActivity } from './activity-row.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** Newest first. `undefined` until the first answer. */
  entries: readonly ListedActivity[] | undefined
  /** The number of entries that could not be read. */
  unreadable?: number
  /** Why they could not be loaded. Entries of an earlier answer stay visible. */
  error?: string
  /** Called by Try again. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** Called to load earlier entries. Without it, all are loaded. */
  onOlder?: () => void
  /** Earlier entries are being loaded. */
  loadingOlder?: boolean
  /** Why earlier entries could not be loaded. */
  problem?: string
  /** Called with an entry that the customer doesn’t recognise. Without an entry if none could be loaded. */
  onNotMe: (entry?: ListedActivity) => void
}

/** What happened in the account, with “This was not me” at each entry (CAP-3). */
export function ActivityList({
  entries,
  unreadable = 0,
  error,
  onRetry,
  retrying,
  onOlder,
  loadingOlder = false,
  problem,
  onNotMe,
  className,
  ...rest
}: Props) {
  const { root, fallback, onFocus } = useKeptFocus<HTMLDivElement, HTMLParagraphElement>()
  const some = entries !== undefined && entries.length > 0
  return (
    <div data-slot="activity-list" className={cn('w-full', className)} {...rest}>
      <div ref={root} onFocus={onFocus} className="grid grid-cols-1 gap-4">
        {error !== undefined && (
          <LoadError
            tone={entries ? 'warning' : 'danger'}
            title={entries ? 'This list could not be refreshed' : 'This list could not be loaded'}
            onRetry={onRetry}
            retrying={retrying}
          >
            {error}
          </LoadError>
        )}
        {!some && (error !== undefined || unreadable > 0) && (
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => onNotMe()}>
            Someone else used my account
          </Button>
        )}
        {!entries && error === undefined && (
          <SkeletonGroup label="Loading your recent activity" className="w-full">
            <Skeleton className="h-12" />
            <Skeleton className="mt-4 h-12" />
            <Skeleton className="mt-4 h-12" />
          </SkeletonGroup>
        )}
        {entries?.length === 0 && unreadable === 0 && (
          <EmptyState
            className="w-full"
            icon={<History />}
            title="No activity"
            text="Sign-ins, changes to your account and withdrawals are listed here."
          />
        )}
        {some && (
          <ul aria-label="Recent activity, newest first" className="w-full border-y border-line ruled">
            {entries.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} onNotMe={() => onNotMe(entry)} />
            ))}
          </ul>
        )}
        {unreadable > 0 && (
          <p role="status" className="text-sm text-muted">
            {unreadable === 1
              ? '1 entry could not be read and is'
              : `${unreadable} entries could not be read and are`}{' '}
            not shown.
          </p>
        )}
        {problem !== undefined && (
          <Callout tone="warning" live="assertive" title="Earlier activity could not be loaded">
            {problem}
          </Callout>
        )}
        {onOlder && (
          <Button
            variant="secondary"
            size="sm"
            loading={loadingOlder}
            className="justify-self-start"
            onClick={onOlder}
          >
            Show earlier activity
          </Button>
        )}
        {entries && !onOlder && (some || unreadable > 0) && (
          <p ref={fallback} tabIndex={-1} className="rounded-sm text-sm text-muted">
            No earlier activity.
          </p>
        )}
      </div>
    </div>
  )
}
