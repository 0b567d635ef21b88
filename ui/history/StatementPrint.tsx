import { use, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate, type Translate } from '../lib/locale-context.ts'
import { AmountsHidden } from '../money/amounts-hidden-context.ts'
import { currencyName, formatCount, formatDate, formatDay, type DateOptions } from '../money/format.ts'
import { timeZoneName } from '../money/time-zone.ts'
import { dayText, filterPhrases } from './filter-phrases.ts'
import * as m from './messages.ts'
import { StatementOpeningAndClosing } from './StatementOpeningAndClosing.tsx'
import { StatementTable } from './statement-table.tsx'
import { StatementTotals } from './StatementTotals.tsx'
import type { Entry, TransactionKind } from './entries.ts'
import type { TransactionFilter } from './transaction-view.ts'

export type StatementHead = {
  /** The name in the letterhead. */
  brand: string
  /** The lines of the operator's letterhead: its legal name, its address, its contact. */
  operator: readonly string[]
  /** The customer whose statement it is. */
  customer: { name: string; email: string }
  /** The address of the server that sent the rows. */
  server: string
  /** A note below the title, for example that the money is simulated. */
  note?: string
}

type Props = Omit<ComponentProps<'article'>, 'children'> & {
  /** Deposits or withdrawals. Only withdrawals have a fee and a destination. */
  kind: TransactionKind
  /** The letterhead, and the customer whose statement it is. */
  head: StatementHead
  /** All rows of the list, for the sums before and after the period. */
  all: readonly Entry[]
  /** The rows on the statement. */
  entries: readonly Entry[]
  /** How many of them to render. By default, all. */
  rows?: number
  /** The number of rows that could not be read. The filter doesn't change it. */
  unreadable?: number
  /** The filters that `entries` match. The statement names them. */
  filter: TransactionFilter
  /** When the rows were loaded, in milliseconds since 1970. */
  asOf: number | undefined
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

/** A printed statement of deposits or withdrawals, with letterhead and sums (HIS-4). Render it only while printing. */
export function StatementPrint({
  kind,
  head,
  all,
  entries,
  rows = entries.length,
  unreadable = 0,
  filter,
  asOf,
  dates,
  className,
  ...rest
}: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const shownDates = { ...locale, ...dates }
  const counted = (count: number) => ({ count, shown: formatCount(count, locale) })
  const currency = currencyName(locale)
  const hidden = use(AmountsHidden)
  const phrases = filterPhrases({ ...filter, from: null, to: null }, shownDates, t)
  return (
    <article
      data-slot="statement"
      className={cn('bg-surface text-xs leading-normal text-ink tabular-nums', className)}
      {...rest}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 border-b-2 border-ink pb-3">
        <div>
          <p className="text-xl font-semibold tracking-tight">{head.brand}</p>
          {head.operator.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="text-end">
          <h2 className="text-xl">{t(m.statementOf, { kind })}</h2>
          {head.note && <p className="mt-1 font-semibold">{head.note}</p>}
        </div>
      </header>
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-0.5">
        <Line term={t(m.customer)}>
          <bdi>{[head.customer.name, head.customer.email].filter(Boolean).join(', ')}</bdi>
        </Line>
        <Line term={t(m.period)}>{periodText(filter, entries, shownDates, t)}</Line>
        {phrases.length > 0 && <Line term={t(m.showsOnly)}>{phrases.join(', ')}</Line>}
        <Line term={t(m.rowsLabel)}>
          {t(m.rowsAsOf, { kind, ...counted(entries.length), time: formatDate(asOf, shownDates) })}
        </Line>
        <Line term={t(m.timeZone)}>{timeZoneName(shownDates)}</Line>
        <Line term={t(m.amounts)}>{hidden ? t(m.hiddenByCustomer, { currency }) : currency}</Line>
      </dl>
      {unreadable > 0 && <p className="mt-2 font-semibold">{t(m.rowsMissing, counted(unreadable))}</p>}
      <div className="mt-4 flex flex-wrap items-start gap-x-12 gap-y-4">
        <StatementOpeningAndClosing {...{ kind, all, filter, asOf, dates }} />
        <div>
          <StatementTotals kind={kind} entries={entries} />
        </div>
      </div>
      {rows < entries.length && rows === 0 ? (
        <p className="mt-6 font-semibold">{t(m.rowsNotOnPage, { kind, ...counted(entries.length) })}</p>
      ) : (
        <StatementTable {...{ kind, entries, rows, dates }} />
      )}
    </article>
  )
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{term}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
)

/** The days of the filter, or without any, those of the first and the last row. */
function periodText(
  { from, to }: TransactionFilter,
  entries: readonly Entry[],
  dates: DateOptions,
  t: Translate,
) {
  if (from !== null && to !== null)
    return t(m.periodFromTo, { first: dayText(from, dates), last: dayText(to, dates) })
  if (from !== null) return t(m.periodFrom, { day: dayText(from, dates) })
  if (to !== null) return t(m.periodUntil, { day: dayText(to, dates) })
  const times = entries.flatMap(({ at }) => (at === null ? [] : [at]))
  if (times.length === 0) return t(m.wholeList)
  const first = times.reduce((least, at) => Math.min(least, at))
  const last = times.reduce((most, at) => Math.max(most, at))
  return t(m.wholeListFromTo, { first: formatDay(first, dates), last: formatDay(last, dates) })
}
