import { ReceiptText } from 'lucide-react'
import { useMemo, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatCount, formatTime } from '../money/format.ts'
import { Button } from '../primitives/Button.tsx'
import { EmptyState } from '../primitives/EmptyState.tsx'
import { Link } from '../primitives/Link.tsx'
import { LoadError } from '../primitives/LoadError.tsx'
import * as m from './messages.ts'
import { TransactionBrowser, type BrowserProps } from './TransactionBrowser.tsx'
import { entriesOf, type Transaction } from './entries.ts'
import { TransactionTableSkeleton } from './TransactionTableSkeleton.tsx'
import { useAnnouncedChanges } from './use-announced-changes.ts'

type Props = Omit<ComponentProps<'section'>, 'children'> &
  BrowserProps & {
    /** `undefined` until the first response has arrived. */
    rows: readonly Transaction[] | undefined
    /** A note below the list shows this number too. */
    unreadable?: number
    /** The error message of the last call. Rows of an earlier response stay visible. */
    error?: string
    /** Called by the retry button. */
    onRetry: () => void
    /** The link to the page where the customer makes a first deposit or withdrawal. */
    startHref: string
  }

/** A history of deposits or withdrawals with its loading, error and empty states (HIS-1). */
export function TransactionHistory({
  kind,
  rows,
  unreadable = 0,
  error,
  onRetry,
  startHref,
  view,
  onViewChange,
  openKey,
  justRequested,
  onOpenKeyChange,
  onSaveFile,
  head,
  supportHref,
  supportHrefAbout,
  asOf,
  dates,
  parts,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const unread = { count: unreadable, shown: formatCount(unreadable, locale) }
  const browser = {
    kind,
    unreadable,
    view,
    onViewChange,
    openKey,
    justRequested,
    onOpenKeyChange,
    onSaveFile,
    head,
    supportHref,
    supportHrefAbout,
    asOf,
    dates,
    parts,
  }
  const entries = useMemo(() => rows && entriesOf(rows), [rows])
  useAnnouncedChanges(kind, entries)
  return (
    <section
      data-slot="transaction-history"
      aria-label={t(m.yourList, { kind })}
      className={cn('grid grid-cols-1 gap-4', className)}
      {...rest}
    >
      {error !== undefined && (
        <LoadError
          tone={entries ? 'warning' : 'danger'}
          title={entries ? t(m.listNotRefreshed) : t(m.listNotLoaded, { kind })}
          onRetry={onRetry}
        >
          <p>
            {error}
            {entries && ` ${t(m.seenIsFrom, { time: formatTime(asOf, { ...locale, ...dates }) })}`}
          </p>
        </LoadError>
      )}
      {!entries && error === undefined && <TransactionTableSkeleton kind={kind} />}
      {entries?.length === 0 && unreadable === 0 && (
        <EmptyState
          icon={<ReceiptText />}
          title={t(m.noHistory)}
          text={t(m.willBeListed, { kind })}
          action={
            <Button variant="secondary" asChild>
              <a href={startHref}>{t(m.makeOne, { kind })}</a>
            </Button>
          }
        />
      )}
      {entries?.length === 0 && unreadable > 0 && (
        <LoadError
          tone="warning"
          title={t(m.rowsNotReadable, unread)}
          onRetry={onRetry}
          action={
            <Button variant="secondary" size="sm" asChild>
              <a href={supportHref}>{t(m.contactSupport)}</a>
            </Button>
          }
        >
          {t(m.noOtherRows)}
        </LoadError>
      )}
      {entries && entries.length > 0 && (
        <>
          <TransactionBrowser {...browser} entries={entries} />
          {unreadable > 0 && (
            <p role="status" className="text-sm text-muted">
              {t(m.rowsNotShown, unread)} <Link href={supportHref}>{t(m.contactSupport)}</Link>
            </p>
          )}
        </>
      )}
    </section>
  )
}
