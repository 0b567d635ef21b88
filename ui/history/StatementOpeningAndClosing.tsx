import { useMemo, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { useLocale, useTranslate } from '../lib/locale-context.ts'
import { formatCount, formatDate, type DateOptions } from '../money/format.ts'
import { Money } from '../money/Money.tsx'
import { dayText } from './filter-phrases.ts'
import * as m from './messages.ts'
import { statementSums } from './statement-sums.ts'
import type { Entry, TransactionKind } from './entries.ts'
import type { TransactionFilter } from './transaction-view.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** Deposits or withdrawals, named in the sums. */
  kind: TransactionKind
  /** All rows of the list. */
  all: readonly Entry[]
  /** The filters of the statement. With a search, or a status other than approved, there are no sums. */
  filter: TransactionFilter
  /** When the rows were loaded, in milliseconds since 1970. */
  asOf: number | undefined
  /** Language and time zone of the dates. By default the customer’s. */
  dates?: DateOptions
}

const cell = 'border-b border-line py-1 pe-6 text-start align-top last:pe-0'

/** The sums of the approved rows at the beginning and at the end of a statement's period, with a note that they aren't a balance (HIS-4). */
export function StatementOpeningAndClosing({ kind, all, filter, asOf, dates, className, ...rest }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const shownDates = { ...locale, ...dates }
  const counted = (count: number) => ({ count, shown: formatCount(count, locale) })
  const { status, from, to, search } = filter
  const sums = useMemo(
    () => statementSums(all, { status, from, to, search }),
    [all, status, from, to, search],
  )
  return (
    <div data-slot="opening-and-closing" className={cn('max-w-120', className)} {...rest}>
      {sums === null ? (
        <p>{t(m.noSums, { kind })}</p>
      ) : (
        <>
          <table className="border-collapse tabular-nums">
            <caption className="pb-1 text-start text-base font-semibold">
              {from === null ? t(m.closingSum) : t(m.openingAndClosing)}
            </caption>
            <tbody>
              {from !== null && (
                <tr>
                  <th scope="row" className={cn(cell, 'font-normal')}>
                    {t(m.openingBefore, { kind, day: dayText(from, shownDates) })}
                  </th>
                  <td className={cn(cell, 'whitespace-nowrap')}>
                    {t(m.rowCount, counted(sums.openingRows))}
                  </td>
                  <td className={cn(cell, 'text-end font-semibold')}>
                    <Money amount={sums.opening} />
                  </td>
                </tr>
              )}
              <tr>
                <th scope="row" className={cn(cell, 'font-normal')}>
                  {to === null
                    ? t(m.closingAsOf, { kind, time: formatDate(asOf, shownDates) })
                    : t(m.closingUpTo, { kind, day: dayText(to, shownDates) })}
                </th>
                <td className={cn(cell, 'whitespace-nowrap')}>{t(m.rowCount, counted(sums.closingRows))}</td>
                <td className={cn(cell, 'text-end font-semibold')}>
                  <Money amount={sums.closing} />
                </td>
              </tr>
            </tbody>
          </table>
          <p className="mt-1">{from === null ? t(m.closingIsNoBalance) : t(m.sumsAreNoBalance)}</p>
          {sums.leftOut > 0 && <p className="mt-1">{t(m.rowsInNeitherSum, counted(sums.leftOut))}</p>}
        </>
      )}
    </div>
  )
}
