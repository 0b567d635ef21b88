import { useMemo, type ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { formatCount, formatDate, type DateOptions } from '../money/format.ts'
import { Money } from '../money/Money.tsx'
import { dayText } from './filter-phrases.ts'
import { statementSums } from './statement-sums.ts'
import type { Entry, TransactionFilter, TransactionKind } from './transaction-view.ts'

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

const rows = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`

/** The sums of the approved rows at the beginning and at the end of a statement's period, and what they are not (HIS-4). */
export function StatementOpeningAndClosing({ kind, all, filter, asOf, dates, className, ...rest }: Props) {
  const { status, from, to, search } = filter
  const sums = useMemo(
    () => statementSums(all, { status, from, to, search }),
    [all, status, from, to, search],
  )
  return (
    <div data-slot="opening-and-closing" className={cn('max-w-120', className)} {...rest}>
      {sums === null ? (
        <p>No opening and closing sums: this statement shows only some of the {kind}s of its period.</p>
      ) : (
        <>
          <table className="border-collapse tabular-nums">
            <caption className="pb-1 text-start text-base font-semibold">
              {from === null ? 'Closing sum' : 'Opening and closing sums'}
            </caption>
            <tbody>
              {from !== null && (
                <tr>
                  <th scope="row" className={cn(cell, 'font-normal')}>
                    Opening: approved {kind}s before {dayText(from, dates)}
                  </th>
                  <td className={cn(cell, 'whitespace-nowrap')}>{rows(sums.openingRows)}</td>
                  <td className={cn(cell, 'text-end font-semibold')}>
                    <Money amount={sums.opening} />
                  </td>
                </tr>
              )}
              <tr>
                <th scope="row" className={cn(cell, 'font-normal')}>
                  {to === null
                    ? `Closing: all approved ${kind}s as of ${formatDate(asOf, dates)}`
                    : `Closing: approved ${kind}s up to and including ${dayText(to, dates)}`}
                </th>
                <td className={cn(cell, 'whitespace-nowrap')}>{rows(sums.closingRows)}</td>
                <td className={cn(cell, 'text-end font-semibold')}>
                  <Money amount={sums.closing} />
                </td>
              </tr>
            </tbody>
          </table>
          <p className="mt-1">
            {from === null
              ? 'It adds up the rows of the list. It is not the balance of the account.'
              : 'Both add up the rows of the list. They are not the balance of the account.'}
          </p>
          {sums.leftOut > 0 && (
            <p className="mt-1">
              {rows(sums.leftOut)} without a readable date or amount {sums.leftOut === 1 ? 'is' : 'are'} in
              neither sum.
            </p>
          )}
        </>
      )}
    </div>
  )
}
