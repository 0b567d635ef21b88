import { ArrowDownLeft, ArrowUpRight, ChevronRight } from 'lucide-react'
import { useId, useMemo, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useTranslate } from '../lib/locale-context.ts'
import { DateTime } from '../money/DateTime.tsx'
import type { DateOptions } from '../money/format.ts'
import { Missing, Money } from '../money/Money.tsx'
import { EmptyState } from '../primitives/EmptyState.tsx'
import { Link } from '../primitives/Link.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import { Skeleton, SkeletonGroup } from '../primitives/Skeleton.tsx'
import { StatusBadge } from '../wallet/StatusBadge.tsx'
import { isCancelled, transactionKinds, type Transaction, type TransactionKind } from './entries.ts'
import { latestOf, type LatestEntry } from './latest.ts'
import * as m from './messages.ts'

export const LATEST_COUNT = 5

/** The latest response for one list. `rows` is `undefined` until the first response has arrived. */
export type ActivityList = {
  /** The rows of the latest response. `undefined` until the first one has arrived. */
  rows: readonly Transaction[] | undefined
  /** Why the last call failed. Rows of an earlier response stay. */
  error?: string
}

type Props = Omit<ComponentProps<'section'>, 'children'> & {
  /** The response of each list. Nothing is shown before both have arrived or failed. */
  lists: Record<TransactionKind, ActivityList>
  /** Called by the retry button. It should load the lists that failed. */
  onRetry: () => void
  /** A retry is running: the button shows it and ignores further presses. */
  retrying?: boolean
  /** The address of each history. A row's key is appended as `?row=`. */
  historyHrefs: Record<TransactionKind, string>
  /** The locale and time zone of the dates. By default the customer's. */
  dates?: DateOptions
}

const icons = { deposit: ArrowDownLeft, withdrawal: ArrowUpRight } satisfies Record<TransactionKind, unknown>

/** The five newest deposits and withdrawals with their status, each a link to its details (DSH-8). */
export function LatestActivity({ lists, onRetry, retrying, historyHrefs, dates, className, ...rest }: Props) {
  const t = useTranslate()
  const id = useId()
  const { deposit, withdrawal } = lists
  const latest = useMemo(
    () => latestOf({ deposit: deposit.rows, withdrawal: withdrawal.rows }, LATEST_COUNT),
    [deposit.rows, withdrawal.rows],
  )
  const failed = transactionKinds.filter((kind) => lists[kind].error !== undefined)
  const loading = transactionKinds.some((kind) => !lists[kind].rows && lists[kind].error === undefined)
  return (
    <section
      data-slot="latest-activity"
      aria-labelledby={id}
      className={cn('@container min-w-0', className)}
      {...rest}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line">
        <h2 id={id} className="py-2 text-xl">
          {t(m.latestActivity)}
        </h2>
        <p className="flex flex-wrap gap-x-6 text-sm">
          {transactionKinds.map((kind) => (
            <Link
              key={kind}
              href={historyHrefs[kind]}
              className="inline-flex min-h-11 items-center font-medium"
            >
              {t(m.historyOf, { kind })}
            </Link>
          ))}
        </p>
      </div>
      {failed.length > 0 && (
        <LoadError
          tone={loading || latest.length > 0 ? 'warning' : 'danger'}
          title={
            failed.length === 1 && failed[0]
              ? t(m.latestListNotLoaded, { kind: failed[0] })
              : t(m.latestNotLoaded)
          }
          onRetry={onRetry}
          retrying={retrying}
          className="mt-3"
        >
          {failed.map((kind) => lists[kind].error)[0]}
        </LoadError>
      )}
      {loading ? (
        <SkeletonGroup label={t(m.loadingLatest)}>
          {Array.from({ length: LATEST_COUNT }, (_, row) => (
            <div
              key={row}
              className="box-content flex h-19 items-center border-b border-line @min-[44rem]:h-13.5"
            >
              <Skeleton className="w-full" />
            </div>
          ))}
        </SkeletonGroup>
      ) : latest.length > 0 ? (
        <ul>
          {latest.map((entry) => (
            <Row
              key={`${entry.kind} ${entry.key}`}
              entry={entry}
              href={historyHrefs[entry.kind]}
              dates={dates}
            />
          ))}
        </ul>
      ) : (
        failed.length === 0 && (
          <EmptyState align="start" title={t(m.noHistory)} text={t(m.latestWillAppear)} />
        )
      )}
    </section>
  )
}

type RowProps = {
  /** The transaction of the row. */
  entry: LatestEntry
  /** The address of the row’s history, without the row. */
  href: string
  /** Language and time zone of the date. */
  dates?: DateOptions
}

function Row({ entry: { kind, key, row }, href, dates }: RowProps) {
  const t = useTranslate()
  const Icon = icons[kind]
  return (
    <li className="border-b border-line">
      <a
        href={`${href}?row=${encodeURIComponent(key)}`}
        className="grid min-h-19 grid-cols-[1.25rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-0.5 text-ink no-underline hover:bg-tint @min-[44rem]:min-h-13.5 @min-[44rem]:grid-cols-[1.25rem_6rem_10.5rem_minmax(0,1fr)_auto_7rem_1rem]"
      >
        <Icon aria-hidden className="size-4 text-muted @max-[44rem]:row-span-2" />
        <span className="font-medium">{t(m.nameOfKind, { kind })}</span>
        <span className="min-w-0 text-end font-semibold wrap-anywhere @min-[44rem]:order-5">
          <Money amount={row.amount} />
        </span>
        <span className="text-sm text-muted @max-[44rem]:col-start-2">
          <DateTime iso={row.date} {...dates} />
        </span>
        <span className="truncate text-sm text-muted @max-[44rem]:hidden">
          {row.reference ? <bdi>{row.reference}</bdi> : <Missing />}
        </span>
        <span className="flex justify-self-end @min-[44rem]:justify-self-start">
          <StatusBadge status={row.status} cancelled={isCancelled(row)} look="plain" />
        </span>
        <ChevronRight
          aria-hidden
          className="size-4 text-muted @max-[44rem]:hidden @min-[44rem]:order-6 rtl:rotate-180"
        />
      </a>
    </li>
  )
}
