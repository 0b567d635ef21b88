import { History } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { Button } from '../primitives/Button.tsx'
import { Callout } from '../primitives/Callout.tsx'
import { EmptyState } from '../primitives/EmptyState.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import { ActivityRow, type ListedActivity } from './activity-row.tsx'
import * as m from './messages.ts'
import { SHOWN_AT_FIRST, useFirstRows } from './first-rows.tsx'
import { buttonHeight, RowPlaceholders } from './row-placeholders.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** Newest first. `undefined` until the first response. */
  entries: readonly ListedActivity[] | undefined
  /** The number of entries that could not be read. */
  unreadable?: number
  /** Why they could not be loaded. Entries of an earlier response stay visible. */
  error?: string
  /** Called by Try again. */
  onRetry: () => void
  /** A retry is running. */
  retrying?: boolean
  /** Called to load earlier entries. Leave it out once all are loaded. */
  onOlder?: () => void
  /** Earlier entries are being loaded. */
  loadingOlder?: boolean
  /** Why earlier entries could not be loaded. */
  problem?: string
  /** Called with the entry that the customer doesn’t recognise, or with nothing if no entry could be loaded. */
  onNotMe: (entry?: ListedActivity) => void
}

const rowHeights = Array.from({ length: SHOWN_AT_FIRST }, () => 'h-23 max-sm:pointer-coarse:h-25 sm:h-11.5')

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
  const t = useTranslate()
  const { list, shown, showAll } = useFirstRows(entries, onOlder !== undefined)
  const { root, fallback, onFocus } = useKeptFocus<HTMLDivElement, HTMLParagraphElement>()
  const some = entries !== undefined && entries.length > 0
  return (
    <div data-slot="activity-list" className={cn('w-full', className)} {...rest}>
      <div ref={root} onFocus={onFocus} className="grid grid-cols-1 gap-4">
        {error !== undefined && (
          <LoadError
            tone={entries ? 'warning' : 'danger'}
            title={entries ? t(m.listNotRefreshed) : t(m.listNotLoaded)}
            onRetry={onRetry}
            retrying={retrying}
          >
            {error}
          </LoadError>
        )}
        {!some && (error !== undefined || unreadable > 0) && (
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => onNotMe()}>
            {t(m.someoneUsedAccount)}
          </Button>
        )}
        {!entries && error === undefined && (
          <SkeletonGroup label={t(m.loadingActivity)} className="grid w-full gap-4">
            <RowPlaceholders heights={rowHeights} />
            <Skeleton className={cn(buttonHeight, 'max-w-24')} />
          </SkeletonGroup>
        )}
        {entries?.length === 0 && unreadable === 0 && (
          <EmptyState
            className="w-full"
            icon={<History />}
            title={t(m.noActivity)}
            text={t(m.noActivityText)}
          />
        )}
        {some && (
          <ul ref={list} aria-label={t(m.recentActivity)} className="w-full border-y border-line ruled">
            {shown?.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} onNotMe={() => onNotMe(entry)} />
            ))}
          </ul>
        )}
        {showAll}
        {unreadable > 0 && (
          <p role="status" className="text-sm text-muted">
            {t(m.entriesUnreadable, { count: unreadable })}
          </p>
        )}
        {problem !== undefined && (
          <Callout tone="warning" live="assertive" title={t(m.earlierNotLoaded)}>
            {problem}
          </Callout>
        )}
        {onOlder && !showAll && (
          <Button
            variant="secondary"
            size="sm"
            loading={loadingOlder}
            className="justify-self-start"
            onClick={onOlder}
          >
            {t(m.showEarlier)}
          </Button>
        )}
        {entries && !onOlder && !showAll && (some || unreadable > 0) && (
          <p ref={fallback} tabIndex={-1} className="rounded-sm text-sm text-muted">
            {t(m.noEarlierActivity)}
          </p>
        )}
      </div>
    </div>
  )
}
